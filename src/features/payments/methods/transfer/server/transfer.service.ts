import { createHash, randomUUID } from "node:crypto";
import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireOwner, requireSelf } from "../../../../../platform/server/http/caller";
import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import { readShop } from "../../../../../platform/server/shop/shop.repository";
import { sanitizedUpload } from "../../../../../platform/server/uploads/pictures";
import type { Clock, Instant } from "../../../../../shared/instant";
import { prefixOf } from "../../../../../shared/shop";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { staffIds } from "../../../../plan/server/checkout/checkout.repository";
import { Refused } from "../../../../plan/server/checkout/lockedPlan";
import { ownPlan } from "../../../../plan/server/checkout/readPlan";
import { actorOf } from "../../../../plan/server/plan.service";
import type { AwaitedAttempts, EndAttempt } from "../../../server/payment.awaited";
import { transferFacts } from "../transfer.facts";
import { arrivedOf, type Beneficiary, transferReference } from "../transfer.rules";
import type { Transfer, TransferOrder } from "../transfer.schemas";
import {
  amountsGoingBack,
  findOrder,
  findProof,
  insertOrder,
  insertProof,
  latestOrder,
  markReported,
  type Ordered,
  proofsOf,
  reviewsOf,
} from "./transfer.repository";

type Deps = {
  db: Tx;
  now: Clock;
  commands: CheckoutCommands;
  attempts: AwaitedAttempts;
  endAttempt: EndAttempt;
  notify: Notify;
  beneficiary: Beneficiary | null;
  randomBytes: (count: number) => Uint8Array;
};

/** The most proofs of one order. (PAY-27) */
const PROOFS = 5;

export type TransferService = ReturnType<typeof transferService>;

/** Paying by bank transfer to the USA: the order, its proof, and its withdrawal. */
export function transferService({ db, now, commands, attempts, endAttempt, notify, beneficiary, randomBytes }: Deps) {
  /** Throws `checkout.refused`, `payment.methodNotOffered`, `payment.sameKeyOtherRequest`. */
  async function order(caller: Caller, transferOrder: TransferOrder): Promise<Transfer> {
    requireSelf(caller, transferOrder.ClientId);
    const { PaymentKey: key, TravelPlanId: planId, ClientId: clientId, Amount: amount } = transferOrder;
    if (!beneficiary) throw new Problem("payment.methodNotOffered");
    const method = transferFacts.id;
    await commands.change(null, planId, async (plan) => {
      const { tx } = plan;
      if (plan.row.clientId !== caller.clientId) throw new Problem("plan.notFound");
      const payment = { type: "transfer.ordered", key, planId, clientId, method, amount } as const;
      const begun = await attempts.begin(plan, { ...payment, termsAccepted: transferOrder.AcceptTerms });
      if (!(begun instanceof Refused) && begun.fresh) {
        const reference = transferReference(prefixOf(await readShop(tx)), planId, randomBytes(5));
        await insertOrder(tx, { paymentId: key, reference, beneficiary });
        const deadlineAt = plan.snapshot.context.payWindow?.closesAt ?? plan.at;
        const values = { planId, amount, reference, deadlineAt };
        await notify(tx, {
          clientId,
          planId,
          key: `transfer-${key}`,
          template: "transferOrdered",
          values,
          at: plan.at,
        });
      }
      return begun;
    });
    return read(key);
  }

  /** The plan's latest order. */
  async function latest(caller: Caller, planId: number): Promise<Transfer | null> {
    await ownPlan(db, caller, planId);
    const found = await latestOrder(db, planId);
    return found ? toTransfer(found) : null;
  }

  /** An order of the caller's, or any order for staff. */
  async function owned(caller: Caller, paymentId: string): Promise<Ordered> {
    const found = await findOrder(db, paymentId);
    if (!found) throw new Problem("notFound");
    requireOwner(caller, found.payment.clientId);
    return found;
  }

  /**
   * Stores a proof and asks staff to look for the money. The window to pay is paused, and the client is notified. The
   * same file is stored only once. Throws `upload.…`, `checkout.refused`. (PAY-27, MAIL-6)
   */
  async function report(caller: Caller, paymentId: string, content: Uint8Array): Promise<Transfer> {
    const { payment, order: ordered } = await owned(caller, paymentId);
    requireSelf(caller, payment.clientId);
    const kept = await sanitizedUpload(content);
    const sha256 = createHash("sha256").update(kept.content).digest("hex");
    await commands.change(null, payment.planId, async (plan) => {
      const { tx } = plan;
      const reviewing = plan.snapshot.matches({ paying: { awaitingTransfer: "reviewing" } });
      const isReported = reviewing && plan.snapshot.context.attempt?.id === paymentId;
      const refused = isReported
        ? undefined
        : plan.take({ type: "transfer.reported", attemptId: paymentId }, actorOf(caller));
      if (refused) return refused;
      const given = await proofsOf(tx, paymentId);
      const isKept = given.some((proof) => proof.sha256 === sha256);
      // The same file again, for example after a lost answer.
      if (isKept && isReported) return undefined;
      if (!isKept) {
        if (given.length >= PROOFS) throw new Problem("upload.tooMany");
        const size = kept.content.length;
        await insertProof(tx, { ...kept, id: randomUUID(), paymentId, sha256, size, givenAt: plan.at });
      }
      await markReported(tx, paymentId, plan.at);
      const { planId, clientId } = payment;
      const values = { planId, reference: ordered.reference };
      const key = `transfer-${paymentId}-reported-${plan.at}`;
      await notify(tx, { clientId, planId, key, template: "transferReported", values, at: plan.at });
      await notifyStaff(tx, planId, paymentId, plan.at);
      return undefined;
    });
    return read(paymentId);
  }

  async function notifyStaff(tx: Tx, planId: number, paymentId: string, at: Instant): Promise<void> {
    for (const clientId of await staffIds(tx, "finance")) {
      const key = `transfer-${paymentId}-reported-${at}-${clientId}`;
      await notify(tx, { clientId, planId, key, template: "transferToReview", values: { planId }, at });
    }
  }

  /** The client pays another way. What has arrived is refunded. Throws `checkout.refused`. */
  async function withdraw(caller: Caller, paymentId: string): Promise<Transfer> {
    const { payment } = await owned(caller, paymentId);
    requireSelf(caller, payment.clientId);
    await commands.change(null, payment.planId, async (plan) => {
      const refused = plan.take({ type: "transfer.withdrawn", attemptId: paymentId }, actorOf(caller));
      if (!refused) await endAttempt(plan.tx, paymentId, "withdrawn", plan.at);
      return refused;
    });
    return read(paymentId);
  }

  /** A proof's bytes, for its owner and staff; each access is recorded. */
  async function proof(caller: Caller, proofId: string) {
    const found = await findProof(db, proofId);
    if (!found) throw new Problem("notFound");
    requireOwner(caller, found.clientId);
    const facts = { proof: proofId };
    await writeAudit(db, { at: now(), caller, action: "transfer.proofRead", subject: `plan ${found.planId}`, facts });
    return found.proof;
  }

  async function read(paymentId: string): Promise<Transfer> {
    const found = await findOrder(db, paymentId);
    if (!found) throw new Problem("notFound");
    return toTransfer(found);
  }

  async function toTransfer({ payment, order }: Ordered): Promise<Transfer> {
    const { beneficiary: to } = order;
    const { missing, over } = arrivedOf(payment.amount, payment.captured);
    const { owed, sent } = await amountsGoingBack(db, payment.id);
    return {
      PaymentId: payment.id,
      TravelPlanId: payment.planId,
      Status: payment.status,
      Amount: payment.amount,
      CurrencyCode: "USD",
      Reference: order.reference,
      Beneficiary: {
        Name: to.name,
        Address: to.address,
        Bank: to.bank,
        BankAddress: to.bankAddress,
        RoutingNumber: to.routingNumber,
        Swift: to.swift,
        Account: to.account,
      },
      OrderedAt: payment.createdAt,
      ReportedAt: order.reportedAt,
      Arrived: payment.captured,
      Missing: missing,
      Over: over,
      ToRefund: owed + sent,
      Refunded: sent,
      Proofs: (await proofsOf(db, payment.id)).map(({ id, mediaType, size, givenAt }) => ({
        ProofId: id,
        MediaType: mediaType,
        Size: size,
        GivenAt: givenAt,
      })),
      Findings: (await reviewsOf(db, payment.id)).map(({ id, at, finding, amount, reason, reversedAt }) => ({
        ReviewId: id,
        At: at,
        Finding: finding,
        Amount: amount,
        Reason: reason,
        ReversedAt: reversedAt,
      })),
    };
  }

  return { order, latest, owned, report, withdraw, proof, read, toTransfer };
}
