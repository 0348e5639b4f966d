import { and, asc, desc, eq, exists, inArray, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { vaultOf } from "../../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../../platform/server/services";
import { clients, countries } from "../../../../account/server/account.tables";
import { clientDocuments } from "../../../../documents/server/documents.tables";
import { openDocument } from "../../../../documents/server/sealedDocument";
import { holderReviews } from "../../../../payments/server/payments.tables";
import { travelPlans } from "../../../../plan/server/plan.tables";

/** Whether a plan has ended, so that it needs no documents any more. Late money may restore it. */
const isOver = inArray(travelPlans.state, ["cancelled", "completed"]);

/** The client's newest plan that needs documents. */
export async function planInNeed(db: Tx, clientId: number) {
  const [plan] = await db
    .select({ id: travelPlans.id })
    .from(travelPlans)
    .where(and(eq(travelPlans.clientId, clientId), not(isOver)))
    .orderBy(desc(travelPlans.id))
    .limit(1);
  return plan;
}

/**
 * Documents in use and not reviewed yet, still encrypted; first those with `inReview`, then the oldest. Without those of
 * clients whose plans have all ended; a client without a plan gives them in advance. (DESK-103)
 */
export async function waitingDocuments(db: Tx, limit: number) {
  const isClients = eq(travelPlans.clientId, clientDocuments.clientId);
  const plansWhere = (which: SQL | undefined) => db.select({ id: travelPlans.id }).from(travelPlans).where(which);
  return db
    .select({ document: clientDocuments, client: clients })
    .from(clientDocuments)
    .innerJoin(clients, eq(clients.id, clientDocuments.clientId))
    .where(
      and(
        eq(clientDocuments.current, true),
        inArray(clientDocuments.status, ["inReview", "given"]),
        or(notExists(plansWhere(isClients)), exists(plansWhere(and(isClients, not(isOver))))),
      ),
    )
    .orderBy(sql`${clientDocuments.status} = 'given'`, asc(clientDocuments.givenAt), asc(clientDocuments.id))
    .limit(limit);
}

export async function waitingHolders(db: Tx, limit: number) {
  return db
    .select({ holder: holderReviews, client: clients })
    .from(holderReviews)
    .innerJoin(travelPlans, eq(travelPlans.id, holderReviews.planId))
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(eq(holderReviews.status, "waiting"))
    .orderBy(asc(holderReviews.askedAt), asc(holderReviews.id))
    .limit(limit);
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
