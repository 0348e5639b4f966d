import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import type { PaymentRow } from "../../server/payment.repository";
import { lastFindings, ordersToDo } from "../transfer/server/transfer.repository";
import { arrivedOf, isProofUnseen } from "../transfer/transfer.rules";

/**
 * `match`: an unreviewed proof. `ended`: the same, for an order whose plan has since ended. `short`: a part of the
 * money is missing. Amounts in minor units.
 */
type TransferToDo = {
  payment: PaymentRow;
  status: "match" | "ended" | "short";
  reference: string;
  /** The missing amount. */
  amount: Minor;
  since: Instant;
  client: { firstName: string; lastName: string };
};

/**
 * Transfers of all plans, or of one plan, that need staff; those to be matched first. A proof counts until staff look
 * at it, even after the review's deadline and after the end of its plan. (DESK-50, DESK-70)
 */
export async function transfersToDo(db: Tx, planId?: number): Promise<TransferToDo[]> {
  const waiting = await ordersToDo(db, planId);
  const found = await lastFindings(
    db,
    waiting.map(({ payment }) => payment.id),
  );
  return waiting.flatMap(({ payment, order: { reference, reportedAt }, client }): TransferToDo[] => {
    const lookedAt = found.get(payment.id) ?? null;
    const { status, missing: amount } = arrivedOf(payment.amount, payment.captured);
    const transfer = { payment, reference, amount, client };
    const hasEnded = payment.status === PaymentStatus.Expired;
    if (reportedAt !== null && isProofUnseen(reportedAt, lookedAt))
      return [{ ...transfer, status: hasEnded ? "ended" : "match", since: reportedAt }];
    return status === "short" && !hasEnded ? [{ ...transfer, status, since: lookedAt ?? payment.createdAt }] : [];
  });
}
