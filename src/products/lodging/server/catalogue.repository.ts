import { and, asc, eq, inArray } from "drizzle-orm";
import { coversOf } from "../../../features/photos/server/photos.repository";
import { loadOpenings } from "../../../features/places/server/officeOpenings.repository";
import { carOffices, provinces, seasons, zones } from "../../../features/places/server/places.tables";
import { freeCancellationDays } from "../../../features/plan/cancellation/cancellation.rules";
import { cancellationRulesOf } from "../../../features/plan/server/bookings/cancellation.repository";
import { reserveDaysOf } from "../../../features/plan/server/reserve/reserve.repository";
import type { Tx } from "../../../platform/server/services";
import { type RowsAt, rowsAt, tableAt, type VersionedRows } from "../../../platform/server/versions/rowsAt";
import { ProductType } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { mealsPlanCode } from "../../../shared/lodgingCodes";
import { ofOneShape } from "../../../shared/ofOneShape";
import type { LodgingCatalogue, LodgingZone, Property, RoomType } from "../lodging.catalogue";
import { mealsPlanCodes, type ServiceCode } from "../lodging.enumerations";
import type { ChildRate } from "../lodging.pricing";
import { hotelChains, hotelServices, hotels, roomChildRates, roomRates, roomTypes } from "./lodging.tables";

/** The names of properties, including those off sale. */
export async function namesOfProperties(db: Tx, ids: readonly number[]) {
  const { id, name, active } = hotels;
  return db
    .select({ id, name, active })
    .from(hotels)
    .where(inArray(id, [...ids]));
}

/**
 * The catalogue at an instant, whole or of one property, in thirteen queries. With `ever` the instant may be past;
 * otherwise it is the present or the future. (OPS-40)
 */
export async function loadCatalogue(
  db: Tx,
  at: Instant,
  { propertyId, ever = false }: { propertyId?: number; ever?: boolean } = {},
): Promise<LodgingCatalogue> {
  const rowsOf = await rowsAt(db, at, { ever });
  const known = await loadZones(db);
  const types = await loadRoomTypes(db, rowsOf, propertyId);
  const covers = await coversOf(db, "hotel", propertyId);
  const services = await loadServices(db, propertyId);
  const rows = await db
    .select({ hotel: hotels, chain: hotelChains })
    .from(hotels)
    .leftJoin(hotelChains, eq(hotelChains.id, hotels.chainId))
    .where(and(eq(hotels.active, true), propertyId === undefined ? undefined : eq(hotels.id, propertyId)))
    .orderBy(asc(hotels.id));
  const properties = rows.flatMap(({ hotel, chain }): Property[] => {
    const zone = known.zones.get(hotel.zoneId);
    const roomTypes = types.get(hotel.id) ?? [];
    // Without a meal plan no night has a price.
    if (!roomTypes.some(({ plans }) => plans.length > 0)) return [];
    return zone
      ? [
          ofOneShape(hotel, {
            chain,
            zone,
            roomTypes,
            services: services.get(hotel.id) ?? [],
            photo: covers.get(hotel.id),
          }),
        ]
      : [];
  });
  const cancellation = await cancellationRulesOf(db, ProductType.Lodging, rowsOf);
  return {
    ...known,
    properties: new Map(properties.map((property) => [property.id, property])),
    seasons: await db
      .with(tableAt(db, rowsOf, seasons, [seasons.fromDay]))
      .select()
      .from(seasons)
      .orderBy(asc(seasons.fromDay)),
    cancellation,
    freeCancellationDays: freeCancellationDays(cancellation),
    reserve: await reserveDaysOf(db, ProductType.Lodging),
  };
}

async function loadZones(db: Tx): Promise<Pick<LodgingCatalogue, "zones" | "provinces">> {
  const rows = await db
    .select({ zone: zones, province: provinces })
    .from(zones)
    .innerJoin(provinces, eq(provinces.id, zones.provinceId))
    .orderBy(asc(zones.id));
  const offices = await db.select().from(carOffices).where(eq(carOffices.onSale, true)).orderBy(asc(carOffices.id));
  const openingOf = await loadOpenings(db);
  const known = rows.map(
    ({ zone, province }): LodgingZone =>
      ofOneShape(zone, {
        provinceName: province.name,
        offices: offices
          .filter(({ zoneId }) => zoneId === zone.id)
          .map((office) => ofOneShape(office, { opening: openingOf(office.id) })),
      }),
  );
  const all = await db.select().from(provinces).orderBy(asc(provinces.id));
  return {
    zones: new Map(known.map((zone) => [zone.id, zone])),
    provinces: new Map(all.map((province) => [province.id, province])),
  };
}

/** By property. Meal plans from the fewest meals to the most. */
async function loadRoomTypes(db: Tx, rowsOf: RowsAt, propertyId?: number): Promise<Map<number, RoomType[]>> {
  const ofProperty = propertyId === undefined ? undefined : eq(roomTypes.hotelId, propertyId);
  const rows = await db
    .with(tableAt(db, rowsOf, roomTypes, [roomTypes.id]))
    .select()
    .from(roomTypes)
    .where(and(eq(roomTypes.onSale, true), ofProperty))
    .orderBy(asc(roomTypes.id));
  const rateRows = await db
    .with(tableAt(db, rowsOf, roomRates, [roomRates.roomTypeId, roomRates.mealsPlanId]))
    .select()
    .from(roomRates)
    .where(
      ofProperty &&
        inArray(
          roomRates.roomTypeId,
          rows.map(({ id }) => id),
        ),
    );
  const rates = new Map<number, RoomType["plans"][number][]>();
  for (const { roomTypeId, mealsPlanId, peak, high, low } of rateRows) {
    const ofType = rates.get(roomTypeId) ?? [];
    ofType.push({ mealsPlanId, rates: { peak, high, low } });
    rates.set(roomTypeId, ofType);
  }
  const childRates = await loadChildRates(db, rowsOf);
  const covers = await coversOf(db, "room");
  const rank = (mealsPlanId: number) => mealsPlanCodes.indexOf(mealsPlanCode(mealsPlanId) ?? "EP");
  const types = new Map<number, RoomType[]>();
  for (const type of rows) {
    const plans = (rates.get(type.id) ?? []).sort((a, b) => rank(a.mealsPlanId) - rank(b.mealsPlanId));
    types.set(type.hotelId, [
      ...(types.get(type.hotelId) ?? []),
      ofOneShape(type, { plans, childRates: childRates.get(type.id), photo: covers.get(type.id) }),
    ]);
  }
  return types;
}

/** The child rates of room types that have their own. (OPS-73) */
async function loadChildRates(db: Tx, rowsOf: RowsAt): Promise<Map<number, ChildRate[]>> {
  const rows = await db
    .with(tableAt(db, rowsOf, roomChildRates, [roomChildRates.roomTypeId, roomChildRates.fromAge]))
    .select()
    .from(roomChildRates)
    .orderBy(asc(roomChildRates.roomTypeId), asc(roomChildRates.fromAge));
  const rates = new Map<number, ChildRate[]>();
  for (const { roomTypeId, ...rate } of rows) rates.set(roomTypeId, [...(rates.get(roomTypeId) ?? []), rate]);
  return rates;
}

/** By property. */
async function loadServices(db: Tx, propertyId?: number): Promise<Map<number, ServiceCode[]>> {
  const rows = await db
    .select({ hotelId: hotelServices.hotelId, code: hotelServices.code })
    .from(hotelServices)
    .where(propertyId === undefined ? undefined : eq(hotelServices.hotelId, propertyId))
    .orderBy(asc(hotelServices.hotelId), asc(hotelServices.code));
  const services = new Map<number, ServiceCode[]>();
  for (const { hotelId, code } of rows) services.set(hotelId, [...(services.get(hotelId) ?? []), code]);
  return services;
}

/** Codes of a property's services. */
export async function servicesOfHotel(db: Tx, hotelId: number) {
  const rows = await db
    .select({ code: hotelServices.code })
    .from(hotelServices)
    .where(eq(hotelServices.hotelId, hotelId));
  return rows.map(({ code }) => code);
}

/** The rows of the catalogue that the price of a room type is made of. */
export const rowsOfPrice = ({ id }: Pick<RoomType, "id">): VersionedRows[] => [
  { table: roomRates, key: id },
  { table: roomTypes, key: id },
  { table: roomChildRates, key: id },
  { table: seasons },
];
