import { roadKm } from "../../../shared/distances";
import { fromUnits } from "../../../shared/money";
import type {
  carClasses,
  carModels,
  carOffices,
  carUnits,
  dropOffZones,
  provinces,
  suppliers,
  zones,
} from "./catalogue.tables";
import { classData, supplierData, USUAL_UNITS, unitsPerModel } from "./fleet.data";
import { officeData, provinceData, zoneData } from "./places.data";

/** The catalogue's data as rows, with ids that stay the same from one start to the next. */

function placeIn<Row>(rows: readonly Row[], isIt: (row: Row) => boolean): number {
  const index = rows.findIndex(isIt);
  if (index < 0) throw new Error("the catalogue's data names something that it does not have");
  return index + 1;
}

const zoneId = (code: string) => placeIn(zoneData, ([candidate]) => candidate === code);
const supplierId = (name: string) => placeIn(supplierData, (supplier) => supplier.name === name);

export const provinceRows: (typeof provinces.$inferInsert)[] = provinceData.map(([code, name]) => ({
  id: Number(code),
  code,
  name,
}));

export const zoneRows: (typeof zones.$inferInsert)[] = zoneData.map(
  ([code, name, province, latitude, longitude], index) => ({
    id: index + 1,
    code,
    name,
    provinceId: Number(province),
    latitude,
    longitude,
  }),
);

export const supplierRows: (typeof suppliers.$inferInsert)[] = supplierData.map(
  ({ name, confirmsInstantly, extraDriverPerDay, extraDriverFlat }, index) => ({
    id: index + 1,
    name,
    confirmsInstantly,
    extraDriverPerDay: extraDriverPerDay === null ? null : fromUnits(extraDriverPerDay),
    extraDriverFlat: extraDriverFlat === null ? null : fromUnits(extraDriverFlat),
  }),
);

export const officeRows: (typeof carOffices.$inferInsert)[] = officeData.map(
  ([code, name, zone, latitude, longitude, airport], index) => ({
    id: index + 1,
    code,
    name,
    zoneId: zoneId(zone),
    latitude,
    longitude,
    airport,
  }),
);

export const classRows: (typeof carClasses.$inferInsert)[] = classData.map((data, index) => ({
  id: index + 1,
  code: data.code,
  transmission: data.transmission,
  seats: data.seats,
  bags: data.bags,
  perDay: fromUnits(data.perDay),
  waiverPerDay: fromUnits(data.waiver),
  deposit: fromUnits(data.deposit),
  fullTank: fromUnits(data.fullTank),
  kmLimit: null,
  minLicenceYears: data.minLicenceYears,
}));

const modelsWithSuppliers = classData.flatMap(({ models, suppliers: names }, index) =>
  models.split("|").map((name) => ({ name, classId: index + 1, supplierIds: names.split("|").map(supplierId) })),
);

export const modelRows: (typeof carModels.$inferInsert)[] = modelsWithSuppliers.map(({ name, classId }, index) => ({
  id: index + 1,
  name,
  classId,
}));

const officeZones = [...new Set(officeData.map(([, , zone]) => zone))];

/** Several cars of each model and company in every zone with an office. */
export function unitRows(): (typeof carUnits.$inferInsert)[] {
  const units: (typeof carUnits.$inferInsert)[] = [];
  for (const zone of officeZones)
    for (const [index, { supplierIds }] of modelsWithSuppliers.entries())
      for (const supplier of supplierIds)
        for (let unit = 0; unit < (unitsPerModel[zone] ?? USUAL_UNITS); unit += 1)
          units.push({ id: units.length + 1, supplierId: supplier, modelId: index + 1, zoneId: zoneId(zone) });
  return units;
}

/** Every pair of zones between which a company lets cars go one way, with the road's length. */
export function dropOffRows(): (typeof dropOffZones.$inferInsert)[] {
  return supplierData.flatMap(({ oneWayZones }, index) => {
    const served = zoneRows.filter(({ code }) => oneWayZones.split(" ").includes(code));
    return served.flatMap((from) =>
      served
        .filter((to) => to !== from)
        .map((to) => ({ supplierId: index + 1, fromZoneId: from.id, toZoneId: to.id, km: roadKm(from, to) })),
    );
  });
}
