import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import type { ServerProduct } from "../../../../../products/product.server";
import { roadKm } from "../../../../../shared/roads/byRoad";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { FreeElsewhere } from "../../../calendar/calendar.schemas";
import { placesOfZones } from "./zones.repository";

/** The greatest number of zones that are searched in addition to the booking's own, and of returned places. */
const ZONES_AROUND = 4;
const MOST_PLACES = 12;

type Deps = Pick<Services, "db"> & {
  products: readonly Pick<ServerProduct, "type" | "elsewhere">[];
  reader: Pick<BookingReader, "productOfId">;
};
type Place = Omit<FreeElsewhere["Places"][number], "ZoneName" | "Km">;

export type ElsewhereService = ReturnType<typeof elsewhereService>;

/** Where an equal alternative to a booking is free on its days, nearest first. (DESK-28) */
export function elsewhereService({ db, products, reader }: Deps) {
  return {
    /** Staff. Throws `plan.bookingUnknown`, also for a booking of a product that has no such places. */
    getFreeElsewhere: async (caller: Caller, bookingId: number): Promise<FreeElsewhere> => {
      requireStaff(caller);
      const product = await reader.productOfId(db, bookingId);
      const asked = products.find(({ type }) => type === product?.type)?.elsewhere;
      const booked = await asked?.(db, bookingId);
      if (!booked) throw new Problem("plan.bookingUnknown");
      const Places = await around(booked.zoneId, async (zoneIds) =>
        (await booked.freePlacesIn(zoneIds)).map(({ zoneId, groupId, groupName, supplierNames, free }) => ({
          ZoneId: zoneId,
          GroupId: groupId,
          GroupName: groupName,
          SupplierNames: [...supplierNames],
          Same: groupId === booked.groupId,
          Free: free,
        })),
      );
      return { Of: booked.of, From: booked.from, Until: booked.until, Places };
    },
  };

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
      .slice(0, MOST_PLACES);
  }
}
