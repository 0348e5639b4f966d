import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { travelPlans } from "../../plan/server/plan.tables";
import { receiptEvents, receipts } from "./papers.tables";

const plansOf = (db: Tx, clientId: number) =>
  db.select({ id: travelPlans.id }).from(travelPlans).where(eq(travelPlans.clientId, clientId));

/** A client's receipts with the steps of signing them, for the copy of their data. (SAFE-24) */
export async function receiptsOf(db: Tx, clientId: number) {
  const { planId, code, signerName, signedAt } = receipts;
  const signed = await db
    .select({ planId, code, signerName, signedAt })
    .from(receipts)
    .where(inArray(planId, plansOf(db, clientId)));
  const steps = await db
    .select()
    .from(receiptEvents)
    .where(inArray(receiptEvents.planId, plansOf(db, clientId)))
    .orderBy(asc(receiptEvents.planId), asc(receiptEvents.seq));
  const ids = [...new Set([...signed, ...steps].map((row) => row.planId))].sort((a, b) => a - b);
  return ids.map((id) => {
    const receipt = signed.find((row) => row.planId === id);
    return {
      TravelPlanId: id,
      Code: receipt?.code ?? null,
      SignerName: receipt?.signerName ?? null,
      SignedAt: receipt?.signedAt ?? null,
      Steps: steps
        .filter((row) => row.planId === id)
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
