import { type ActorRefFrom, createActor } from "xstate";
import type { Instant } from "../../../../shared/instant";
import { dueTicks, revive } from "../../checkout/checkout.log";
import { checkoutMachine } from "../../checkout/checkout.machine";
import type { Checkout } from "../../checkout/checkout.schemas";
import { type CheckoutSnapshot, stateName } from "../../checkout/checkout.states";

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** A started actor in the state that the server sent; the caller has to stop it. */
export function startCheckout({ TravelPlanId, Stored }: Checkout): CheckoutActor {
  return createActor(checkoutMachine, { input: { planId: TravelPlanId }, snapshot: revive(Stored) }).start();
}

/**
 * Sends the actor the ticks that are due at the server's time (epoch ms), each with the instant of its deadline, as the
 * server's sweeper does. True when a tick changed the plan: then the server has to be asked, as it decides.
 */
export function tickCheckout(actor: CheckoutActor, now: Instant): boolean {
  const before = actor.getSnapshot();
  for (const { event } of dueTicks(before, now)) actor.send(event);
  return !sameStanding(before, actor.getSnapshot());
}

/** Reminders change only the context, and nothing on a page. */
function sameStanding(one: CheckoutSnapshot, other: CheckoutSnapshot): boolean {
  return stateName(one) === stateName(other) && one.context.bookings === other.context.bookings;
}
