import { useSelector } from "react-redux";
import { lookAgain } from "../../../../platform/web/lookAgain";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { HeldPlan } from "../../receipt.schemas";
import { useGetHoldsQuery } from "../papers.api";

const none: readonly HeldPlan[] = [];

/** The signed-in client's plans whose papers are blocked by a dispute; undefined while loading. */
export function useHeldPlans(): readonly HeldPlan[] | undefined {
  const clientId = useSelector(selectClientId);
  const asked = useGetHoldsQuery({ clientId }, { skip: clientId === 0, ...lookAgain() });
  return asked.isLoading ? undefined : (asked.data ?? none);
}
