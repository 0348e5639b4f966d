import { playPurchase, type RoundTrips, roundTripsOf } from "./roundTrips";
import { engines } from "./thorough";

/** The greatest number of sequential round trips of each call of a purchase. */
const MOST: Record<string, number> = {
  "search for cars": 1,
  "search for lodging": 1,
  "sign-in": 12,
  "first booking, of a car": 12,
  "another booking, of a car": 12,
  "booking of lodging": 12,
  "confirmation by staff": 12,
  "choice of the method": 6,
  "payment by card": 30,
};

describe.each(engines)("the calls of a purchase on $engine", ({ open }) => {
  const made = new Map<string, RoundTrips>();
  beforeAll(async () => {
    const opened = await open();
    await playPurchase(opened, async (name, call) => void made.set(name, await roundTripsOf(call)));
    await opened.close();
  }, 60_000);

  it("make few sequential round trips to the database, so that they are fast over a slow connection (SPEED-18)", () => {
    const trips = [...made].map(([name, one]) => [name, one.trips] as const);
    expect(trips.map(([name]) => name)).toEqual(Object.keys(MOST));
    expect(trips.filter(([name, count]) => count > (MOST[name] ?? 0))).toEqual([]);
  });

  it.each(["first booking, of a car", "booking of lodging"])(
    "%s: data about a client's other bookings is read after the client is locked (OPS-19)",
    (name) => {
      const { queries = [] } = made.get(name) ?? {};
      const begun = queries.slice(queries.indexOf("begin") + 1);
      expect(begun[0]).toMatch(/from "clients" .* for no key update$/);
      expect(begun.findIndex((query) => /from "travel_plans"/.test(query))).toBeGreaterThan(0);
      const booked = begun.findIndex((query) => query.startsWith('insert into "bookings"'));
      const parts = begun.findIndex((query) =>
        /^insert into "(car_bookings|car_reservations|lodging_bookings|room_nights)"/.test(query),
      );
      expect(booked).toBeGreaterThan(0);
      expect(parts).toBeGreaterThan(booked);
    },
  );
});
