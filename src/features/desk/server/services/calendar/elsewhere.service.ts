import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { freeCarsOfClass, loadFleet } from "../../../../../products/car/server/availability.repository";
import { havanaDate } from "../../../../../shared/havana";
import { roadKm } from "../../../../../shared/roads/byRoad";
import type { FreeElsewhere } from "../../../calendar/calendar.schemas";
import { bookedCar, bookedRooms } from "./calendar.repository";
import { companyNames, freeRooms, placesOfZones } from "./elsewhere.repository";

/** How many zones are searched besides the booking's own, and how many places are returned at most. */
const ZONES_AROUND = 4;
const PLACES = 12;

type Place = Omit<FreeElsewhere["Places"][number], "ZoneName" | "Km">;

export type ElsewhereService = ReturnType<typeof elsewhereService>;

/** Where something as good as a booking's is free on its days, nearest first. (DESK-28) */
export function elsewhereService({ db }: Pick<Services, "db">) {
  return {
    /** Staff. Throws `plan.bookingUnknown`. */
    getFreeElsewhere: async (caller: Caller, bookingId: number): Promise<FreeElsewhere> => {
      requireStaff(caller);
      const car = await bookedCar(db, bookingId);
      if (car) {
        const found = await around(car.zoneId, (zoneIds) => freeCars(car, zoneIds));
        return { Of: "cars", From: havanaDate(car.startsAt), Until: havanaDate(car.endsAt), Places: found };
      }
      const rooms = await bookedRooms(db, bookingId);
      if (!rooms) throw new Problem("plan.bookingUnknown");
      const found = await around(rooms.zoneId, async (zoneIds) => {
        const free = await freeRooms(db, { ...rooms, zoneIds });
        return free.filter((one) => one.free >= (rooms.rooms ?? 1)).map((one) => placeOf(one, rooms.hotelId));
      });
      return { Of: "rooms", From: rooms.checkIn, Until: rooms.checkOut, Places: found };
    },
  };

  /** The free cars of a booking's class by zone and model. One that returns to where it begins does so there too. */
  async function freeCars(car: BookedCar, zoneIds: number[]): Promise<Place[]> {
    const { classId, startsAt, endsAt } = car;
    const toZoneId = car.returnZoneId === car.zoneId ? null : car.returnZoneId;
    const free = await freeCarsOfClass(db, await loadFleet(db), { classId, zoneIds, startsAt, endsAt, toZoneId });
    const names = await companyNames(db);
    const groups = new Map<string, typeof free>();
    for (const one of free.sort((a, b) => a.modelName.localeCompare(b.modelName))) {
      const key = `${one.zoneId}/${one.modelId}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return [...groups.values()].flatMap((cars) => {
      const [first] = cars;
      if (!first) return [];
      const { zoneId, modelId, modelName } = first;
      const companies = new Set(cars.map(({ supplierId }) => names.get(supplierId) ?? ""));
      const group = { zoneId, groupId: modelId, groupName: modelName, free: cars.length };
      return [{ ...placeOf(group, car.modelId), SupplierNames: [...companies].sort() }];
    });
  }

  /** Alternatives in a zone and around it: the booked one first, then by distance. */
  async function around(zoneId: number, find: (zoneIds: number[]) => Promise<Place[]>) {
    const zones = await placesOfZones(db);
    const here = zones.find(({ id }) => id === zoneId);
    if (!here) return [];
    const near = zones
      .map((zone) => ({ ...zone, km: roadKm(here, zone) }))
      .sort((a, b) => a.km - b.km || a.id - b.id)
      .slice(0, ZONES_AROUND + 1);
    const places = await find(near.map(({ id }) => id));
    return near
      .flatMap(({ id, name, km }) =>
        places
          .filter(({ ZoneId }) => ZoneId === id)
          .sort((a, b) => Number(b.Same) - Number(a.Same))
          .map((place) => ({ ...place, ZoneName: name, Km: km })),
      )
      .slice(0, PLACES);
  }
}

type BookedCar = NonNullable<Awaited<ReturnType<typeof bookedCar>>>;
type Found = { zoneId: number; groupId: number; groupName: string; free: number };

const placeOf = ({ zoneId, groupId, groupName, free }: Found, booked: number): Place => ({
  ZoneId: zoneId,
  GroupId: groupId,
  GroupName: groupName,
  SupplierNames: [],
  Same: groupId === booked,
  Free: free,
});
