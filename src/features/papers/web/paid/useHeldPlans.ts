import { useSelector } from "react-redux";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { HeldPlan } from "../../receipt.schemas";
import { useGetHoldsQuery } from "../papers.api";

const none: readonly HeldPlan[] = [];

/** The signed-in client's plans whose papers are held by a dispute; none until it is known. */
export function useHeldPlans(): readonly HeldPlan[] {
  const clientId = useSelector(selectClientId);
  return useGetHoldsQuery({ clientId }, { skip: clientId === 0, refetchOnMountOrArgChange: true }).data ?? none;
}
