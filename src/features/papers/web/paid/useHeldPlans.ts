import { useSelector } from "react-redux";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { serverText } from "../../../../platform/web/ui/failures/serverText";
import type { HeldPlan } from "../../receipt.schemas";
import { useGetHoldsQuery } from "../papers.api";

/** Why it is not known which plans a dispute holds, and how to ask again. */
export type HoldsFailure = { readonly error: Parameters<typeof serverText>[0]; readonly retry: () => void };

type HeldPlans = {
  /** Undefined while loading, and after a failure. */
  readonly holds: readonly HeldPlan[] | undefined;
  readonly failure: HoldsFailure | null;
};

/** The signed-in client's plans whose papers are blocked by a dispute, polled at `pace`. (DESK-90) */
export function useHeldPlans(pace = slowPollingOptions()): HeldPlans {
  const clientId = useSelector(selectClientId);
  const asked = useGetHoldsQuery({ clientId }, { skip: clientId === 0, ...pace });
  return { holds: asked.data, failure: failureOf(asked) };
}

type Asked = { readonly data?: unknown; readonly error?: HoldsFailure["error"]; readonly refetch: () => unknown };

/** Null while loading, and as long as there is an answer, even an older one. */
export const failureOf = ({ data, error, refetch }: Asked): HoldsFailure | null =>
  data === undefined && error !== undefined ? { error, retry: () => void refetch() } : null;
