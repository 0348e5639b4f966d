import { and, arrayContains, asc, desc, eq, inArray, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import { isAbout, type Whose } from "../../../platform/server/background/whose";
import { isKeptBy, type Listed } from "../../../platform/server/listed.repository";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { suppliers } from "../../places/server/places.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { opinionRequests, opinions } from "./opinions.tables";

export type OpinionRow = typeof opinions.$inferSelect;
/** What is reviewed: a property or a company. */
export type RatedItem = { readonly hotelId: number } | { readonly supplierId: number };

type Ended = {
  readonly period: readonly [Instant, Instant];
  readonly products: readonly number[];
  readonly whose: Whose;
};

/**
 * Paid plans whose last completed service of these products ended in a period, and whose clients were not asked yet and
 * have not opted out.
 */
export async function plansToAsk(tx: Tx, { period: [from, before], products, whose }: Ended, limit: number) {
  const last = sql`max(${bookings.endsAt})`;
  const instant = (at: Instant) => sql.param(at, bookings.endsAt);
  return tx
    .select({ planId: travelPlans.id, clientId: travelPlans.clientId })
    .from(travelPlans)
    .innerJoin(bookings, and(eq(bookings.planId, travelPlans.id), eq(bookings.status, "confirmed")))
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .leftJoin(opinionRequests, eq(opinionRequests.planId, travelPlans.id))
    .where(
      and(
        isNotNull(travelPlans.paidAt),
        inArray(bookings.productType, [...products]),
        ne(travelPlans.state, "cancelled"),
        isNull(opinionRequests.planId),
        isNull(clients.closedAt),
        eq(clients.role, "client"),
        not(arrayContains(clients.unwantedMails, ["reviewRequests"])),
        isAbout(clients.id, whose),
      ),
    )
    .groupBy(travelPlans.id)
    .having(sql`${last} >= ${instant(from)} and ${last} < ${instant(before)}`)
    .orderBy(asc(travelPlans.id))
    .limit(limit);
}

/** False if the client has been asked about the plan already. */
export async function insertRequest(tx: Tx, row: typeof opinionRequests.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(opinionRequests).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/**
 * The request of a link, locked, so that two concurrent reviews by one link are serialized. Closing the account deletes
 * it.
 */
export async function lockRequest(tx: Tx, codeHash: string) {
  const [row] = await tx.select().from(opinionRequests).where(eq(opinionRequests.codeHash, codeHash)).for("update");
  return row ?? null;
}

export async function findRequest(tx: Tx, codeHash: string) {
  const [row] = await tx.select().from(opinionRequests).where(eq(opinionRequests.codeHash, codeHash));
  return row ?? null;
}

/** A plan's bookings that took place, each with its client's review. */
export async function pastBookings(tx: Tx, planId: number) {
  return tx
    .select({
      bookingId: bookings.id,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      supplierId: bookings.supplierId,
      opinion: opinions,
    })
    .from(bookings)
    .leftJoin(opinions, eq(opinions.bookingId, bookings.id))
    .where(and(eq(bookings.planId, planId), eq(bookings.status, "confirmed")))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/** Stores a review, replacing one that was refused. */
export async function saveOpinion(tx: Tx, row: typeof opinions.$inferInsert): Promise<void> {
  const { bookingId, ...set } = row;
  await tx
    .insert(opinions)
    .values(row)
    .onConflictDoUpdate({ target: opinions.bookingId, set: { ...set, reason: null, decidedAt: null } });
}

const of = (item: RatedItem) =>
  and(
    eq(opinions.status, "shown"),
    "hotelId" in item ? eq(opinions.hotelId, item.hotelId) : eq(opinions.supplierId, item.supplierId),
  );

/** Whether there is such a company, on sale or not. */
export const hasCompany = async (tx: Tx, supplierId: number): Promise<boolean> =>
  (await tx.$count(suppliers, eq(suppliers.id, supplierId))) > 0;

/** The number of published reviews, and their mean in tenths; 0 and 0 without any. */
export async function markOf(tx: Tx, item: RatedItem): Promise<{ count: number; tenths: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      tenths: sql<number>`coalesce(round(avg(${opinions.tenths})), 0)::int`,
    })
    .from(opinions)
    .where(of(item));
  return row ?? { count: 0, tenths: 0 };
}

/** The mean of each subject in tenths. */
export async function subjectMarks(tx: Tx, item: RatedItem): Promise<{ subject: string; tenths: number }[]> {
  // A damaged row has no subjects, but its mean still counts. (OPS-113)
  const kept = sql`case when jsonb_typeof(${opinions.stars}) = 'object' then ${opinions.stars} else '{}' end`;
  const stars = sql`jsonb_each_text(${kept}) as star(subject, count)`;
  return tx
    .select({
      subject: sql<string>`star.subject`,
      tenths: sql<number>`round(10 * avg(star.count::int))::int`,
    })
    .from(sql`${opinions}, ${stars}`)
    .where(of(item))
    .groupBy(sql`star.subject`);
}

/** Published reviews, newest first. */
export async function shownOpinions(tx: Tx, item: RatedItem, { limit, offset }: { limit: number; offset: number }) {
  return tx
    .select({ opinion: opinions, firstName: clients.firstName, startsAt: bookings.startsAt })
    .from(opinions)
    .innerJoin(clients, eq(clients.id, opinions.clientId))
    .innerJoin(bookings, eq(bookings.id, opinions.bookingId))
    .where(of(item))
    .orderBy(desc(opinions.writtenAt), desc(opinions.bookingId))
    .limit(limit)
    .offset(offset);
}

const mark = {
  Count: sql<number>`count(*)::int`,
  Tenths: sql<number>`round(avg(${opinions.tenths}))::int`,
};

/** Properties with published reviews. */
export async function propertyMarks(tx: Tx) {
  return tx
    .select({ HotelId: sql<number>`${opinions.hotelId}`, ...mark })
    .from(opinions)
    .where(and(eq(opinions.status, "shown"), isNotNull(opinions.hotelId)))
    .groupBy(opinions.hotelId)
    .orderBy(asc(opinions.hotelId));
}

/** Rental companies with published reviews. */
export async function companyMarks(tx: Tx) {
  return tx
    .select({ SupplierId: sql<number>`${opinions.supplierId}`, ...mark })
    .from(opinions)
    .where(and(eq(opinions.status, "shown"), isNotNull(opinions.supplierId)))
    .groupBy(opinions.supplierId)
    .orderBy(asc(opinions.supplierId));
}

/** Reviews that wait for staff, oldest first. */
export async function waitingOpinions(tx: Tx, { kept, limit }: Listed) {
  const { bookingId, status, writtenAt } = opinions;
  const isWaiting = eq(status, "waiting");
  const isKept = isKeptBy(bookingId, kept);
  const first = tx
    .select({ bookingId })
    .from(opinions)
    .where(and(isWaiting, not(isKept)))
    .orderBy(asc(writtenAt), asc(bookingId))
    .limit(limit);
  return tx
    .select({ opinion: opinions, firstName: clients.firstName, company: suppliers.name })
    .from(opinions)
    .innerJoin(clients, eq(clients.id, opinions.clientId))
    .leftJoin(suppliers, eq(suppliers.id, opinions.supplierId))
    .where(and(isWaiting, or(isKept, inArray(bookingId, first))))
    .orderBy(asc(writtenAt), asc(bookingId));
}

export async function lockOpinion(tx: Tx, bookingId: number): Promise<(OpinionRow & { planId: number }) | null> {
  const [row] = await tx
    .select({ opinion: opinions, planId: bookings.planId })
    .from(opinions)
    .innerJoin(bookings, eq(bookings.id, opinions.bookingId))
    .where(eq(opinions.bookingId, bookingId))
    .for("update", { of: opinions });
  return row ? { ...row.opinion, planId: row.planId } : null;
}

export async function decideOpinion(
  tx: Tx,
  bookingId: number,
  decided: Pick<OpinionRow, "status" | "reason" | "decidedAt">,
): Promise<void> {
  await tx.update(opinions).set(decided).where(eq(opinions.bookingId, bookingId));
}

export async function opinionsOfClient(tx: Tx, clientId: number): Promise<OpinionRow[]> {
  return tx.select().from(opinions).where(eq(opinions.clientId, clientId)).orderBy(asc(opinions.writtenAt));
}
