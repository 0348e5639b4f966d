import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { settledPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { wayBack } from "../../payments/money.words";
import type { Attribution } from "../../payments/outside/outside.rules";
import { seenReference } from "../../payments/providerReference";
import { lockOpenRefunds, openRefundsOf } from "../../payments/server/disputes/disputes.repository";
import { settleOwedRefunds } from "../../payments/server/externalRefunds";
import {
  endOutside,
  externalRefundsOf,
  insertShares,
  lockOutside,
  type OutsideRow,
  planOfOutside,
  sendWaiting,
  waitingOutside,
} from "../../payments/server/outside/outside.repository";
import { reverseExternalRefund } from "../../payments/server/outside/reverseExternalRefund";
import { type PaymentRow, paidBy } from "../../payments/server/payment.repository";
import type { RefundRow } from "../../payments/server/refunds.repository";
import { effectiveBookings } from "../../plan/checkout/checkout.context";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../plan/server/checkout/lockedPlan";
import { ifReadable, readPlan } from "../../plan/server/checkout/readPlan";
import { actorOf } from "../../plan/server/plan.service";
import { attributedTo } from "../refunds.rules";
import type { QueuedMovement, RefundAttribution, SettledMovement } from "../refunds.schemas";
import { leftsOf } from "./refund.settling";

type Deps = Pick<Services, "db" | "now"> & {
  commands: CheckoutCommands;
  notify: Notify;
  reader: Pick<BookingReader, "bookingsById">;
};

export type OutsideDesk = ReturnType<typeof outsideDesk>;

/** Finance's part in external movements at a provider: saying what each was, with an audited reason. (PAY-34) */
export function outsideDesk({ db, now, commands, notify, reader }: Deps) {
  /** The waiting movements, each with what it may have been for. */
  async function queue(): Promise<QueuedMovement[]> {
    const at = now();
    const shown: QueuedMovement[] = [];
    for (const { movement, payment, client } of await waitingOutside(db, at)) {
      const isRefund = movement.kind === "refundedElsewhere";
      const owed = isRefund ? (await openRefundsOf(db, payment.id)).filter((refund) => mayBe(movement, refund)) : [];
      shown.push({
        MovementId: movement.id,
        Kind: movement.kind,
        TravelPlanId: payment.planId,
        ClientName: `${client.firstName} ${client.lastName}`,
        ClientLanguage: client.language,
        Method: payment.method,
        Amount: movement.amount,
        CurrencyCode: movement.currency,
        Reference: movement.reference ?? seenReference(payment.providerReference),
        KnownAt: movement.knownAt,
        Shortfall: movement.shortfall,
        Bookings: isRefund ? await bookingsOf(payment, at) : [],
        Owed: owed.map(({ id, amount }) => ({ RefundId: id, Amount: amount })),
      });
    }
    return shown;
  }

  async function bookingsOf(payment: PaymentRow, at: Instant): Promise<QueuedMovement["Bookings"]> {
    // Other money, such as a link's second payment, was for none of them.
    if (payment.status !== PaymentStatus.Success) return [];
    const snapshot = await ifReadable(readPlan(db, payment.planId, at));
    if (!snapshot) return [];
    const lefts = await leftsOf(
      db,
      await paidBy(db, payment.planId),
      effectiveBookings(snapshot.context).map(({ id }) => id),
    );
    const some = lefts.filter(({ left }) => left.whole.amount > 0);
    const names = new Map(
      (
        await reader.bookingsById(
          db,
          some.map(({ bookingId }) => bookingId),
        )
      ).map(({ BookingId, Name }) => [BookingId, Name]),
    );
    return some.map(({ bookingId, left }) => ({
      BookingId: bookingId,
      Name: names.get(bookingId) ?? String(bookingId),
      Left: left.whole.amount,
      MayEnd: snapshot.can({ type: "booking.refunded", at, bookingId }),
    }));
  }

  /**
   * Records what an external refund was for: bookings, which may end with it, goodwill, or an owed refund. The client
   * is told. Throws `notFound`, `refund.attributed` if it was recorded before, `refund.notOfBookings`,
   * `checkout.refused`, and `invalid` if a shortfall's settlement is missing.
   */
  async function attribute(caller: Caller, order: RefundAttribution): Promise<null> {
    requireStaff(caller);
    await onMovement(order.MovementId, async (plan, movement, payment) => {
      const { tx, at } = plan;
      const { refundId, shortfall } = movement;
      if (movement.kind !== "refundedElsewhere" || refundId === null) throw new Problem("notFound");
      if (movement.settledAt !== null) throw new Problem("refund.attributed");
      const shortfallAs = shortfall > 0 ? order.ShortfallAs : null;
      if (shortfall > 0 && shortfallAs === null) throw wrongField("ShortfallAs");
      const { planId, clientId } = payment;
      if (shortfallAs) {
        const what = { key: `refund/${refundId}/settled`, planId, clientId, at };
        await post(tx, settledPosting(what, shortfallAs, shortfall));
      }
      const reason = order.Reason.trim();
      const end = { settledAt: at, settledBy: caller.clientId, settledAs: order.As, shortfallAs, reason };
      await endOutside(tx, movement.id, end);
      await sendWaiting(tx, payment.id, at);
      const bookingIds = await carryOut[order.As](plan, { movement, payment, order, caller });
      const facts = {
        movement: movement.id,
        amount: movement.amount,
        for: forWhat[order.As],
        bookings: bookingIds.join(", "),
      };
      await writeAudit(tx, { at, caller, action: "refund.attributed", subject: `plan ${planId}`, reason, facts });
    });
    return null;
  }

  type Attributed = { movement: OutsideRow; payment: PaymentRow; order: RefundAttribution; caller: Caller };

  /** The effect of each attribution; resolves to the bookings that it is about. */
  const carryOut: Record<Attribution, (plan: LockedPlan, what: Attributed) => Promise<number[]>> = {
    goodwill: async (plan, what) => {
      await tell(plan, what, []);
      return [];
    },

    bookings: async (plan, what) => {
      const { movement, payment, order, caller } = what;
      const open = effectiveBookings(plan.snapshot.context).map(({ id }) => id);
      const lefts =
        payment.status === PaymentStatus.Success
          ? await leftsOf(plan.tx, await paidBy(plan.tx, plan.row.id), open)
          : [];
      const chosen = lefts.flatMap(({ bookingId, left }) =>
        order.BookingIds.includes(bookingId) ? [{ bookingId, left: left.whole.amount }] : [],
      );
      const shares = attributedTo(movement.amount, chosen).filter(({ amount }) => amount > 0);
      if (shares.length === 0) throw new Problem("refund.notOfBookings");
      await insertShares(plan.tx, movement.id, shares);
      const ids = shares.map(({ bookingId }) => bookingId);
      for (const bookingId of order.EndsBookings ? ids.filter((id) => open.includes(id)) : []) {
        const refused = plan.take({ type: "booking.refunded", bookingId }, actorOf(caller));
        if (refused) throw refused;
      }
      await tell(plan, what, ids);
      return ids;
    },

    refund: async (plan, what) => {
      const { tx, at } = plan;
      const { movement, payment, order } = what;
      const waiting = await lockOpenRefunds(tx, payment.id);
      const owed = waiting.find((refund) => refund.id === order.RefundId && mayBe(movement, refund));
      const booked = (await externalRefundsOf(tx, payment.id)).find((one) => one.movement.id === movement.id);
      if (!owed || !booked) throw new Problem("notFound");
      // It counts as the owed refund from now on, not in addition to it.
      await reverseExternalRefund(tx, payment, booked, at);
      await settleOwedRefunds(tx, payment, [owed], {
        reference: movement.reference ?? movement.id,
        amount: movement.amount,
        at,
      });
      await tellOwed(plan, what, owed);
      return owed.bookingId === null ? [] : [owed.bookingId];
    },
  };

  async function tell(
    { tx, at }: LockedPlan,
    { movement, payment, order }: Attributed,
    bookingIds: readonly number[],
  ): Promise<void> {
    const { planId, clientId } = payment;
    const key = `refund-${movement.refundId}-attributed`;
    const values = {
      planId,
      amount: movement.amount,
      as: order.As,
      ends: order.EndsBookings && bookingIds.length > 0 ? "yes" : "no",
      count: bookingIds.length,
      bookings: bookingIds.join(", "),
    };
    await notify(tx, { clientId, planId, key, template: "refundAttributed", values, at });
  }

  /** The refund that the client waits for is no longer sent, because the client already has it. */
  async function tellOwed({ tx, at }: LockedPlan, { movement, payment }: Attributed, owed: RefundRow): Promise<void> {
    const { planId, clientId, method } = payment;
    const { amount } = movement;
    const about: Record<string, number> = owed.bookingId === null ? {} : { bookingId: owed.bookingId };
    const restAmount = owed.amount - amount;
    const rest = { rest: restAmount > 0 ? "yes" : "no", restAmount };
    const values = { planId, amount, ...about, ...wayBack(method), ...rest };
    await notify(tx, { clientId, planId, key: keyOfSent(owed, movement), template: "refundWasOwed", values, at });
  }

  /**
   * Records that a warning, or money in another currency, was dealt with. Throws `notFound`, and
   * `support.nothingWaiting` if it already was. (PAY-35)
   */
  async function settle(caller: Caller, { MovementId, Reason }: SettledMovement): Promise<null> {
    requireStaff(caller);
    await onMovement(MovementId, async ({ tx, at, row }, { id, kind, settledAt }) => {
      if (kind === "refundedElsewhere") throw new Problem("notFound");
      if (settledAt !== null) throw new Problem("support.nothingWaiting");
      const reason = Reason.trim();
      await endOutside(tx, id, { settledAt: at, settledBy: caller.clientId, settledAs: "handled", reason });
      const about = { subject: `plan ${row.id}`, reason, facts: { movement: id, what: kind } };
      await writeAudit(tx, { at, caller, action: "movement.handled", ...about });
    });
    return null;
  }

  async function onMovement(
    id: string,
    work: (plan: LockedPlan, movement: OutsideRow, payment: PaymentRow) => Promise<void>,
  ): Promise<void> {
    const planId = await planOfOutside(db, id);
    if (planId === undefined) throw new Problem("notFound");
    await commands.change(null, planId, async (plan) => {
      const found = await lockOutside(plan.tx, id);
      if (!found) throw new Problem("notFound");
      await work(plan, found.movement, found.payment);
    });
  }

  return { queue, attribute, settle };
}

/** The attributions in the history's form. */
const forWhat: Record<Attribution, string> = { bookings: "bookings", goodwill: "goodwill", refund: "owed" };

/** Whether an external refund may have been an owed one, in whole or in part. */
const mayBe = ({ amount }: Pick<OutsideRow, "amount">, owed: Pick<RefundRow, "amount">): boolean =>
  amount <= owed.amount;

/** The notification's key follows that of a sent refund: a returned one that is sent again has a second key. */
const keyOfSent = ({ id, providerReference }: RefundRow, { reference }: OutsideRow): string =>
  providerReference === null ? `refund-${id}` : `refund-${id}/${reference}`;
