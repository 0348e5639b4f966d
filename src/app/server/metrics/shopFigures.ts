import { and, count, eq, isNotNull, isNull, lte, min, notExists, or, type SQL, sql } from "drizzle-orm";
import { ratesOfDesk } from "../../../features/currencies/server/currencies.repository";
import { payments } from "../../../features/payments/server/payments.tables";
import { setAsideCauses } from "../../../features/plan/checkout/setAside";
import { countSetAside } from "../../../features/plan/server/checkout/setAside.repository";
import { bookings, plansSetAside, travelPlans } from "../../../features/plan/server/plan.tables";
import type { Database } from "../../../platform/server/db/database";
import { outbox } from "../../../platform/server/db/schema/operations";
import { webhookDeliveries } from "../../../platform/server/db/schema/webhooks";
import { findRestored } from "../../../platform/server/restored.repository";
import { unreadableSecrets } from "../../../platform/server/webhooks/webhooks.repository";
import { PaymentStatus } from "../../../shared/enumerations";
import { daysBetween, havanaDate } from "../../../shared/havana";
import { type Instant, SECOND } from "../../../shared/instant";

const { Created, Success, Failed, Expired, NoFound } = PaymentStatus;
const paymentStates: Record<number, string> = {
  [Success]: "success",
  [Failed]: "declined",
  [Expired]: "expired",
  [NoFound]: "notFound",
};
/** A payment that the provider was asked about again, and that is still open. */
const wasAskedAbout = sql<boolean>`${payments.questionCount} > 0`;

/** The shop's figures at an instant: counts, and ages in seconds. No personal data. (OPS-32) */
export async function readShopFigures(db: Database, at: Instant) {
  const age = (since: Instant | null | undefined) => (since == null ? 0 : Math.max(0, (at - since) / SECOND));
  const today = havanaDate(at);
  const asideOfPlan = db.select().from(plansSetAside).where(eq(plansSetAside.planId, travelPlans.id));
  const [due] = await db
    .select({ since: min(travelPlans.nextTickAt) })
    .from(travelPlans)
    .where(and(lte(travelPlans.nextTickAt, at), notExists(asideOfPlan)));
  const waits = and(isNull(outbox.deliveredAt), isNotNull(outbox.nextAttemptAt));
  const [mail] = await db
    .select({ since: min(outbox.createdAt) })
    .from(outbox)
    .where(waits);
  const [unknown] = await db
    .select({ since: min(payments.createdAt) })
    .from(payments)
    .where(and(eq(payments.status, Created), wasAskedAbout));
  const attempts = await db
    .select({ status: payments.status, wasAskedAbout, n: count() })
    .from(payments)
    .groupBy(payments.status, wasAskedAbout);
  const states = await db.select({ state: travelPlans.state, n: count() }).from(travelPlans).groupBy(travelPlans.state);
  const statuses = await db.select({ state: bookings.status, n: count() }).from(bookings).groupBy(bookings.status);
  const stateOf = (row: { status: number; wasAskedAbout: boolean }) =>
    paymentStates[row.status] ?? (row.wasAskedAbout ? "unknown" : "pending");
  return {
    sweepLag: age(due?.since),
    // Causes without plans are reported as 0 too.
    aside: { ...Object.fromEntries(setAsideCauses.map((why) => [why, 0])), ...(await countSetAside(db)) },
    unsent: age(mail?.since),
    // Left out: emails that staff have set aside, and those to an address that nobody has, typed by whoever registers.
    givenUp: await countOf(
      db,
      outbox,
      and(
        isNull(outbox.deliveredAt),
        isNull(outbox.nextAttemptAt),
        isNull(outbox.asideAt),
        or(isNull(outbox.refusedAt), isNotNull(outbox.planId)),
      ),
    ),
    webhooks: await db.$count(webhookDeliveries, isNotNull(webhookDeliveries.nextAttemptAt)),
    paymentsHeld: (await findRestored(db)) === null ? 0 : 1,
    webhookSecrets: (await unreadableSecrets(db)).length,
    oldestUnknown: age(unknown?.since),
    holds: await countOf(
      db,
      bookings,
      and(
        eq(bookings.status, "confirmed"),
        sql`exists (select from ${travelPlans} where ${travelPlans.id} = ${bookings.planId} and ${travelPlans.paidAt} is null)`,
      ),
    ),
    // A currency that the shop does not offer has no figure, so that no alert waits for it.
    rates: Object.fromEntries(
      (await ratesOfDesk(db, today)).flatMap(({ Currency, Status, Latest }) =>
        Latest && Status !== "none" ? [[Currency, daysBetween(today, Latest.Until)]] : [],
      ),
    ),
    // States without plans are reported as 0 too, so that an alert rule never misses a series.
    payments: {
      pending: 0,
      unknown: 0,
      success: 0,
      declined: 0,
      expired: 0,
      notFound: 0,
      ...Object.fromEntries(attempts.map((row) => [stateOf(row), row.n])),
    },
    plans: Object.fromEntries(states.map(({ state, n }) => [state, n])),
    bookings: Object.fromEntries(statuses.map(({ state, n }) => [state, n])),
  };
}

async function countOf(db: Database, table: typeof outbox | typeof bookings, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}
