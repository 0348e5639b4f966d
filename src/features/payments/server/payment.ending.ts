import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { wakeLink } from "../methods/stripe/server/link.repository";
import { closed } from "./payment.closed";
import { lockPayment, updatePayment } from "./payment.repository";
import { isPending, ownFailure } from "./payment.rules";
import { owe } from "./refund.owing";

/**
 * An attempt that waited for its money is over: its time is, or the client pays otherwise. What has arrived of it goes
 * back; its link is closed by the reconciler. In the caller's transaction, under the plan's lock.
 */
export async function endAttempt(tx: Tx, id: string, why: "expired" | "withdrawn", at: Instant): Promise<void> {
  const payment = await lockPayment(tx, id);
  if (!payment || !isPending(payment)) return;
  const status = why === "expired" ? PaymentStatus.Expired : PaymentStatus.Failed;
  await updatePayment(tx, id, closed(status, at, { failureCode: ownFailure[why] }));
  await owe(tx, payment, payment.captured, "notPayable", at);
  await wakeLink(tx, id, at);
}
