import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { carClasses, carModels, carUnits } from "./catalogue.tables";

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

/** The classes of the cars that are rented out in a zone, whether one is free or not. */
export function classesIn(db: Tx, zoneId: number) {
  return db
    .selectDistinct({ Id: carClasses.id, Name: carClasses.code })
    .from(carUnits)
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .innerJoin(carClasses, eq(carClasses.id, carModels.classId))
    .where(eq(carUnits.zoneId, zoneId))
    .orderBy(asc(carClasses.id));
}
