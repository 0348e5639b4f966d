import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import type { SentEvent } from "../../event/event-fields";
import { eventDeed } from "../../story/eventDeed";
import { failureText } from "../failureText";
import { useSendEventMutation } from "../inspector.api";
import type { Inspection } from "../useInspection";
import type { TestSession } from "./useTestSession";

/**
 * Sends an event to the inspected plan, and notes in the test session that it was taken or refused. `asked`: the event
 * that the chart was asked about. Resolves to the text of its failure, empty where that has none; null: it was taken.
 */
export function useSendEvent({ bundle: { planId }, snapshot, steps }: Inspection, testSession: TestSession) {
  const [sendEvent] = useSendEventMutation();
  return async (event: SentEvent, asked: CheckoutEvent): Promise<string | null> => {
    const { data, error } = await sendEvent({ planId, body: event });
    if (data) testSession.note(eventDeed(planId, event, snapshot, data.State));
    else testSession.refuse(planId, steps.length, asked);
    return error ? (failureText(error) ?? "") : null;
  };
}
