import { type ActorRefFrom, createActor } from "xstate";
import type { Instant } from "../../../../shared/instant";
import { knownTicks, revive } from "../../checkout/checkout.log";
import { checkoutMachine } from "../../checkout/checkout.machine";
import type { Checkout } from "../../checkout/checkout.schemas";
import { type CheckoutSnapshot, stateName } from "../../checkout/checkout.states";

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** A started actor in the state that the server sent; the caller has to stop it. */
export function startCheckout({ TravelPlanId, Stored }: Pick<Checkout, "TravelPlanId" | "Stored">): CheckoutActor {
  return createActor(checkoutMachine, { input: { planId: TravelPlanId }, snapshot: revive(Stored) }).start();
}

/**
 * Sends the actor the ticks that are due at the server's time (epoch ms) and decided by the plan's facts, as a read on
 * the server applies them. Since when the server has to be asked, as a tick changed the plan or waits for the server's
 * checks of the documents (epoch ms); null: it need not be. (CHART-8)
 */
export function tickCheckout(actor: CheckoutActor, now: Instant): Instant | null {
  const { ticks, undecidedAt } = knownTicks(actor.getSnapshot(), now);
  for (const { event } of ticks) actor.send(event);
  const changed = ticks.find(({ before, after }) => !sameStanding(before, after));
  return changed?.event.at ?? undecidedAt;
}

/** Reminders change only the context, and nothing on a page. */
function sameStanding(one: CheckoutSnapshot, other: CheckoutSnapshot): boolean {
  return stateName(one) === stateName(other) && one.context.bookings === other.context.bookings;
}
