import { and, asc, eq, inArray, isNotNull, isNull, notExists, notInArray } from "drizzle-orm";
import { clientKeys } from "../../../platform/server/db/schema/clientTexts";
import { ERASED } from "../../../platform/server/personal/personalData";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import { clients } from "../../account/server/account.tables";
import { disputes, paymentLinks, payments } from "../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../payments/server/refunds.tables";
import { travelPlans } from "../../plan/server/plan.tables";

/** Ids of a client's plans that are not finished, by their stored states. */
export async function unfinishedPlans(tx: Tx, clientId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: travelPlans.id })
    .from(travelPlans)
    .where(and(eq(travelPlans.clientId, clientId), notInArray(travelPlans.state, ["completed", "cancelled"])))
    .orderBy(asc(travelPlans.id));
  return rows.map(({ id }) => id);
}

/** Whether a client's payment or refund is under way, or waits for a decision by staff or a bank. */
export async function isMoneyUnderWay(tx: Tx, clientId: number): Promise<boolean> {
  const theirs = tx.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId));
  const requested = and(eq(refundRequests.clientId, clientId), eq(refundRequests.status, "requested"));
  const counts = [
    await tx.$count(payments, and(eq(payments.clientId, clientId), eq(payments.status, PaymentStatus.Created))),
    await tx.$count(paymentLinks, and(inArray(paymentLinks.paymentId, theirs), isNull(paymentLinks.closedAt))),
    await tx.$count(refunds, and(inArray(refunds.paymentId, theirs), eq(refunds.status, PaymentStatus.Created))),
    await tx.$count(refundRequests, requested),
    await tx.$count(disputes, and(inArray(disputes.paymentId, theirs), inArray(disputes.status, ["open", "answered"]))),
  ];
  return counts.some((count) => count > 0);
}

/** Clients who have closed their account and whose key is not destroyed: texts about them still exist. */
export async function closedWithTexts(db: Tx): Promise<number[]> {
  const destroyed = db
    .select({ clientId: clientKeys.clientId })
    .from(clientKeys)
    .where(and(eq(clientKeys.clientId, clients.id), eq(clientKeys.sealed, ERASED)));
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(isNotNull(clients.closedAt), notExists(destroyed)))
    .orderBy(asc(clients.id));
  return rows.map(({ id }) => id);
}
