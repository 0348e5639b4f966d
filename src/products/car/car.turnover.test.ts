import fc from "fast-check";
import { DAY, HOUR } from "../../shared/instant";
import { oneWayKey } from "./car.catalogue";
import {
  type CarPosition,
  type Fleet,
  isFreeFor,
  kmByRoad,
  type Occupation,
  occupationOf,
  type Rental,
} from "./car.turnover";

const [HOME, NEAR, FAR, UNKNOWN] = [1, 2, 3, 4];
const COMPANY = 1;
const place = { latitude: 23.1, longitude: -82.4 };
const fleetOf = (company: Partial<NonNullable<ReturnType<Fleet["suppliers"]["get"]>>> = {}): Fleet => ({
  suppliers: new Map([[COMPANY, { turnoverHours: 1, driveKmPerDay: 500, carsStay: false, ...company }]]),
  zones: new Map([HOME, NEAR, FAR, UNKNOWN].map((id) => [id, { ...place, longitude: place.longitude + id - 1 }])),
  oneWay: new Map([
    [oneWayKey(COMPANY, HOME, NEAR), 150],
    [oneWayKey(COMPANY, HOME, FAR), 1000],
    [oneWayKey(COMPANY, FAR, HOME), 1010],
  ]),
});
const AT = Date.parse("2027-05-04T13:00Z");
const rental = (change: Partial<Rental> = {}): Rental => ({
  ...{ startsAt: AT, endsAt: AT + 4 * DAY, fromZoneId: HOME, toZoneId: HOME },
  ...change,
});
const freeAfter = (company: object, change: Partial<Rental> = {}) => {
  const { endsAt, freeAt } = occupationOf(fleetOf(company), COMPANY, HOME, rental(change));
  return (freeAt - endsAt) / HOUR;
};

describe("after a rental a car is free", () => {
  it.each([
    ["after the hour of grace where it began", {}, {}, 1],
    ["after its company's turnover", { turnoverHours: 4 }, {}, 4],
    ["never before the hour of grace", { turnoverHours: 0 }, {}, 1],
    ["once it is back from elsewhere: 150 km of 500 a day are 8 hours", {}, { toZoneId: NEAR }, 1 + 8],
    ["by the kilometres of the way back, where they are known", {}, { toZoneId: FAR }, 1 + 49],
    ["sooner where more is driven in a day", { driveKmPerDay: 1010 }, { toZoneId: FAR }, 1 + 24],
    [
      "where it stands, at once after its turnover, if its company leaves it there",
      { carsStay: true },
      { toZoneId: FAR },
      1,
    ],
  ])("%s (CAR-64)", (_case, company, change, hours) => {
    expect(freeAfter(company, change)).toBe(hours);
  });

  it("at its home office, unless its company leaves it where it was returned (CAR-64)", () => {
    const standsIn = (company: object, change: Partial<Rental>) =>
      occupationOf(fleetOf(company), COMPANY, HOME, rental(change)).standsInZoneId;
    expect(standsIn({}, { toZoneId: FAR })).toBe(HOME);
    expect(standsIn({ carsStay: true }, { toZoneId: FAR })).toBe(FAR);
    // It was left in NEAR by an earlier rental, while its company left cars where they were returned.
    expect(standsIn({}, { fromZoneId: NEAR, toZoneId: NEAR })).toBe(HOME);
  });

  it("after an estimated drive, if nobody has entered the distance (CAR-64)", () => {
    expect(kmByRoad(fleetOf(), COMPANY, NEAR, HOME)).toBe(150);
    expect(kmByRoad(fleetOf(), COMPANY, UNKNOWN, UNKNOWN)).toBe(0);
    const km = kmByRoad(fleetOf(), COMPANY, UNKNOWN, HOME);
    expect(km).toBeGreaterThan(350);
    expect(kmByRoad(fleetOf(), COMPANY, HOME, UNKNOWN)).toBe(km);
  });
});

describe("a car on its way through its rentals (CAR-64)", () => {
  const days = fc.integer({ min: 0, max: 60 });
  const zone = fc.constantFrom(HOME, NEAR, FAR, UNKNOWN);
  const wish = fc.record({
    ...{ day: days, hour: fc.integer({ min: 0, max: 23 }), length: fc.integer({ min: 3, max: 9 }) },
    ...{ from: zone, to: zone },
  });
  const company = fc.record({
    turnoverHours: fc.integer({ min: 1, max: 30 }),
    driveKmPerDay: fc.integer({ min: 50, max: 2000 }),
    carsStay: fc.boolean(),
  });

  /** The car at an instant, computed from all its reservations. */
  const status = (taken: readonly Occupation[], at: number): CarPosition => {
    const after = taken.filter(({ freeAt }) => freeAt > at);
    const before = taken.filter(({ freeAt }) => freeAt <= at);
    return {
      zoneId: before.at(-1)?.standsInZoneId ?? HOME,
      nextStartsAt: after[0]?.startsAt ?? null,
      neededInZoneId: after[0]?.fromZoneId ?? null,
    };
  };
  const wanted = (fleet: Fleet, { day, hour, length, from, to }: Record<string, number>) => {
    const startsAt = AT + Number(day) * DAY + Number(hour) * HOUR;
    const trip = { startsAt, endsAt: startsAt + Number(length) * DAY, fromZoneId: Number(from), toZoneId: Number(to) };
    return occupationOf(fleet, COMPANY, HOME, trip);
  };

  it("is never in two places, for any requests in any order and any changes of its company's rule", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(wish, company), { maxLength: 40 }), (wishes) => {
        let taken: Occupation[] = [];
        for (const [one, terms] of wishes) {
          const fleet = fleetOf(terms);
          const occupation = wanted(fleet, one);
          if (isFreeFor(status(taken, occupation.startsAt), occupation))
            taken = [...taken, occupation].sort((a, b) => a.startsAt - b.startsAt);
        }
        let [freeAt, zoneId] = [0, HOME];
        for (const one of taken) {
          expect(one.startsAt).toBeGreaterThanOrEqual(freeAt);
          expect(one.fromZoneId).toBe(zoneId);
          expect(one.freeAt - one.endsAt).toBeGreaterThanOrEqual(HOUR);
          [freeAt, zoneId] = [one.freeAt, one.standsInZoneId ?? 0];
        }
      }),
    );
  });

  it("is never refused a rental for which it has the time and the place", () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), company, (wishes, terms) => {
        const fleet = fleetOf(terms);
        let taken: Occupation[] = [];
        for (const one of wishes) {
          const occupation = wanted(fleet, one);
          const withIt = [...taken, occupation].sort((a, b) => a.startsAt - b.startsAt);
          const holds = withIt.every((next, at) => {
            const before = withIt[at - 1];
            return (before?.freeAt ?? 0) <= next.startsAt && (before?.standsInZoneId ?? HOME) === next.fromZoneId;
          });
          expect(isFreeFor(status(taken, occupation.startsAt), occupation)).toBe(holds);
          if (holds) taken = withIt;
        }
      }),
    );
  });
});
