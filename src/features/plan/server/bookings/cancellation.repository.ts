import { asc, desc, eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { type RowsAt, tableAt } from "../../../../platform/server/versions/rowsAt";
import type { CancellationRule } from "../../cancellation/cancellation.rules";
import { cancellationRules } from "../plan.tables";

/** The columns that identify a rule. */
const cancellationKey = [
  cancellationRules.productType,
  cancellationRules.fromDays,
  cancellationRules.toDays,
  cancellationRules.noShow,
];

/** A product's cancellation schedule at the instant of `rows`, ordered by days. (OPS-40) */
export async function cancellationRulesOf(db: Tx, productType: number, rows: RowsAt): Promise<CancellationRule[]> {
  const { code, fromDays, toDays, percent, units, amount, noShow } = cancellationRules;
  return db
    .with(tableAt(db, rows, cancellationRules, cancellationKey))
    .select({ code, fromDays, toDays, percent, units, amount, noShow })
    .from(cancellationRules)
    .where(eq(cancellationRules.productType, productType))
    .orderBy(asc(noShow), desc(toDays));
}
