import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { travelPlans } from "../../plan/server/plan.tables";
import { receiptEvents, receipts } from "./papers.tables";

const plansOf = (db: Tx, clientId: number) =>
  db.select({ id: travelPlans.id }).from(travelPlans).where(eq(travelPlans.clientId, clientId));

/** A client's receipts with the steps of signing them, for the copy of their data. (SAFE-24) */
export async function receiptsOf(db: Tx, clientId: number) {
  const { planId, edition, code, signerName, signedAt } = receipts;
  const signed = await db
    .select({ planId, edition, code, signerName, signedAt })
    .from(receipts)
    .where(inArray(planId, plansOf(db, clientId)));
  const steps = await db
    .select()
    .from(receiptEvents)
    .where(inArray(receiptEvents.planId, plansOf(db, clientId)))
    .orderBy(asc(receiptEvents.planId), asc(receiptEvents.edition), asc(receiptEvents.seq));
  const keyOf = (row: { planId: number; edition: number }) => `${row.planId} ${row.edition}`;
  const editions = [...new Map([...steps, ...signed].map((row) => [keyOf(row), row])).values()];
  const inOrder = editions.sort((a, b) => a.planId - b.planId || a.edition - b.edition);
  return inOrder.map((own) => {
    const receipt = signed.find((row) => keyOf(row) === keyOf(own));
    return {
      TravelPlanId: own.planId,
      Edition: own.edition,
      Code: receipt?.code ?? null,
      SignerName: receipt?.signerName ?? null,
      SignedAt: receipt?.signedAt ?? null,
      Steps: steps
        .filter((row) => keyOf(row) === keyOf(own))
        .map(({ type, at, sha256, address, userAgent }) => ({
          Step: type,
          At: at,
          Sha256: sha256,
          Address: address,
          Browser: userAgent,
        })),
    };
  });
}
