import type { CacheUntilChange } from "../../../platform/server/caches/cachedUntilChange";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { MOST_DAYS_CLOSED } from "../../../products/car/car.opening";
import type { CarOfferPage, CarSearch } from "../../../products/car/car.schemas";
import type { LodgingOfferPage, LodgingSearch } from "../../../products/lodging/lodging.schemas";
import { DEFAULT_COUNTRY_ID, DEFAULT_LANGUAGE, SITE_ID } from "../../../shared/constants";
import { SortOrder } from "../../../shared/enumerations";
import { addDays, type HavanaDate, havanaDate } from "../../../shared/havana";
import { byRoad, fuelStops, type Position, pointsOfWay } from "../../../shared/roads/byRoad";
import { totalOf } from "../../plan/price/total";
import { nightsOfTrip, type RoadTrip, roadTrips, TRIP_HOUR, TRIP_IN_DAYS } from "../trips";
import type { Drive, FrontTrip, TripProposal } from "../trips.schemas";

type TripZone = Position & { id: number; code: string; name: string };

/** The shop's searches. */
export type TripPorts = {
  searchCars: (asked: CarSearch) => Promise<Pick<CarOfferPage, "Offers">>;
  searchLodging: (asked: LodgingSearch) => Promise<Pick<LodgingOfferPage, "Offers">>;
  /** The catalogue's current zones by id. */
  zones: () => Promise<ReadonlyMap<number, TripZone>>;
};

/** A page with only the first recommended offer, which is all that a trip needs. */
export const firstOffer = { field: "Price", order: SortOrder.Ascending, page: 0, pageSize: 1 } as const;

const isClosed = (problem: unknown) =>
  problem instanceof Problem && (problem.code === "car.officeClosed" || problem.code === "car.outsideHours");

export type TripsService = ReturnType<typeof tripsService>;

/** Road trips with their availability. Public. (TRIP-1) */
export function tripsService(
  { now, cacheUntilChange }: Pick<Services, "now"> & { cacheUntilChange: CacheUntilChange },
  { searchCars, searchLodging, zones }: TripPorts,
) {
  /**
   * The recommended car and a room in each place, from a day on. Throws `notFound` for an unknown trip, and for wrong
   * dates.
   */
  async function proposal(tripId: number, start: HavanaDate, adults: number): Promise<TripProposal> {
    const trip = roadTrips.find(({ id }) => id === tripId);
    if (!trip) throw new Problem("notFound");
    const stops = await stopsOf(trip, start);
    const end = addDays(start, nightsOfTrip(trip));
    const [first] = stops;
    const cars = first
      ? await searchCars({
          IdZone: first.ZoneId,
          PickUp: start,
          DropOff: end,
          StartHour: TRIP_HOUR,
          EndHour: TRIP_HOUR,
          Currency: "USD",
          SiteId: SITE_ID,
          IdUserCountry: 0,
          CountryId: DEFAULT_COUNTRY_ID,
          LanguageCode: DEFAULT_LANGUAGE,
          Recommended: true,
        })
      : { Offers: [] };
    const stays: TripProposal["Stays"] = [];
    // Sequential, so that one trip does not send four queries at once.
    for (const { zone: _zone, ...stop } of stops) {
      const { Offers } = await searchLodging({
        TouristZoneId: stop.ZoneId,
        CheckIn: stop.CheckIn,
        CheckOut: stop.CheckOut,
        Rooms: [{ room: 1, adultsAmount: adults, childrenAmount: 0, childrenAgeList: [] }],
        Currency: "USD",
        SiteId: SITE_ID,
        IdUserCountry: 0,
        OneOfferPerHotel: true,
        Recommended: true,
      });
      stays.push({ ...stop, Offer: Offers[0] ?? null });
    }
    const Drives = drivesOf(stops.map(({ zone }) => zone));
    const Car = cars.Offers[0] ?? null;
    return { TripId: trip.id, Start: start, End: end, Adults: adults, Car, Stays: stays, Drives };
  }

  /** The trip from the first day on which its office is open for pick-up and return. (CAR-60) */
  async function firstOpen(tripId: number, start: HavanaDate): Promise<TripProposal | null> {
    for (let by = 0; by < MOST_DAYS_CLOSED; by += 1) {
      try {
        return await proposal(tripId, addDays(start, by), 2);
      } catch (problem) {
        if (!isClosed(problem)) throw problem;
      }
    }
    return null;
  }

  async function stopsOf({ stops }: RoadTrip, start: HavanaDate) {
    const known = [...(await zones()).values()];
    let day = start;
    return stops.flatMap(({ zone: code, nights }) => {
      const zone = known.find((one) => one.code === code);
      const CheckIn = day;
      const CheckOut = addDays(day, nights);
      day = CheckOut;
      if (!zone) return [];
      return [{ zone, ZoneId: zone.id, ZoneCode: code, ZoneName: zone.name, Nights: nights, CheckIn, CheckOut }];
    });
  }

  /** The trips that are fully available for two people, from their default first day. */
  const front = cacheUntilChange(async (): Promise<FrontTrip[]> => {
    const today = havanaDate(now());
    const trips: FrontTrip[] = [];
    for (const { id } of roadTrips) {
      const proposed = await firstOpen(id, addDays(today, TRIP_IN_DAYS));
      if (!proposed) continue;
      const { Start, Car, Stays } = proposed;
      const rooms = Stays.flatMap(({ Offer }) => Offer ?? []);
      if (!Car || rooms.length < Stays.length) continue;
      const Total = [Car, ...rooms].reduce(
        (sum, { Price, PayInCuba }) => sum + totalOf({ payNow: Price, payInCuba: PayInCuba }),
        0,
      );
      const Stops = Stays.map(({ ZoneId, ZoneCode, ZoneName, Nights }) => ({ ZoneId, ZoneCode, ZoneName, Nights }));
      trips.push({ TripId: id, Start, Stops, Total, CurrencyCode: "USD" });
    }
    return trips;
  });

  return { proposal, front };
}

/** The drives from place to place and back to the first; drives without a road are left out. */
function drivesOf(zones: readonly TripZone[]): Drive[] {
  return zones.flatMap((from, index): Drive[] => {
    const to = zones[(index + 1) % zones.length];
    const way = to && byRoad(from, to);
    if (!way || to.id === from.id) return [];
    return [
      {
        FromZoneId: from.id,
        ToZoneId: to.id,
        FromName: from.name,
        ToName: to.name,
        Kilometres: Math.round(way.kilometres),
        Minutes: Math.round(way.minutes),
        FuelStops: fuelStops(way).map(({ name }) => name),
        Points: pointsOfWay(way).map(({ latitude, longitude }) => ({ Latitude: latitude, Longitude: longitude })),
      },
    ];
  });
}
