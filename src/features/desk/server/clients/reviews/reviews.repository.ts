import { and, asc, desc, eq, exists, inArray, isNull, min, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { isKeptBy } from "../../../../../platform/server/listed.repository";
import { vaultOf } from "../../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../../platform/server/services";
import { clients, countries } from "../../../../account/server/account.tables";
import { awaitsReview, type DocumentStatus, documentStatuses } from "../../../../documents/documents.rules";
import { clientDocuments } from "../../../../documents/server/documents.tables";
import { openDocument } from "../../../../documents/server/sealedDocument";
import { holderReviews } from "../../../../payments/server/payments.tables";
import type { RowStatus } from "../../../../plan/bookings/bookingStatus";
import { bookings, travelPlans } from "../../../../plan/server/plan.tables";
import { keptItems } from "../../records/keptItems.repository";

/** Whether a plan has ended, so that it needs no documents any more. Late money may restore it. */
const isOver = inArray(travelPlans.state, ["cancelled", "completed"]);

/** The newest plan of each of these clients that needs documents, by client. */
export async function plansInNeed(db: Tx, clientIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (clientIds.length === 0) return new Map();
  const { id, clientId } = travelPlans;
  const rows = await db
    .selectDistinctOn([clientId], { clientId, id })
    .from(travelPlans)
    .where(and(inArray(clientId, [...clientIds]), not(isOver)))
    .orderBy(clientId, desc(id));
  return new Map(rows.map((row) => [row.clientId, row.id]));
}

/** Of one client; undefined: none does. */
export const planInNeed = async (db: Tx, clientId: number): Promise<number | undefined> =>
  (await plansInNeed(db, [clientId])).get(clientId);

/** What a document has that staff can still decide about. */
export const waitingStatuses = documentStatuses.filter(awaitsReview);

/** `unpaid`: only those of clients with a booking that is still to be paid. */
type Wanted = { readonly statuses: readonly DocumentStatus[]; readonly limit?: number; readonly unpaid?: boolean };

/**
 * Documents in use with one of these statuses, still encrypted; first those with `inReview`, then the oldest. Without
 * those of clients whose plans have all ended; a client without a plan gives them in advance. `limit`: so many clients,
 * each with all of them, besides those whose item is kept. (DESK-103)
 */
export async function waitingDocuments(db: Tx, { statuses, limit, unpaid = false }: Wanted) {
  const isClients = eq(travelPlans.clientId, clientDocuments.clientId);
  const plansWhere = (which: SQL | undefined) => db.select({ id: travelPlans.id }).from(travelPlans).where(which);
  const booked = (...which: RowStatus[]) =>
    exists(
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(eq(bookings.planId, travelPlans.id), inArray(bookings.status, which))),
    );
  const isUnpaid = or(and(isNull(travelPlans.paidAt), booked("requested", "confirmed")), booked("agreed"));
  const isInUse = unpaid
    ? exists(plansWhere(and(isClients, not(isOver), isUnpaid)))
    : or(notExists(plansWhere(isClients)), exists(plansWhere(and(isClients, not(isOver)))));
  const { current, status, givenAt, id, clientId } = clientDocuments;
  const isWaiting = and(eq(current, true), inArray(status, [...statuses]), isInUse);
  const isKept = isKeptBy(sql`'client-' || ${clientId}`, keptItems(db, "document"));
  const isUnasked = sql`${status} = 'given'`;
  const first =
    limit === undefined
      ? undefined
      : or(
          isKept,
          inArray(
            clientId,
            db
              .select({ clientId })
              .from(clientDocuments)
              .where(and(isWaiting, not(isKept)))
              .groupBy(clientId)
              .orderBy(sql`bool_and(${isUnasked})`, min(givenAt), clientId)
              .limit(limit),
          ),
        );
  return db
    .select({ document: clientDocuments, client: clients, isKept: isKept.mapWith(Boolean) })
    .from(clientDocuments)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(and(isWaiting, first))
    .orderBy(isUnasked, asc(givenAt), asc(id));
}

/** Names on cards that wait for plans that have not ended, the oldest first; all, as only their plans say how urgent. */
export async function waitingHolders(db: Tx) {
  return db
    .select({
      holder: holderReviews,
      client: clients,
      isKept: isKeptBy(holderReviews.id, keptItems(db, "holder")).mapWith(Boolean),
    })
    .from(holderReviews)
    .innerJoin(travelPlans, eq(travelPlans.id, holderReviews.planId))
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(and(eq(holderReviews.status, "waiting"), not(isOver)))
    .orderBy(asc(holderReviews.askedAt), asc(holderReviews.id));
}

export async function findDocumentAndClient(db: Tx, id: number) {
  const [row] = await db
    .select({ document: clientDocuments, client: clients, iso: countries.iso, months: countries.passportMonths })
    .from(clientDocuments)
    .innerJoin(clients, eq(clients.id, clientDocuments.clientId))
    .innerJoin(countries, eq(countries.id, clientDocuments.countryId))
    .where(eq(clientDocuments.id, id));
  return row && { ...row, document: openDocument(vaultOf(db), row.document) };
}
