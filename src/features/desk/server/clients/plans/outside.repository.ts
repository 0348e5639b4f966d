import { and, eq, inArray, isNotNull, like, or } from "drizzle-orm";
import { reasonsOf } from "../../../../../platform/server/audit/audit.repository";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import { CONFIRM_WITHIN_HOURS, PAY_WITHIN_HOURS, SIGN_WITHIN_HOURS } from "../../../../../shared/constants";
import type { Instant } from "../../../../../shared/instant";
import { disputesOfPlan } from "../../../../payments/server/disputes/disputes.repository";
import { enabledMethods } from "../../../../payments/server/methods.repository";
import { EXTENSION_HOURS, HOLD_HOURS } from "../../../../plan/checkout/checkout.deadlines";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { namesOf } from "../../../../plan/service/serviceOnSite";
import type { BundleSettings, OutsideEntry } from "../../../bundle/bundle";
import { redact } from "../../../bundle/redact.rules";
import { subjectsOfPlan } from "../../records/auditSubjects.repository";
import { findPlanAndClient, holdersOf, paymentsOf, refundsOf } from "../../records/plan.repository";

/** The settings of the installation that affect plans. */
export async function settingsOf(db: Tx): Promise<BundleSettings> {
  const hours = {
    confirm: CONFIRM_WITHIN_HOURS,
    pay: PAY_WITHIN_HOURS,
    sign: SIGN_WITHIN_HOURS,
    hold: HOLD_HOURS,
    extension: EXTENSION_HOURS,
  };
  const methods = (await enabledMethods(db)).map(({ id, chargeRate, chargeFixed, minAmount, maxAmount }) => ({
    id,
    chargeRate,
    chargeFixed,
    minAmount,
    maxAmount,
  }));
  return { hours, methods };
}

type Reader = Pick<BookingReader, "bookingsOf" | "productOf">;

/** What happened to a plan outside the chart, in order, without personal data. (CHART-10) */
export async function happenedOutside(db: Tx, reader: Reader, planId: number): Promise<OutsideEntry[]> {
  const payments = await paymentsOf(db, planId);
  const disputes = await disputesOfPlan(db, planId);
  const refunds = await refundsOf(
    db,
    payments.map(({ id }) => id),
  );
  const holders = await holdersOf(db, planId);
  const entries = [
    ...disputes.map(({ paymentId: payment, amount, reason, status, openedAt, respondBy, answeredAt, closedAt }) =>
      entry(openedAt, "dispute", { payment, amount, reason, status, respondBy, answeredAt, closedAt }),
    ),
    ...refunds.map(({ id: refund, paymentId: payment, bookingId: booking, createdAt, settledAt, ...row }) => {
      const { amount, reason, status, failureCode: failure } = row;
      return entry(createdAt, "refund", { refund, payment, booking, amount, reason, status, failure, settledAt });
    }),
    ...holders.map(({ id: holder, status, askedAt, decidedAt }) =>
      entry(askedAt, "holder", { holder, status, decidedAt }),
    ),
    ...(await actsOf(db, reader, planId)),
  ];
  return entries.sort((one, other) => one.at - other.at);
}

function entry(at: Instant, what: string, facts: Record<string, string | number | null>): OutsideEntry {
  const known = Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, fact] as const]));
  return { at, what, facts: Object.fromEntries(known), reason: null };
}

/**
 * Actions of staff with a reason, on the plan, its bookings and its client's documents; of their facts only numbers.
 */
async function actsOf(db: Tx, reader: Reader, planId: number): Promise<OutsideEntry[]> {
  const plan = await findPlanAndClient(db, planId);
  const documents = and(eq(auditLog.subject, `client ${plan?.clientId}`), like(auditLog.action, "document.%"));
  const about = or(inArray(auditLog.subject, await subjectsOfPlan(db, planId)), documents);
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(or(isNotNull(auditLog.reason), isNotNull(auditLog.textId)), about))
    .orderBy(auditLog.id);
  const reasons = await reasonsOf(db, rows);
  const names = await namesIn(db, reader, planId);
  return rows.map(({ id, at, action, subject, facts }) => {
    const numbers = Object.entries(facts ?? {}).filter(([, fact]) => typeof fact === "number");
    return {
      at,
      what: action,
      facts: { subject, ...Object.fromEntries(numbers) },
      reason: redact(reasons.get(id)?.text ?? "", names),
    };
  });
}

/** All names in a plan: the client's, those of drivers and guests, and those on cards. */
async function namesIn(db: Tx, reader: Reader, planId: number): Promise<string[]> {
  const client = await findPlanAndClient(db, planId);
  const booked = await reader.bookingsOf(db, planId);
  const travelers = booked.flatMap((booking) => namesOf(reader.productOf(booking), booking));
  const holders = (await holdersOf(db, planId)).map(({ name }) => name);
  return [client?.firstName ?? "", client?.lastName ?? "", ...travelers, ...holders];
}
