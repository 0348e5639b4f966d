import { asc, desc, eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { cancellationRules } from "../../../car/server/catalogue.tables";
import type { CancellationRule } from "../../cancellation.rules";

/** The schedule that is in force for a product, from the first days to the last. */
export async function cancellationRulesOf(db: Tx, productType: number): Promise<CancellationRule[]> {
  const { code, fromDays, toDays, percent, units, amount, noShow } = cancellationRules;
  return db
    .select({ code, fromDays, toDays, percent, units, amount, noShow })
    .from(cancellationRules)
    .where(eq(cancellationRules.productType, productType))
    .orderBy(asc(noShow), desc(toDays));
}
