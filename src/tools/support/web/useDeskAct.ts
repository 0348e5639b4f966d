import {
  useAcceptHolderMutation,
  useExtendBookingMutation,
  useRetryPaymentMutation,
  useSendMailAgainMutation,
} from "./support.api";

/** What the desk does from a plan's page, and to which booking, plan, mail or attempt. */
export type DeskAct = { kind: "extend" | "holder" | "mail"; id: number } | { kind: "payment"; id: string };

/** Does one thing, with its reason. Resolves to true when the server took it; otherwise `error` tells why not. */
export function useDeskAct(act: DeskAct) {
  const [extend, extending] = useExtendBookingMutation();
  const [acceptHolder, accepting] = useAcceptHolderMutation();
  const [sendAgain, sending] = useSendMailAgainMutation();
  const [retry, retrying] = useRetryPaymentMutation();
  const state = { extend: extending, holder: accepting, mail: sending, payment: retrying }[act.kind];
  const send = async (Reason: string): Promise<boolean> => {
    if (act.kind === "payment") return !(await retry({ PaymentId: act.id, Reason })).error;
    if (act.kind === "mail") return !(await sendAgain({ MailId: act.id, Reason })).error;
    if (act.kind === "holder") return !(await acceptHolder({ TravelPlanId: act.id, Reason })).error;
    return !(await extend({ BookingId: act.id, Reason })).error;
  };
  return { send, error: state.error, busy: state.isLoading };
}
