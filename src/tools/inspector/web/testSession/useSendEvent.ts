import { amountDue } from "../../../../features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import { stateName } from "../../../../features/plan/checkout/checkout.states";
import type { SentEvent } from "../../event/event-fields";
import { namedAttempt } from "../../story/namedAttempt";
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
    if (data)
      testSession.note({
        type: "event",
        planId,
        event,
        from: stateName(snapshot),
        state: data.State,
        due: amountDue(snapshot.context),
        attempt: namedAttempt(event, snapshot.context),
      });
    else testSession.refuse(planId, steps.length, asked);
    return error ? (failureText(error) ?? "") : null;
  };
}
