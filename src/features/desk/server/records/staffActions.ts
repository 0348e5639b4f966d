import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import type { Notifier, Notify } from "../../../../platform/server/notify/notify";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { AuditAction } from "../../../../shared/auditActions";
import type { AuditFacts } from "../../../../shared/auditFacts";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { takeOffLostFactor } from "../../../account/server/access/lostFactor";
import { clientById } from "../../../account/server/account.repository";
import type { ReviewDocument } from "../../../documents/server/documentReview";
import { settledPosting } from "../../../ledger/ledger.rules";
import { post } from "../../../ledger/server/ledger.repository";
import { isClosed } from "../../../payments/disputes/dispute.rules";
import { disputeOutcome } from "../../../payments/server/disputes/disputeOutcome";
import {
  type DisputeRow,
  lockDispute,
  planOfDispute,
  saveDispute,
} from "../../../payments/server/disputes/disputes.repository";
import { decideHolder } from "../../../payments/server/holders/holders.repository";
import { nameDecided } from "../../../payments/server/payment.notifications";
import { LIFTED_FOR } from "../../../plan/bookings/limits.rules";
import { agreedChanges } from "../../../plan/checkout/checkout.context";
import { liftLimits } from "../../../plan/server/bookings/limits.repository";
import type { CheckoutCommands } from "../../../plan/server/checkout/checkout.commands";
import { type LockedPlan, Refused } from "../../../plan/server/checkout/lockedPlan";
import type { Actor } from "../../../plan/server/plan.ports";
import type {
  DisputeSettlement,
  DocumentInOrder,
  MailAgain,
  OfClient,
  OfDispute,
  OfDocument,
  OfHolder,
  OfPlan,
  PaymentRetry,
  RetriedPayment,
} from "../../actions.schemas";
import { findClientMail, hasVouchers, paymentToRetry, putMailAside, queueAgain } from "./actions.repository";
import { findPlanAndClient } from "./plan.repository";

export type ActionInput<Body> = { tx: Tx; body: Body; at: Instant; actor: Actor; caller: Caller };

/** The id of the member of staff who acts. */
export function staffOf({ id }: Actor): number {
  if (id === null) throw new Error("an action of the desk is somebody's");
  return id;
}

/** The subject of an action, for the audit log. */
export type ActionSubject = { subject: string; facts?: AuditFacts };

/** Resolves to the action's subject, or to the chart's refusal, after which nothing was changed. */
export type PerformAction<Body> = (input: ActionInput<Body>) => Promise<ActionSubject | Refused>;

/**
 * Runs an action of staff in one transaction with its line in the audit log, with a reason if the call requires one
 * (DESK-2). The chart's refusal is thrown after the commit, so that due ticks stay recorded.
 */
export function staffActionRunner({ db, now }: Pick<Services, "db" | "now">) {
  return <Body extends { Reason?: string }>(action: AuditAction, act: PerformAction<Body>) =>
    async ({ caller, body }: { caller: Caller; body: Body }): Promise<null> => {
      requireStaff(caller);
      const outcome = await db.transaction(async (tx) => {
        const at = now();
        const done = await act({ tx, body, at, actor: { kind: "staff", id: caller.clientId }, caller });
        if (done instanceof Refused) return done;
        const { subject, facts } = done;
        const { Reason: reason } = body;
        await writeAudit(tx, { at, caller, action, subject, ...(reason && { reason }), ...(facts && { facts }) });
        return done;
      });
      if (outcome instanceof Refused) throw outcome;
      return null;
    };
}

export type StaffActionRunner = ReturnType<typeof staffActionRunner>;

/** Staff review a client's document. The client gets the reason of a rejection; an acceptance needs none. (DESK-96) */
export function documentActions({ review }: { review: ReviewDocument }) {
  const verify: PerformAction<DocumentInOrder> = async ({ tx, body: { DocumentId: documentId, TypedOnly }, at }) => {
    const typedOnly = TypedOnly ?? false;
    const { clientId } = await review(tx, { documentId, rejectedFor: null, typedOnly, at });
    return { subject: `client ${clientId}`, facts: { document: documentId, seen: typedOnly ? "typed" : "photo" } };
  };
  const reject: PerformAction<OfDocument> = async ({ tx, body: { DocumentId: documentId, Reason }, at }) => {
    const { clientId } = await review(tx, { documentId, rejectedFor: Reason, at });
    return { subject: `client ${clientId}`, facts: { document: documentId } };
  };
  return { verify, reject };
}

type ActionDeps = { commands: Pick<CheckoutCommands, "changeWithin">; notify: Notify };

/**
 * Staff decide on names on cards that are not clearly the client's. The client is notified either way, where something
 * is still to be paid.
 */
export function holderActions({ commands, notify }: ActionDeps) {
  /**
   * The client may pay with a card in this name. Throws `support.nothingWaiting` if the name does not wait for a
   * decision, and the chart's refusal if nothing of the plan is to be paid. (PAY-4)
   */
  const accept: PerformAction<OfHolder> = async ({ tx, body: { HolderId }, at, actor }) => {
    const planId = await decided(tx, HolderId, "accepted", at);
    const refused = await commands.changeWithin(tx, planId, async (plan) => {
      const notTaken = plan.take({ type: "holder.accepted" }, actor);
      if (!notTaken) await notifyClient(plan, null, at);
      return notTaken;
    });
    // Thrown, so that the name keeps waiting.
    if (refused) throw refused;
    return { subject: `plan ${planId}`, facts: { holder: HolderId } };
  };

  /** The client needs another card. Throws `support.nothingWaiting` if the name does not wait for a decision. */
  const refuse: PerformAction<OfHolder> = async ({ tx, body: { HolderId, Reason }, at }) => {
    const planId = await decided(tx, HolderId, "refused", at);
    await commands.changeWithin(tx, planId, (plan) => notifyClient(plan, Reason, at));
    return { subject: `plan ${planId}`, facts: { holder: HolderId } };
  };

  async function decided(tx: Tx, holderId: number, status: "accepted" | "refused", at: Instant): Promise<number> {
    const planId = await decideHolder(tx, holderId, status, at);
    if (planId === undefined) throw new Problem("support.nothingWaiting");
    return planId;
  }

  async function notifyClient({ tx, row, snapshot }: LockedPlan, refusedFor: string | null, at: Instant) {
    const change = agreedChanges(snapshot.context)[0];
    if (!change && (snapshot.hasTag("paid") || snapshot.matches("cancelled"))) return;
    const reviewed = { planId: row.id, clientId: row.clientId, changeId: change?.id ?? null };
    await notify(tx, nameDecided(reviewed, refusedFor, at));
  }

  return { accept, refuse };
}

/** Disputes are answered at the provider; staff record here that they did, and how a lost one was settled. (DESK-12) */
export function disputeActions({ commands, notify }: ActionDeps) {
  /** Throws `notFound`, and `support.disputeClosed` once the bank has decided. */
  const answer: PerformAction<OfDispute> = async ({ tx, body: { DisputeId }, at }) =>
    change(tx, DisputeId, async (dispute) => {
      if (isClosed(dispute.status)) throw new Problem("support.disputeClosed");
      await saveDispute(tx, { ...dispute, status: "answered", answeredAt: at });
    });

  /** Undoes `answer`: the dispute waits for its evidence again. Throws as `answer` does. */
  const unanswer: PerformAction<OfDispute> = async ({ tx, body: { DisputeId } }) =>
    change(tx, DisputeId, async (dispute) => {
      if (isClosed(dispute.status)) throw new Problem("support.disputeClosed");
      await saveDispute(tx, { ...dispute, status: "open", answeredAt: null });
    });

  /**
   * Settles a lost dispute as paid or given up: it blocks nothing from now on, and its claim is booked accordingly. The
   * client is notified of the consequences. Throws `notFound`, and `support.nothingWaiting` for one that is not lost,
   * or settled already. (PAY-32)
   */
  const settle: PerformAction<DisputeSettlement> = async ({ tx, body: { DisputeId, SettledAs }, at }) => {
    const done = await change(tx, DisputeId, async (dispute, plan) => {
      const { id: planId, clientId } = plan.row;
      if (dispute.status !== "lost" || dispute.settledAt !== null) throw new Problem("support.nothingWaiting");
      await saveDispute(tx, { ...dispute, settledAt: at, settledAs: SettledAs });
      const key = `dispute/${DisputeId}/settled`;
      await post(tx, settledPosting({ key, planId, clientId, at }, SettledAs, dispute.shortfall));
      const values = {
        planId,
        amount: dispute.amount,
        settledAs: SettledAs,
        ...(await disputeOutcome(plan, dispute.paymentId)),
      };
      const notification = { clientId, planId, key: `dispute-${DisputeId}-disputeSettled`, values, at };
      await notify(tx, { ...notification, template: "disputeSettled" });
    });
    return { ...done, facts: { ...done.facts, as: SettledAs } };
  };

  async function change(tx: Tx, id: string, work: (dispute: DisputeRow, plan: LockedPlan) => Promise<void>) {
    const planId = await planOfDispute(tx, id);
    if (planId === undefined) throw new Problem("notFound");
    await commands.changeWithin(tx, planId, async (plan) => {
      const dispute = await lockDispute(tx, id);
      if (!dispute) throw new Problem("notFound");
      await work(dispute, plan);
    });
    return { subject: `plan ${planId}`, facts: { dispute: id } };
  }

  return { answer, unanswer, settle };
}

/** Lifts the limits of a client whom staff trust, for a time. Throws `notFound`. (SAFE-21) */
export const liftClientLimits: PerformAction<OfClient> = async ({ tx, body: { ClientId }, at }) => {
  if (!(await clientById(tx, ClientId))) throw new Problem("notFound");
  await liftLimits(tx, ClientId, at + LIFTED_FOR);
  return { subject: `client ${ClientId}` };
};

/** Takes off a client's lost second factor. Throws `notFound` and `account.secondFactorOff`. (SAFE-72) */
export function factorActions(told: Pick<Notifier, "mail" | "notify">) {
  const forget: PerformAction<OfClient> = async ({ tx, body: { ClientId: clientId }, at, caller }) => {
    await takeOffLostFactor(tx, told, { clientId, by: caller.clientId, at });
    return { subject: `client ${clientId}` };
  };
  return { forget };
}

/** Sends a client's email again, or puts one aside that could not be delivered. (DESK-14) */
export function mailActions({ notify }: { notify: Notify }) {
  /**
   * Throws `notFound` for an email that is not to a plan's client, `support.mailWaiting` while it is still being sent.
   */
  const sendAgain: PerformAction<MailAgain> = async ({ tx, body: { MailId }, at }) => {
    const found = await findClientMail(tx, MailId);
    if (!found) throw new Problem("notFound");
    if (found.mail.nextAttemptAt !== null) throw new Problem("support.mailWaiting");
    await queueAgain(tx, found, at);
    return { subject: `plan ${found.planId}`, facts: { mail: MailId } };
  };

  /**
   * Throws `notFound` as `sendAgain` does; `support.nothingWaiting` if it was delivered, will be, or is aside already.
   */
  const putAside: PerformAction<MailAgain> = async ({ tx, body: { MailId }, at }) => {
    const found = await findClientMail(tx, MailId);
    if (!found) throw new Problem("notFound");
    const { nextAttemptAt, deliveredAt, asideAt } = found.mail;
    if (nextAttemptAt !== null || deliveredAt !== null || asideAt !== null) throw new Problem("support.nothingWaiting");
    await putMailAside(tx, MailId, at);
    return { subject: `plan ${found.planId}`, facts: { mail: MailId } };
  };

  /** Throws `plan.notFound`, and `receipt.notSigned` while there are no vouchers. */
  const sendVouchersAgain: PerformAction<OfPlan> = async ({ tx, body: { TravelPlanId: planId }, at }) => {
    const plan = await findPlanAndClient(tx, planId);
    if (!plan) throw new Problem("plan.notFound");
    if (!(await hasVouchers(tx, planId))) throw new Problem("receipt.notSigned");
    const key = `plan-${planId}-vouchers/again-${at}`;
    await notify(tx, { clientId: plan.clientId, planId, key, template: "vouchersReady", values: { planId }, at });
    return { subject: `plan ${planId}` };
  };

  return { sendAgain, putAside, sendVouchersAgain };
}

export type PaymentActions = {
  /** Asks the provider for an attempt's outcome and records it. */
  askProvider: (paymentId: string) => Promise<{ status: number }>;
};

/** Asks the provider now, outside any transaction: so this action is recorded before it happens. */
export function paymentRetry({ db, now, askProvider }: Pick<Services, "db" | "now"> & PaymentActions) {
  /** Throws `notFound`, and `support.paymentSettled` when there is nothing left to ask. */
  return async (caller: Caller, { PaymentId, Reason }: PaymentRetry): Promise<RetriedPayment> => {
    requireStaff(caller);
    const payment = await paymentToRetry(db, PaymentId);
    if (!payment) throw new Problem("notFound");
    if (payment.status !== PaymentStatus.Created) throw new Problem("support.paymentSettled");
    const subject = `plan ${payment.planId}`;
    const facts = { payment: PaymentId };
    await writeAudit(db, { at: now(), caller, action: "payment.retried", subject, reason: Reason, facts });
    // Asked with the attempt's own key, so that it charges at most once.
    return { Status: (await askProvider(PaymentId)).status };
  };
}
