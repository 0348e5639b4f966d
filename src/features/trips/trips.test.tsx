import { anOffer as aCar } from "../../../test/fixtures/web/carTestBed";
import { anOffer as aStay } from "../../../test/fixtures/web/lodgingTestBed";
import { Problem } from "../../platform/server/problem";
import type { CarSearch } from "../../products/car/car.schemas";
import type { LodgingSearch } from "../../products/lodging/lodging.schemas";
import { addDays } from "../../shared/havana";
import { roadPlaces } from "../../shared/roads/roadPlaces";
import { tripsService } from "./server/trips.service";
import { nightsOfTrip, roadTrips, TRIP_IN_DAYS } from "./trips";
import { keyOfPart, readTripValues, shared, tripForms } from "./web/tripForm";

const NOW = Date.parse("2026-11-23T15:00Z");
const START = "2026-12-14";
const codes = [...new Set(roadTrips.flatMap(({ stops }) => stops.map(({ zone }) => zone)))];
const zones = new Map(
  codes.map((code, index) => {
    const { latitude = 0, longitude = 0 } = roadPlaces.get(code) ?? {};
    return [index + 1, { id: index + 1, code, name: code, latitude, longitude }];
  }),
);

/** A shop where everything is free except rooms in some zones. */
function shop({ full = [] as string[], closed = [] as string[] } = {}) {
  const cars: CarSearch[] = [];
  const stays: LodgingSearch[] = [];
  const service = tripsService(
    { now: () => NOW, cacheUntilChange: (load) => load },
    {
      searchCars: async (asked) => {
        cars.push(asked);
        if (closed.includes(asked.PickUp)) throw new Problem("car.officeClosed", { end: "PickUp" });
        return { Offers: [aCar] };
      },
      searchLodging: async (asked) => {
        stays.push(asked);
        const zone = zones.get(asked.TouristZoneId ?? 0)?.code ?? "";
        return { Offers: full.includes(zone) ? [] : [aStay] };
      },
      zones: async () => zones,
    },
  );
  return { ...service, cars, stays };
}

describe("a road trip (TRIP-1)", () => {
  it("has one car for all of it, and a room in each place for the nights there, one after the other", async () => {
    const { proposal, cars, stays } = shop();
    const trip = await proposal(1, START, 2);
    expect(cars).toMatchObject([{ PickUp: START, DropOff: addDays(START, 7), Recommended: true }]);
    expect(stays.map(({ CheckIn, CheckOut }) => [CheckIn, CheckOut])).toEqual([
      ["2026-12-14", "2026-12-16"],
      ["2026-12-16", "2026-12-18"],
      ["2026-12-18", "2026-12-21"],
    ]);
    expect(stays.every(({ Rooms, Recommended }) => Rooms[0]?.adultsAmount === 2 && Recommended)).toBe(true);
    expect(trip).toMatchObject({ Start: START, End: "2026-12-21", Car: { ModelName: "Kia Picanto" } });
    expect(trip.Stays.map(({ ZoneCode, Nights }) => `${ZoneCode} ${Nights}`)).toEqual(["LHA 2", "VIN 2", "VAR 3"]);
  });

  it("lists the drives from place to place and back, with the towns that sell fuel (TRIP-5)", async () => {
    const { Drives } = await shop().proposal(1, START, 2);
    expect(Drives.map(({ FromName, ToName }) => `${FromName} ${ToName}`)).toEqual(["LHA VIN", "VIN VAR", "VAR LHA"]);
    const [first] = Drives;
    expect(first?.Kilometres).toBeGreaterThan(170);
    expect(first?.Minutes).toBeGreaterThan(140);
    expect(first?.FuelStops).toContain("Pinar del Río");
    expect(first?.Points.length).toBeGreaterThan(5);
  });

  it("returns the car after the check-out and the drive back, at the hour of its pick-up, while offices are open on Sundays", async () => {
    const { proposal, cars } = shop();
    await proposal(3, START, 2);
    const [CHECK_OUT, LONGEST_DRIVE, SUNDAY_CLOSES] = [1200, 400, 1700];
    const { StartHour, EndHour } = cars[0] as CarSearch;
    expect(Number(EndHour)).toBeGreaterThanOrEqual(CHECK_OUT + LONGEST_DRIVE);
    expect(Number(EndHour)).toBeLessThan(SUNDAY_CLOSES);
    expect(StartHour).toBe(EndHour);
  });

  it("names what is not available, and is then not on the home page", async () => {
    const { proposal, front } = shop({ full: ["VIN"] });
    expect((await proposal(1, START, 2)).Stays.map(({ Offer }) => Offer === null)).toEqual([false, true, false]);
    expect((await front()).map(({ TripId }) => TripId)).toEqual([2, 3]);
  });

  it("costs on the home page the sum of its parts, now and in Cuba", async () => {
    const [trip] = await shop().front();
    const { Price, PayInCuba } = aCar;
    expect(trip).toMatchObject({ Start: START, Total: Price + PayInCuba + 3 * (aStay.Price + aStay.PayInCuba) });
    expect(addDays("2026-11-23", TRIP_IN_DAYS)).toBe(START);
  });

  it("begins on the first day on which its office is open, and reports that if another day was requested (CAR-60)", async () => {
    const { front, proposal } = shop({ closed: [START, "2026-12-15"] });
    expect((await front()).map(({ Start }) => Start)).toEqual(["2026-12-16", "2026-12-16", "2026-12-16"]);
    await expect(proposal(1, START, 2)).rejects.toMatchObject({ code: "car.officeClosed" });
  });

  it("a road trip that does not exist is not found", async () => {
    await expect(shop().proposal(9, START, 2)).rejects.toMatchObject({ code: "notFound" });
  });

  it("takes about a week", () => {
    expect(roadTrips.map(nightsOfTrip)).toEqual([7, 8, 7]);
  });
});

describe("the form of a road trip (TRIP-2)", () => {
  const typed = readTripValues(null, 2);
  const accepted = { AcceptPolicies: true };
  const [guest] = typed.travelers;

  it("asks once for the driver, who is also the main traveler of each stay", () => {
    const Driver = { ...typed.Driver, FirstName: " Ana ", LicenseNumber: "L-1", LicenseCountryId: "40" };
    const travelers = guest ? [{ ...guest, FirstName: "Luis" }] : [];
    const forms = tripForms({ ...typed, ...accepted, Driver, travelers }, undefined);
    expect(forms?.driver.Driver).toMatchObject({ FirstName: "Ana", LicenseNumber: "L-1", LicenseCountryId: 40 });
    expect(forms?.guests.travelers).toEqual([
      { FirstName: "Ana", LastName: "" },
      { FirstName: "Luis", LastName: "" },
    ]);
    expect(readTripValues(null, 1).travelers).toEqual([]);
  });

  it("gives the driver's last name to travelers without one, and follows a change (LODGE-30)", () => {
    const named = shared(typed, { ...typed.Driver, LastName: "Pérez" });
    expect(named.travelers).toMatchObject([{ LastName: "Pérez" }]);
    expect(shared(named, { ...named.Driver, LastName: "Pérez Gil" }).travelers).toMatchObject([
      { LastName: "Pérez Gil" },
    ]);
    const own = { ...named, travelers: named.travelers.map((one) => ({ ...one, LastName: "Soto" })) };
    expect(shared(own, { ...own.Driver, LastName: "Ruiz" }).travelers).toMatchObject([{ LastName: "Soto" }]);
  });

  it("has its fields in the order of the page, in which its errors are listed (WEB-17)", () => {
    const fields = Object.keys(typed);
    expect(fields.indexOf("travelers")).toBeGreaterThan(fields.indexOf("FlightNumber"));
    expect(fields.indexOf("AcceptPolicies")).toBeGreaterThan(fields.indexOf("travelers"));
  });

  it("sends nothing while the policies are not accepted", () => {
    expect(tripForms(typed, undefined)).toBeNull();
  });

  it("sends each part with its own stable key", () => {
    const key = "0b9f6a52-3c1d-4e7a-9b1e-5f2d7c8a9e10";
    expect([0, 1, 10].map((part) => keyOfPart(key, part).slice(-4))).toEqual(["9e00", "9e01", "9e0a"]);
    expect(keyOfPart(key, 1)).toHaveLength(key.length);
  });
});
