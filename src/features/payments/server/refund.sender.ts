import type { FastifyBaseLogger } from "fastify";
import type { Notify } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Clock } from "../../../shared/instant";
import { sentPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { type Providers, type Reached, refundProviderOf } from "./payment.ports";
import { claimRefunds, findRefund, type RefundToSend, updateOpenRefund } from "./payment.repository";
import { ANSWER_WITHIN, askAgainAt } from "./payment.rules";

type Parts = { db: Tx; now: Clock; log: FastifyBaseLogger; providers: Providers; notify: Notify; reached: Reached };

/** Sends what is owed, again and again until the provider has taken it. */
export function refundSender({ db, now, log, providers, notify, reached }: Parts) {
  async function send(id: string): Promise<void> {
    const found = await findRefund(db, id);
    if (!found || found.refund.status !== PaymentStatus.Created) return;
    const { refund, payment } = found;
    const provider = refundProviderOf(providers, payment.method);
    // Its provider is not configured any more: it stays owed, and people see to it.
    if (!provider) return void (await updateOpenRefund(db, id, { askAgainAt: null }));
    reached("refund.claimed");
    const outcome = await provider.refund({ key: id, charge: payment.providerReference ?? "", amount: refund.amount });
    reached("refund.sent");
    if (outcome.kind !== "refunded") {
      // A refusal changes nothing about what is owed: staff see it in the log, and it is tried again.
      log.error({ refund: id, payment: payment.id, outcome }, "refund not taken by the provider");
      const failureCode = outcome.kind === "refused" ? outcome.code : null;
      await updateOpenRefund(db, id, { askAgainAt: askAgainAt(now(), refund.asked), failureCode });
      return;
    }
    await record(found, outcome.reference);
    reached("refund.settled");
  }

  /** Writes down that a refund was sent, and tells the client. False: it is written down already. */
  function record({ refund, payment }: RefundToSend, reference: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      const at = now();
      const { id } = refund;
      const settled = { status: PaymentStatus.Success, providerReference: reference, settledAt: at };
      if (!(await updateOpenRefund(tx, id, { ...settled, askAgainAt: null, failureCode: null }))) return false;
      const { planId, clientId, method } = payment;
      // One that came back and is sent another way is a second time.
      const time = refund.providerReference === null ? "" : `/${reference}`;
      await post(tx, sentPosting({ key: `refund/${id}/sent${time}`, planId, clientId, at }, method, refund.amount));
      const values = { planId, amount: refund.amount };
      await notify(tx, { clientId, planId, key: `refund-${id}${time}`, template: "refundSent", values, at });
      reached("refund.settling");
      return true;
    });
  }

  /** Sends the refunds that are due; how many. */
  async function sendRefunds(limit = 20): Promise<number> {
    const at = now();
    const ids = await claimRefunds(db, at, at + ANSWER_WITHIN, limit);
    for (const id of ids) await send(id);
    return ids.length;
  }

  /** The desk has sent a refund itself. False: there is none that waits for it; a provider that is asked may send it yet. */
  async function markSent(id: string, reference: string): Promise<boolean> {
    const found = await findRefund(db, id);
    return found !== undefined && found.refund.askAgainAt === null && record(found, reference);
  }

  return { sendRefunds, markSent };
}
