import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import type { PaymentRow } from "../../server/payment.repository";
import { lastFindings, openOrders } from "../transfer/server/transfer.repository";
import { arrivedOf } from "../transfer/transfer.rules";

/** `match`: a proof that nobody has looked at. `short`: the rest of the money is missing. Amounts in minor units. */
type TransferToDo = {
  payment: PaymentRow;
  standing: "match" | "short";
  reference: string;
  /** What has not come. */
  amount: Minor;
  since: Instant;
  client: { firstName: string; lastName: string };
};

/**
 * Transfers of waiting plans, or of one plan, that staff can do something about, those to be matched first: a proof counts
 * until it is looked at, also after its time of review. (DESK-50)
 */
export async function transfersToDo(db: Tx, planId?: number): Promise<TransferToDo[]> {
  const waiting = (await openOrders(db, planId)).filter(
    ({ payment, state }) => payment.status === PaymentStatus.Created && state.startsWith("paying.awaitingTransfer"),
  );
  const found = await lastFindings(
    db,
    waiting.map(({ payment }) => payment.id),
  );
  return waiting.flatMap(({ payment, order: { reference, reportedAt }, firstName, lastName }): TransferToDo[] => {
    const lookedAt = found.get(payment.id) ?? null;
    const { standing, missing: amount } = arrivedOf(payment.amount, payment.captured);
    const transfer = { payment, reference, amount, client: { firstName, lastName } };
    if (reportedAt !== null && (lookedAt === null || lookedAt < reportedAt))
      return [{ ...transfer, standing: "match", since: reportedAt }];
    return standing === "short" ? [{ ...transfer, standing, since: lookedAt ?? payment.createdAt }] : [];
  });
}
