import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import { kilometresBetween } from "../../../lodging/search/lodging.nearby";
import type { FreeElsewhere } from "../../calendar/calendar.schemas";
import { bookedCar, bookedRooms } from "./calendar.repository";
import { freeCars, freeRooms, placesOfZones } from "./elsewhere.repository";

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
        const found = await around(car.zoneId, async (zoneIds) => {
          const free = await freeCars(db, { ...car, zoneIds });
          return free.map((one) => ({ ...placeOf(one, car.modelId), SupplierNames: one.supplierNames }));
        });
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

  /** Alternatives in a zone and around it: the booked one first, then by distance. */
  async function around(zoneId: number, find: (zoneIds: number[]) => Promise<Place[]>) {
    const zones = await placesOfZones(db);
    const here = zones.find(({ id }) => id === zoneId);
    if (!here) return [];
    const near = zones
      .map((zone) => ({ ...zone, km: Math.round(kilometresBetween(here, zone)) }))
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

type Found = { zoneId: number; groupId: number; groupName: string; free: number };

const placeOf = ({ zoneId, groupId, groupName, free }: Found, booked: number): Place => ({
  ZoneId: zoneId,
  GroupId: groupId,
  GroupName: groupName,
  SupplierNames: [],
  Same: groupId === booked,
  Free: free,
});
