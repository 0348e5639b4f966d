import { eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { ReserveDays } from "../../reserve/reserve.rules";
import { reservePeriods } from "../plan.tables";

/** Of a product without a period of its own. */
const unlimited: ReserveDays = { minimumDays: 0, maximumDays: 365 };

/** How many days ahead a product may be reserved; undefined if no period is stored for it. */
export async function findReservePeriod(db: Tx, productType: number): Promise<ReserveDays | undefined> {
  const { minimumDays, maximumDays } = reservePeriods;
  const [period] = await db
    .select({ minimumDays, maximumDays })
    .from(reservePeriods)
    .where(eq(reservePeriods.productType, productType));
  return period;
}

/** The same for a product's own catalogue: without a stored period, any day of the coming year. */
export const reserveDaysOf = async (db: Tx, productType: number): Promise<ReserveDays> =>
  (await findReservePeriod(db, productType)) ?? unlimited;
