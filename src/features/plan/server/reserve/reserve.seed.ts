import type { Tx } from "../../../../platform/server/services";
import { ProductType } from "../../../../shared/enumerations";
import { reservePeriods } from "../plan.tables";

/** The initial reserve periods, in days; an operator may change them. (CAR-11) */
const initial = [
  { productType: ProductType.CarRent, minimumDays: 2, maximumDays: 365 },
  { productType: ProductType.Lodging, minimumDays: 3, maximumDays: 365 },
];

/** The reserve periods of every shop. Existing ones stay unchanged. */
export async function seedReservePeriods(db: Tx): Promise<void> {
  await db.insert(reservePeriods).values(initial).onConflictDoNothing();
}
