import { amountDue } from "../../../features/plan/checkout/checkout.context";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import type { SentEvent } from "../event/event-fields";
import { namedAttempts } from "./namedAttempt";
import type { EventDeed } from "./playwright-test";

/**
 * An event that a plan took, as it is repeated elsewhere: the attempt that it is about is named, as its id is another one
 * in a plan that is built again. `before`: the plan that it was sent to; `state`: the one that it led to. (QA-12)
 */
export function eventDeed(planId: number, event: SentEvent, before: CheckoutSnapshot, state: string): EventDeed {
  const { context } = before;
  const attempt =
    "attemptId" in event ? namedAttempts.find((name) => context[name]?.id === event.attemptId) : undefined;
  return { type: "event", planId, event, from: stateName(before), state, due: amountDue(context), attempt };
}
