import { asc, eq } from "drizzle-orm";
import type { PhotosPorts } from "../../features/photos/server/photos.ports";
import { zones } from "../../features/places/server/places.tables";
import type { Services } from "../../platform/server/services";
import { carClasses, carModels } from "../../products/car/server/catalogue/catalogue.tables";
import { hotels, roomTypes } from "../../products/lodging/server/lodging.tables";
import { roomClassCode } from "../../shared/lodgingCodes";

/** What may have photographs: also what is off sale, as photographs are made before a sale begins. (PHOTO-1) */
export function photoSubjects({ db }: Pick<Services, "db">): PhotosPorts {
  const tables = { hotel: hotels, room: roomTypes, model: carModels } as const;
  return {
    subjects: async () => {
      const properties = await db
        .select({ id: hotels.id, name: hotels.name, about: zones.name })
        .from(hotels)
        .innerJoin(zones, eq(zones.id, hotels.zoneId))
        .orderBy(asc(hotels.name));
      const models = await db
        .select({ id: carModels.id, name: carModels.name, about: carClasses.code })
        .from(carModels)
        .innerJoin(carClasses, eq(carClasses.id, carModels.classId))
        .orderBy(asc(carModels.name));
      return [
        ...properties.map((property) => ({ subject: "hotel" as const, ...property })),
        ...models.map((model) => ({ subject: "model" as const, ...model })),
      ];
    },
    roomsOf: async (hotelId) => {
      const { id, classId } = roomTypes;
      const rows = await db
        .select({ id, classId })
        .from(roomTypes)
        .where(eq(roomTypes.hotelId, hotelId))
        .orderBy(asc(id));
      return rows.map((row) => ({ id: row.id, roomClassCode: roomClassCode(row.classId) ?? "" }));
    },
    exists: async (tx, subject, id) => (await tx.$count(tables[subject], eq(tables[subject].id, id))) > 0,
  };
}
