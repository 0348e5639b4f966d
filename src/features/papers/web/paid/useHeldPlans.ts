import { useSelector } from "react-redux";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { HeldPlan } from "../../receipt.schemas";
import { useGetHoldsQuery } from "../papers.api";

const none: readonly HeldPlan[] = [];

/** The signed-in client's plans whose papers are blocked by a dispute, polled at `pace`; undefined while loading. */
export function useHeldPlans(pace = slowPollingOptions()): readonly HeldPlan[] | undefined {
  const clientId = useSelector(selectClientId);
  const asked = useGetHoldsQuery({ clientId }, { skip: clientId === 0, ...pace });
  return asked.isLoading ? undefined : (asked.data ?? none);
}
