import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import { refuseWhileRestored } from "../../../platform/server/restored.repository";
import type { Services } from "../../../platform/server/services";
import type { AuditAction } from "../../../shared/auditActions";
import { cardBrandName } from "../../../shared/cardBrands";
import { clientById } from "../../account/server/account.repository";
import { contactOf } from "../../account/server/contactOf";
import { notifyOwners } from "../../account/server/staff/notifyOwners";
import { lotExpiry, sumOfFate } from "../../fund/fund.rules";
import { fundReturnForeseen } from "../../fund/server/fund.payments";
import { undecidedDisputes, unsettledLosses } from "../../payments/server/disputes/disputes.repository";
import type { WithinChange } from "../../payments/server/payment.refunds";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../plan/server/checkout/lockedPlan";
import { readPlan } from "../../plan/server/checkout/readPlan";
import { findBookingRow } from "../../plan/server/plan.repository";
import { arrivesBy, legsOf, sumOfLegs } from "../refunds.rules";
import type {
  ManualRefund,
  QueuedDispute,
  RefundByHand,
  RefundDecision,
  RefundQueue,
  RefundState,
  SentRefund,
  UnsentRefund,
} from "../refunds.schemas";
import type { OutsideDesk } from "./outsideDesk.service";
import { isSameByHand, toRefundState } from "./refund.request";
import { commonValue, heldSinceOf, refundFacts, type SettleRefund } from "./refund.settling";
import {
  decideRequest,
  findRequest,
  insertRequest,
  planOfRefund,
  type RequestRow,
  stuckRefunds,
  waitingRequests,
} from "./refunds.repository";

type Deps = Pick<Services, "db" | "now"> & {
  commands: CheckoutCommands;
  notify: Notify;
  reader: Pick<BookingReader, "findBooking" | "bookingsById">;
  settle: SettleRefund;
  markSent: (refundId: string, reference: string, within: WithinChange) => Promise<boolean>;
  sendAgain: (refundId: string, within: WithinChange) => Promise<boolean>;
  outside: Pick<OutsideDesk, "queue">;
};

export type RefundDesk = ReturnType<typeof refundDesk>;

/** Staff's part in refunds: deciding requests, and refunds by hand, each with an audited reason. */
export function refundDesk({ db, now, commands, notify, reader, settle, markSent, sendAgain, outside }: Deps) {
  async function queue(caller: Caller): Promise<RefundQueue> {
    requireStaff(caller);
    const waiting = await waitingRequests(db, reader);
    const disputed = await undecidedDisputes(db);
    const heldPlans = disputed.filter(({ paidPlan }) => paidPlan).map(({ planId }) => planId);
    return {
      Now: now(),
      Movements: await outside.queue(),
      Disputes: disputed.map(toQueuedDispute),
      Losses: (await unsettledLosses(db)).map(toQueuedDispute),
      Requests: waiting.map(({ booking, bookingName, client, ...known }) => ({
        Refund: toRefundState(known),
        BookingName: bookingName,
        BookingAmount: booking.payNow,
        StartsAt: booking.startsAt,
        ...contactOf(client),
        Disputed: heldPlans.includes(booking.planId),
      })),
      Stuck: (await stuckRefunds(db)).map(({ refund, payment, client }) => ({
        RefundId: refund.id,
        TravelPlanId: payment.planId,
        BookingId: refund.bookingId,
        Method: payment.method,
        Amount: refund.amount,
        ClientName: `${client.firstName} ${client.lastName}`,
        FailureCode: refund.failureCode,
        ByHand: refund.askAgainAt === null,
        CreatedAt: refund.createdAt,
      })),
    };
  }

  /** Throws `notFound`, `refund.notAsked` if it was decided before, `refund.beyondCaptured`, `checkout.refused`. */
  async function decide(caller: Caller, { RequestId, Approve, Reason }: RefundDecision): Promise<RefundState> {
    requireStaff(caller);
    const found = await findRequest(db, RequestId);
    if (!found) throw new Problem("notFound");
    // Two members of staff are serialised by the plan's lock: the second sees the first one's change.
    await commands.change(null, found.request.planId, async (plan) => {
      const existing = await findRequest(plan.tx, RequestId);
      if (existing?.request.status !== "requested") throw new Problem("refund.notAsked");
      const { bookingId, destination, supplierFault } = existing.request;
      const amount = sumOfLegs(existing.request);
      // Read before the request is decided, so that a refund by hand since then is not repeated.
      const facts = await refundFacts(plan.tx, reader, bookingId, plan.snapshot.context, plan.at);
      const { payments, paid } = facts;
      const left = supplierFault ? facts.left.whole : facts.left;
      const decision = {
        decidedAt: plan.at,
        decidedBy: caller.clientId,
        decision: Reason,
        status: Approve ? ("approved" as const) : ("declined" as const),
        // The amount is as requested; its parts are limited by what is left of the fund's part and of the rest.
        ...(Approve && legsOf(left, amount, destination)),
      };
      const request = { ...existing.request, ...decision };
      await decideRequest(plan.tx, RequestId, decision);
      if (Approve) {
        if (amount > left.amount) throw new Problem("refund.beyondCaptured", { limit: left.amount });
        await settle(plan, request, { payments, paid, heldSince: heldSinceOf(request) }, caller);
      } else await notifyOfDecline(plan, request);
      await audit(plan, caller, Approve ? "refund.approved" : "refund.declined", request);
    });
    return stateOf(RequestId);
  }

  /**
   * A booking's client, and the refundable amounts and ways, shown to staff before they refund it. Throws `notFound`.
   * (REFUND-18)
   */
  async function values(caller: Caller, bookingId: number): Promise<RefundByHand> {
    requireStaff(caller);
    const row = await findBookingRow(db, bookingId);
    const client = row && (await clientById(db, row.clientId));
    if (!row || !client) throw new Problem("notFound");
    const at = now();
    const snapshot = await readPlan(db, row.planId, at);
    const { booking, phase, payments, disputed, left } = await refundFacts(db, reader, bookingId, snapshot.context, at);
    const first = payments.at(-1);
    const { fromFund } = left.whole;
    const lots = first
      ? await fundReturnForeseen(db, { paymentId: first.id, amount: fromFund, at, heldSince: null })
      : [];
    return {
      BookingId: bookingId,
      BookingName: booking.Name,
      TravelPlanId: row.planId,
      ...contactOf(client),
      StartsAt: booking.StartsAt,
      EndsAt: booking.EndsAt,
      BookingAmount: booking.PayNow,
      Left: left.whole.amount,
      LeftFromFund: fromFund,
      LeftRenewed: sumOfFate(lots, "renewed"),
      LeftOfCharge: left.whole.amount - left.amount,
      Method: commonValue(payments.map(({ method }) => method)),
      CardBrand: cardBrandName(commonValue(payments.map(({ cardBrand }) => cardBrand))),
      CardLast4: commonValue(payments.map(({ cardLast4 }) => cardLast4)),
      Charge: Math.min(phase.charge, left.amount),
      ArrivesBy: arrivesBy(at),
      FundUntil: lotExpiry(at),
      MayEnd: snapshot.can({ type: "booking.refunded", at, bookingId }),
      Disputed: disputed,
    };
  }

  /**
   * Throws `notFound`, `refund.nothing`, `refund.beyondCaptured`, `checkout.refused`. Idempotent for the same key;
   * another refund with that key throws `refund.sameKeyOtherRequest`.
   */
  async function byHand(caller: Caller, order: ManualRefund): Promise<RefundState> {
    requireStaff(caller);
    const booking = await findBookingRow(db, order.BookingId);
    if (!booking) throw new Problem("notFound");
    await commands.change(null, booking.planId, async (plan) => {
      const existing = await findRequest(plan.tx, order.Key);
      if (existing && !isSameByHand(existing.request, order)) throw new Problem("refund.sameKeyOtherRequest");
      if (existing) return;
      const { payments, paid, left } = await refundFacts(
        plan.tx,
        reader,
        order.BookingId,
        plan.snapshot.context,
        plan.at,
      );
      const { whole } = left;
      if (whole.amount === 0) throw new Problem("refund.nothing");
      if (order.Amount > whole.amount) throw new Problem("refund.beyondCaptured", { limit: whole.amount });
      const request: RequestRow = {
        ...legsOf(whole, order.Amount, order.Destination),
        id: order.Key,
        bookingId: order.BookingId,
        planId: plan.row.id,
        clientId: plan.row.clientId,
        destination: order.Destination,
        status: "approved",
        askedAt: plan.at,
        askedBy: "staff",
        reason: null,
        supplierFault: false,
        endsBooking: order.EndsBooking,
        charge: order.EndsBooking ? Math.max(0, left.amount - order.Amount) : 0,
        decidedAt: plan.at,
        decidedBy: caller.clientId,
        decision: order.Reason,
        lotsLost: 0,
        lotsRenewed: 0,
      };
      await insertRequest(plan.tx, request);
      // A refund by staff has its full value, including the fund's part. (FUND-6)
      await settle(plan, request, { payments, paid, heldSince: null }, caller);
      await audit(plan, caller, "refund.byHand", request);
      const values = { moneyAmount: order.Amount, booking: order.BookingId };
      await notifyOwners(plan.tx, notify, { by: caller.clientId, act: "refund.byHand", values, at: plan.at });
    });
    return stateOf(order.Key);
  }

  /**
   * Records a refund that staff have sent, or know to be sent by its provider; idempotent for the same reference.
   * Throws `notFound` unless it waits for them.
   */
  async function sent(caller: Caller, { RefundId, Reference: reference }: SentRefund): Promise<null> {
    requireStaff(caller);
    const planId = await planOfRefund(db, RefundId);
    const facts = { refund: RefundId, reference };
    const audited: WithinChange = async (tx, at) => {
      await writeAudit(tx, { at, caller, action: "refund.sentByHand", subject: `plan ${planId}`, facts });
      const values = { plan: planId ?? 0, reference };
      await notifyOwners(tx, notify, { by: caller.clientId, act: "refund.sent", values, at });
    };
    if (planId === undefined || !(await markSent(RefundId, reference, audited))) throw new Problem("notFound");
    return null;
  }

  /**
   * Has the provider asked again for a refund that staff did not find there. Throws `notFound` unless its outcome is
   * unknown. (REFUND-13)
   */
  async function again(caller: Caller, { RefundId }: UnsentRefund): Promise<null> {
    requireStaff(caller);
    await refuseWhileRestored(db, "refund.heldBack");
    const planId = await planOfRefund(db, RefundId);
    const facts = { refund: RefundId };
    const audited: WithinChange = (tx, at) =>
      writeAudit(tx, { at, caller, action: "refund.sentAgain", subject: `plan ${planId}`, facts });
    if (planId === undefined || !(await sendAgain(RefundId, audited))) throw new Problem("notFound");
    return null;
  }

  async function notifyOfDecline({ tx, at }: LockedPlan, { id, clientId, planId, bookingId, decision }: RequestRow) {
    const values = { planId, bookingId, reason: decision ?? "" };
    await notify(tx, { clientId, planId, key: `refund-${id}-declined`, template: "refundDeclined", values, at });
  }

  async function audit(
    { tx, at }: LockedPlan,
    caller: Caller,
    action: AuditAction,
    request: RequestRow,
  ): Promise<void> {
    const { id, bookingId, destination } = request;
    const facts = { refund: id, amount: sumOfLegs(request), destination };
    await writeAudit(tx, {
      at,
      caller,
      action,
      subject: `booking ${bookingId}`,
      reason: request.decision ?? "",
      facts,
    });
  }

  async function stateOf(id: string): Promise<RefundState> {
    const existing = await findRequest(db, id);
    if (!existing) throw new Problem("notFound");
    return toRefundState(existing);
  }

  return { queue, decide, values, byHand, sent, again };
}

type DisputeOfClient = Awaited<ReturnType<typeof unsettledLosses>>[number];

function toQueuedDispute({ dispute, planId, firstName, lastName }: DisputeOfClient): QueuedDispute {
  return {
    DisputeId: dispute.id,
    TravelPlanId: planId,
    ClientName: `${firstName} ${lastName}`,
    Amount: dispute.amount,
    Status: dispute.status,
    RespondBy: dispute.respondBy,
    Shortfall: dispute.shortfall,
  };
}
