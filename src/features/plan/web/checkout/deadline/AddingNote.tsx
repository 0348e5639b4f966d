import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { useActivePlan } from "../../useActivePlan";
import { type OpenCheckout, useCheckout } from "../useCheckout";
import { useBounds } from "./TimeToPay";

/** Shown before a booking is added to a plan whose window to pay is open: how that changes the deadline. (PLAN-27) */
export function AddingNote() {
  const { data: plan } = useActivePlan();
  return plan ? <Note planId={plan.TravelPlanId} /> : null;
}

function Note({ planId }: { readonly planId: number }) {
  const answer = useCheckout(planId);
  return answer.status === "ready" ? <Told open={answer.open} /> : null;
}

function Told({ open }: { readonly open: OpenCheckout }) {
  const bounds = useBounds(open);
  if (!bounds || !open.snapshot.hasTag("acceptsBookings")) return null;
  return (
    <Callout kind="info">
      <FormattedMessage id="checkout.adding" values={{ plan: open.checkout.TravelPlanId, ...bounds }} />
    </Callout>
  );
}
