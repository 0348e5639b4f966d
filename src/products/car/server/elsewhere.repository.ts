import { eq } from "drizzle-orm";
import { carOffices, suppliers } from "../../../features/places/server/places.tables";
import { bookings } from "../../../features/plan/server/plan.tables";
import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { FreePlace, ProductElsewhere } from "../../product.server";
import { freeCarsOfClass, loadFleet } from "./availability.repository";
import { carBookings } from "./car.tables";
import { carModels, carUnits } from "./catalogue/catalogue.tables";

/** Free cars of a booking's class, by zone and model. A rental that returns to its zone of pick-up does so here too. */
export const carsElsewhere: ProductElsewhere = async (db, bookingId) => {
  const booked = await bookedCar(db, bookingId);
  if (!booked) return null;
  const { zoneId, classId, startsAt, endsAt } = booked;
  const toZoneId = booked.returnZoneId === zoneId ? null : booked.returnZoneId;
  return {
    of: "cars",
    zoneId,
    groupId: booked.modelId,
    from: havanaDate(startsAt),
    until: havanaDate(endsAt),
    freePlacesIn: async (zoneIds) => {
      const free = await freeCarsOfClass(db, await loadFleet(db), { classId, zoneIds, startsAt, endsAt, toZoneId });
      const names = await companyNames(db);
      const groups = new Map<string, typeof free>();
      for (const one of free.sort((a, b) => a.modelName.localeCompare(b.modelName))) {
        const key = `${one.zoneId}/${one.modelId}`;
        groups.set(key, [...(groups.get(key) ?? []), one]);
      }
      return [...groups.values()].flatMap((cars): FreePlace[] => {
        const [first] = cars;
        if (!first) return [];
        const companies = new Set(cars.map(({ supplierId }) => names.get(supplierId) ?? ""));
        return [
          {
            zoneId: first.zoneId,
            groupId: first.modelId,
            groupName: first.modelName,
            supplierNames: [...companies].sort(),
            free: cars.length,
          },
        ];
      });
    },
  };
};

async function bookedCar(db: Tx, bookingId: number) {
  const [row] = await db
    .select({
      zoneId: carUnits.zoneId,
      modelId: carUnits.modelId,
      classId: carModels.classId,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      returnZoneId: carOffices.zoneId,
    })
    .from(carBookings)
    .innerJoin(bookings, eq(bookings.id, carBookings.bookingId))
    .innerJoin(carUnits, eq(carUnits.id, carBookings.unitId))
    .innerJoin(carModels, eq(carModels.id, carUnits.modelId))
    .innerJoin(carOffices, eq(carOffices.id, carBookings.dropOffOfficeId))
    .where(eq(carBookings.bookingId, bookingId));
  return row;
}

/** The names of rental companies by their ids. */
async function companyNames(db: Tx): Promise<Map<number, string>> {
  const { id, name } = suppliers;
  return new Map((await db.select({ id, name }).from(suppliers)).map((one) => [one.id, one.name]));
}
