import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { vaultOf } from "../../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../../platform/server/services";
import { clients } from "../../../account/server/account.tables";
import { clientDocuments } from "../../../documents/server/documents.tables";
import { openDocument } from "../../../documents/server/sealedDocument";
import { holderReviews } from "../../../payments/server/payments.tables";
import { travelPlans } from "../../../plan/server/plan.tables";

/** Documents in use and not reviewed yet, still encrypted; first those with `inReview`, then the oldest. */
export async function waitingDocuments(db: Tx, limit: number) {
  return db
    .select({ document: clientDocuments, client: clients })
    .from(clientDocuments)
    .innerJoin(clients, eq(clients.id, clientDocuments.clientId))
    .where(and(eq(clientDocuments.current, true), inArray(clientDocuments.status, ["inReview", "given"])))
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
    .select({ document: clientDocuments, client: clients })
    .from(clientDocuments)
    .innerJoin(clients, eq(clients.id, clientDocuments.clientId))
    .where(eq(clientDocuments.id, id));
  return row && { ...row, document: openDocument(vaultOf(db), row.document) };
}
