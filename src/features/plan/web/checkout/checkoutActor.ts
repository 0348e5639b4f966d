import { type ActorRefFrom, createActor } from "xstate";
import type { Instant } from "../../../../shared/instant";
import { dueTicks, revive } from "../../checkout/checkout.log";
import { checkoutMachine } from "../../checkout/checkout.machine";
import type { Checkout } from "../../checkout/checkout.schemas";
import { type CheckoutSnapshot, stateName } from "../../checkout/checkout.states";

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** An actor at the state that the server sent; started, and to be stopped by whoever asked for it. */
export function startCheckout({ TravelPlanId, Stored }: Checkout): CheckoutActor {
  return createActor(checkoutMachine, { input: { planId: TravelPlanId }, snapshot: revive(Stored) }).start();
}

/**
 * Hands the actor the ticks that are due at the server's present (epoch ms), each at the instant it enforces, as the
 * server's sweeper does. True when the clock has changed the plan: the server has to be asked, for it decides.
 */
export function tickCheckout(actor: CheckoutActor, now: Instant): boolean {
  const before = actor.getSnapshot();
  for (const { event } of dueTicks(before, now)) actor.send(event);
  return !sameStanding(before, actor.getSnapshot());
}

/** Reminders change the context and nothing that a screen shows. */
function sameStanding(one: CheckoutSnapshot, other: CheckoutSnapshot): boolean {
  return stateName(one) === stateName(other) && one.context.bookings === other.context.bookings;
}
