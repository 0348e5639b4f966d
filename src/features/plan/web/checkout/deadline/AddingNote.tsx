import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { takesBookings } from "../../../checkout/checkout.states";
import { useActivePlan } from "../../useActivePlan";
import { type OpenCheckout, useCheckout } from "../useCheckout";
import { useBounds } from "./TimeToPay";

/**
 * Shown before a booking while a plan waits for its payment: how the booking changes the deadline, or that it starts a
 * separate plan because a payment is in progress or a review has kept the reservations beyond their holds. (PLAN-2,
 * PLAN-27)
 */
export function AddingNote() {
  const { data: plan } = useActivePlan();
  return plan ? <Note planId={plan.TravelPlanId} /> : null;
}

function Note({ planId }: { readonly planId: number }) {
  const answer = useCheckout(planId);
  return answer.status === "ready" ? <EffectOfAdding open={answer.open} /> : null;
}

function EffectOfAdding({ open }: { readonly open: OpenCheckout }) {
  const bounds = useBounds(open);
  const { snapshot, now, checkout } = open;
  const plan = checkout.TravelPlanId;
  if (!bounds) return null;
  if (!takesBookings(snapshot, now)) {
    const isHeld = snapshot.hasTag("acceptsBookings");
    return (
      <Callout kind="info">
        <FormattedMessage id={isHeld ? "checkout.addingApart.held" : "checkout.addingApart"} values={{ plan }} />
      </Callout>
    );
  }
  return (
    <Callout kind="info">
      <FormattedMessage id="checkout.adding" values={{ plan, ...bounds }} />
    </Callout>
  );
}
