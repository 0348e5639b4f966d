import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { carModels, carUnits } from "./catalogue.tables";

/** Which models each company has on sale in each zone, free or not. */
export function fleetByZone(db: Tx) {
  const { zoneId, supplierId, modelId } = carUnits;
  return db
    .selectDistinct({ zoneId, supplierId, modelId, classId: carModels.classId })
    .from(carUnits)
    .innerJoin(carModels, eq(carModels.id, modelId))
    .where(eq(carUnits.onSale, true))
    .orderBy(asc(zoneId), asc(carModels.classId), asc(supplierId), asc(modelId));
}
