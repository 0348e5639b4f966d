import { and, eq, exists, getTableColumns, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { isAbout, type Whose } from "../../../platform/server/background/whose";
import type { PersonalData } from "../../../platform/server/personal/personalData";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clientDocuments, documentProcesses } from "../../documents/server/documents.tables";
import { isOpen, rowStatuses } from "../../plan/bookings/bookingStatus";
import { bookings } from "../../plan/server/plan.tables";

/** The end of an open booking's service; for other bookings, when they were made. */
const lastUseOfBooking = sql<Instant>`case when ${inArray(bookings.status, rowStatuses.filter(isOpen))}
  then greatest(${bookings.createdAt}, ${bookings.endsAt}) else ${bookings.createdAt} end`;

/**
 * Whether a booking still has document data: a column that is erased with them has another value than after erasing.
 */
function papersOfBooking(db: Tx, { table, whose, columns }: PersonalData): SQL | undefined {
  const stored = getTableColumns(table);
  const isLeft = Object.entries(columns).flatMap(([name, decision]) => {
    const column = stored[name];
    if (!column || !("on" in decision) || decision.on !== "papers") return [];
    return [sql`${column} is distinct from ${sql.param(decision.to, column)}`];
  });
  if (isLeft.length === 0) return undefined;
  const { id, planId, clientId } = bookings;
  const ofBooking = { clientId, plans: sql`(${planId})`, bookings: sql`(${id})`, payments: sql`(null)` };
  return exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(whose(ofBooking), or(...isLeft))),
  );
}

/** All uses of clients' documents: the client, the time, and whether they still contain document data. */
function usesOf(db: Tx, personal: readonly PersonalData[]) {
  const given = { clientId: clientDocuments.clientId, at: sql`${clientDocuments.givenAt}`.as("at") };
  const begun = { clientId: documentProcesses.clientId, at: sql`${documentProcesses.startedAt}`.as("at") };
  const booked = { clientId: bookings.clientId, at: lastUseOfBooking.as("at") };
  const kept = sql`true`.as("kept");
  const keptOfBooking = sql`${or(...personal.map((data) => papersOfBooking(db, data)))}`.as("kept");
  return unionAll(
    db.select({ ...given, kept }).from(clientDocuments),
    db.select({ ...begun, kept }).from(documentProcesses),
    db.select({ ...booked, kept: keptOfBooking }).from(bookings),
  ).as("uses");
}

async function lastUses(
  db: Tx,
  personal: readonly PersonalData[],
  limit: number,
  which: (last: SQL, clientId: SQL) => SQL | undefined,
) {
  const uses = usesOf(db, personal);
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
export async function clientsToErase(
  db: Tx,
  personal: readonly PersonalData[],
  before: Instant,
  { after, limit, whose }: { after: number; limit: number; whose: Whose },
) {
  const rows = await lastUses(db, personal, limit, (last, clientId) =>
    and(sql`${last} < ${sql.param(before, bookings.endsAt)}`, gt(clientId, after), isAbout(clientId, whose)),
  );
  return rows.map(({ clientId }) => clientId);
}

/** When a client's document data were last used, epoch ms; null: there are none. */
export async function lastUseOf(db: Tx, personal: readonly PersonalData[], clientId: number): Promise<Instant | null> {
  const [row] = await lastUses(db, personal, 1, (_last, id) => eq(id, clientId));
  return row?.at ?? null;
}
