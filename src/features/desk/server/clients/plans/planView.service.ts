import { writeView } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import type { Language } from "../../../../../shared/language";
import { hasFactor } from "../../../../account/server/access/secondFactor.repository";
import { contactOf } from "../../../../account/server/contactOf";
import { transfersToDo } from "../../../../payments/methods/server/transfersToDo.repository";
import { disputesOfPlan, holdOnPapers } from "../../../../payments/server/disputes/disputes.repository";
import { waitingOutside } from "../../../../payments/server/outside/outside.repository";
import { isHeldAt } from "../../../../plan/bookings/bookingStatus";
import { stateName } from "../../../../plan/checkout/checkout.states";
import type { Booking } from "../../../../plan/plan.schemas";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { withReplacements } from "../../../../plan/server/bookings/replacedBookings";
import { readPlan } from "../../../../plan/server/checkout/readPlan";
import { findSetAside } from "../../../../plan/server/checkout/setAside.repository";
import { statedFor } from "../../../../plan/server/usTravel/usTravel.repository";
import { payEndMissed } from "../../../plans/plan.log";
import type { SupportPlan, UnreadableSupportPlan } from "../../../plans/plans.schemas";
import { whyOf } from "../../../plans/why.rules";
import {
  alertsOf,
  askedRefundsOf,
  documentsOf,
  factsUpTo,
  findPlanAndClient,
  holdersOf,
  mailsOf,
  paymentsOf,
  refundsOf,
} from "../../records/plan.repository";
import { notesToDesk } from "../notes/notes.repository";
import { threadOf } from "../thread/thread.service";
import { limitsOf } from "./planLimits.repository";
import { moneyOf } from "./planMoney.repository";
import {
  toAlert,
  toAskedRefund,
  toDispute,
  toDocument,
  toHolder,
  toMail,
  toMovement,
  toOutcome,
  toPlanPayment,
  toRefund,
} from "./planView";

/** A client's notes in one answer. */
const NOTES_SHOWN = 20;

type Deps = Pick<Services, "db" | "now"> & {
  reader: Pick<BookingReader, "bookingsOf" | "productOf" | "proposalsOf">;
};

export type PlanViewService = ReturnType<typeof planViewService>;

/** A plan in the back office: its state and why, its attempts and refunds, and the possible actions. (DESK-3) */
export function planViewService({ db, now, reader }: Deps) {
  const mayChangeUnit = (booking: Booking) =>
    booking.Details !== null && reader.productOf(booking).unitChanges !== undefined;

  return {
    /** For staff: the rows of a plan that was set aside; audited like the plan. Throws `plan.notFound`. (OPS-113) */
    getUnreadable: async (caller: Caller, planId: number): Promise<UnreadableSupportPlan> => {
      requireStaff(caller);
      const plan = await findPlanAndClient(db, planId);
      const aside = await findSetAside(db, planId);
      if (!plan || !aside) throw new Problem("plan.notFound");
      await writePlanView(db, caller, planId, now());
      return {
        TravelPlanId: planId,
        ...contactOf({ ...plan, id: plan.clientId }),
        CreatedAt: plan.createdAt,
        Why: aside.why,
        Since: aside.since,
        Bookings: await reader.bookingsOf(db, planId),
        Money: await moneyOf(db, planId),
        Payments: (await paymentsOf(db, planId)).map(toPlanPayment),
      };
    },

    /** For staff, in their language; audited once an hour. Throws `plan.notFound`, and `plan.unreadable`. */
    getPlan: async (caller: Caller, planId: number, language: Language): Promise<SupportPlan> => {
      requireStaff(caller);
      const plan = await findPlanAndClient(db, planId);
      if (!plan) throw new Problem("plan.notFound");
      const at = now();
      await writePlanView(db, caller, planId, at);
      const snapshot = await readPlan(db, planId, at);
      const payments = await paymentsOf(db, planId);
      const refunds = await refundsOf(
        db,
        payments.map(({ id }) => id),
      );
      const toMatch = (await transfersToDo(db, planId)).find(({ status }) => status !== "short");
      const unseen = toMatch && {
        Id: toMatch.payment.id,
        amount: toMatch.amount,
        Since: toMatch.since,
        ended: toMatch.status === "ended",
      };
      const disputes = await disputesOfPlan(db, planId);
      const mails = await mailsOf(db, planId);
      const known = {
        payments: payments.map(toPlanPayment),
        refunds: refunds.map(toRefund),
        refundRequests: (await askedRefundsOf(db, planId)).map(toAskedRefund),
        disputes: disputes.map(toDispute),
        movements: (await waitingOutside(db, at, planId)).map(toMovement),
        holders: (await holdersOf(db, planId)).map(toHolder),
        documents: (await documentsOf(db, plan.clientId)).map(toDocument),
        notes: await notesToDesk(db, plan.clientId, NOTES_SHOWN),
        mails: mails.map((mail) => toMail(mail, plan.clientId, mails)),
        limits: await limitsOf(db, { planId, clientId: plan.clientId, at }),
        proposed: (await reader.proposalsOf(db, planId)).map(({ replacesId, offer }) => ({
          bookingId: replacesId,
          name: offer.Name,
          at: offer.CreatedAt,
        })),
      };
      const booked = await reader.bookingsOf(db, planId);
      const Bookings = await withReplacements(db, planId, booked, async () => snapshot.context);
      const held = new Set(snapshot.context.bookings.filter((booking) => isHeldAt(booking, at)).map(({ id }) => id));
      const isPaid = snapshot.context.paidAt !== null;
      const missed = isPaid ? payEndMissed(planId, await factsUpTo(db, planId, plan.facts)) : null;
      const Why = whyOf({ snapshot, ...known, payEndMissed: missed, unseen: unseen ?? null });
      return {
        TravelPlanId: planId,
        ...contactOf({ ...plan, id: plan.clientId }),
        SecondFactor: await hasFactor(db, plan.clientId),
        UsTravel: (await statedFor(db, planId))?.category ?? null,
        CreatedAt: plan.createdAt,
        Now: at,
        State: stateName(snapshot),
        CancelReason: snapshot.context.cancelled?.reason ?? null,
        Why,
        Disputes: known.disputes,
        // Disputes are listed separately, with their outcome.
        Alerts: (await alertsOf(db, planId))
          .flatMap(toAlert)
          .filter(({ Reference }) => disputes.every(({ id }) => id !== Reference)),
        ...toOutcome(snapshot, at, await holdOnPapers(db, planId)),
        Limits: known.limits,
        Bookings,
        Money: await moneyOf(db, planId),
        Payments: known.payments,
        Refunds: known.refunds,
        AskedRefunds: known.refundRequests,
        Mails: known.mails,
        Notes: known.notes,
        Thread: await threadOf(db, { planId, clientId: plan.clientId, language: plan.language }, Why, language),
        Documents: known.documents,
        Holders: known.holders,
        Proposed: known.proposed.map(({ bookingId }) => bookingId),
        CarMayChange: Bookings.filter((booking) => mayChangeUnit(booking) && held.has(booking.BookingId)).map(
          ({ BookingId }) => BookingId,
        ),
      };
    },
  };
}

/** Audits that a staff member has seen a plan; once an hour while it stays open. (DESK-2) */
export async function writePlanView(db: Tx, caller: Caller, planId: number, at: Instant): Promise<void> {
  await writeView(db, { at, caller, action: "plan.read", subject: `plan ${planId}` });
}
