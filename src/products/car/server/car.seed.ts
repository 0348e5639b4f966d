import { provinces, zones } from "../../../features/places/server/places.tables";
import { reservePeriods } from "../../../features/plan/server/plan.tables";
import type { Tx } from "../../../platform/server/services";
import { ProductType } from "../../../shared/enumerations";
import { provinceData, zoneData } from "./catalogue/places.data";

/** The initial reserve periods, in days; an operator may change them. (CAR-11) */
const reservePeriodData = [
  { productType: ProductType.CarRent, minimumDays: 2, maximumDays: 365 },
  { productType: ProductType.Lodging, minimumDays: 3, maximumDays: 365 },
];

/** The data of every shop: the map, and the reserve periods. Existing rows stay unchanged. */
export async function seedMap(db: Tx): Promise<void> {
  const provinceRows = provinceData.map(([code, name]) => ({ id: Number(code), code, name }));
  const zoneRows = zoneData.map(([code, name, province, latitude, longitude], index) => ({
    id: index + 1,
    code,
    name,
    provinceId: Number(province),
    latitude,
    longitude,
  }));
  await db.insert(provinces).values(provinceRows).onConflictDoNothing();
  await db.insert(zones).values(zoneRows).onConflictDoNothing();
  await db.insert(reservePeriods).values(reservePeriodData).onConflictDoNothing();
}
