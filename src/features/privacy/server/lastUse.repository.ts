import { and, eq, exists, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "../../../platform/server/services";
import { carBookings } from "../../../products/car/server/car.tables";
import { lodgingGuests } from "../../../products/lodging/server/lodging.tables";
import type { Instant } from "../../../shared/instant";
import { clientDocuments, documentProcesses } from "../../documents/server/documents.tables";
import { isOpen, rowStatuses } from "../../plan/bookingStatus";
import { bookings } from "../../plan/server/plan.tables";

/** The value of a passport's number after erasure. */
export const NO_NUMBER = "";

/** The end of an open booking's service; for other bookings, when they were made. */
const lastUseOfBooking = sql<Instant>`case when ${inArray(bookings.status, rowStatuses.filter(isOpen))}
  then greatest(${bookings.createdAt}, ${bookings.endsAt}) else ${bookings.createdAt} end`;

/** All uses of clients' documents: whose, when, and whether document data are left in it. */
function usesOf(db: Tx) {
  const ofCar = db
    .select({ one: sql`1` })
    .from(carBookings)
    .where(and(eq(carBookings.bookingId, bookings.id), ne(carBookings.passportNumber, NO_NUMBER)));
  const ofGuest = db
    .select({ one: sql`1` })
    .from(lodgingGuests)
    .where(and(eq(lodgingGuests.bookingId, bookings.id), ne(lodgingGuests.passportNumber, NO_NUMBER)));
  const given = { clientId: clientDocuments.clientId, at: sql`${clientDocuments.givenAt}`.as("at") };
  const begun = { clientId: documentProcesses.clientId, at: sql`${documentProcesses.startedAt}`.as("at") };
  const booked = { clientId: bookings.clientId, at: lastUseOfBooking.as("at") };
  const kept = sql`true`.as("kept");
  const keptOfBooking = sql`${or(exists(ofCar), exists(ofGuest))}`.as("kept");
  return unionAll(
    db.select({ ...given, kept }).from(clientDocuments),
    db.select({ ...begun, kept }).from(documentProcesses),
    db.select({ ...booked, kept: keptOfBooking }).from(bookings),
  ).as("uses");
}

async function lastUses(db: Tx, limit: number, which: (last: SQL, clientId: SQL) => SQL | undefined) {
  const uses = usesOf(db);
  const last = sql`max(${uses.at})`;
  return db
    .select({ clientId: uses.clientId, at: last.mapWith(bookings.endsAt) })
    .from(uses)
    .groupBy(uses.clientId)
    .having(and(sql`bool_or(${uses.kept})`, which(last, sql`${uses.clientId}`)))
    .orderBy(uses.clientId)
    .limit(limit);
}

/** Clients with document data last used before an instant; at most `limit`, with ids above `after`. */
export async function clientsToErase(db: Tx, before: Instant, { after, limit }: { after: number; limit: number }) {
  const rows = await lastUses(db, limit, (last, clientId) =>
    and(sql`${last} < ${sql.param(before, bookings.endsAt)}`, gt(clientId, after)),
  );
  return rows.map(({ clientId }) => clientId);
}

/** When a client's document data were last used, epoch ms; null: there are none. */
export async function lastUseOf(db: Tx, clientId: number): Promise<Instant | null> {
  const [row] = await lastUses(db, 1, (_last, id) => eq(id, clientId));
  return row?.at ?? null;
}
