import type { CheckoutContext } from "../../../features/plan/checkout/checkout.context";
import type { SentEvent } from "../event/event-fields";

/** An attempt that a plan has: to pay it, or to pay the difference of a change. */
export const namedAttempts = ["attempt", "supplement"] as const;
export type NamedAttempt = (typeof namedAttempts)[number];

/** Which of the plan's attempts an event is about, as its id is another one in a plan that is built again. */
export const namedAttempt = (event: SentEvent, context: CheckoutContext): NamedAttempt | undefined =>
  "attemptId" in event ? namedAttempts.find((name) => context[name]?.id === event.attemptId) : undefined;
