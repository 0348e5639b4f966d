import { createInspector } from "@statelyai/inspect";
import { type ActorRefFrom, createActor } from "xstate";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import { checkoutMachine } from "../../../../features/plan/checkout/checkout.machine";
import type { Receiver } from "./receivers";

/** Sends a plan's events to an inspector as they arrive. */
export type PlanStream = {
  /** Takes the plan's whole log and sends only what is new. Another plan, or another past, starts a new actor. */
  follow: (planId: number, events: readonly CheckoutEvent[]) => void;
  stop: () => void;
};

/**
 * Shows a plan to Stately's inspectors as an actor: its chart's definition, each event and the state after it, in the
 * protocol of `@statelyai/inspect`. The actor runs in the page and changes nothing on the server. (QA-2)
 */
export function streamPlan(receiver: Receiver): PlanStream {
  const { inspect } = createInspector(receiver);
  let actor: ActorRefFrom<typeof checkoutMachine> | null = null;
  let sent: { planId: number; events: readonly CheckoutEvent[] } | null = null;

  const begin = (planId: number) => {
    actor?.stop();
    actor = createActor(checkoutMachine, { id: `plan-${planId}`, input: { planId }, inspect }).start();
  };
  receiver.start?.();
  return {
    follow: (planId, events) => {
      const before = sent?.planId === planId && isBeginning(sent.events, events) ? sent.events.length : null;
      if (before === null) begin(planId);
      for (const event of events.slice(before ?? 0)) actor?.send(event);
      sent = { planId, events };
    },
    stop: () => {
      receiver.stop();
      actor?.stop();
    },
  };
}

/**
 * Whether the known events start the log: a log only grows, but a file or another database may have another plan with
 * the same number.
 */
function isBeginning(known: readonly CheckoutEvent[], log: readonly CheckoutEvent[]): boolean {
  const last = known.at(-1);
  return known.length <= log.length && JSON.stringify(last) === JSON.stringify(log[known.length - 1]);
}
