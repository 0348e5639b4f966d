import fc from "fast-check";
import { demoSeasons } from "../../../../test/catalogue/demoCatalogue";
import { addDays, havanaInstant } from "../../../shared/havana";
import { sum } from "../../../shared/money";
import { rentalDays, type Stay } from "../car.rules";
import {
  type Charges,
  type ClassRates,
  type Extras,
  missingCharges,
  perDayOf,
  priceCar,
  type Rates,
  type SupplierRates,
} from "./car.pricing";

const rates: Rates = {
  seasons: demoSeasons(),
  tiers: [
    { fromDays: 1, perMille: 1000 },
    { fromDays: 7, perMille: 950 },
    { fromDays: 14, perMille: 910 },
  ],
  charges: {
    airportPickUp: 2000,
    childSeatPerDay: 300,
    oneWayPerKm: 12,
    oneWayMinimum: 1000,
    oneWayMaximum: 13_000,
    ageSurchargePercent: 50,
  },
  freeCancellationDays: 10,
};
const economy: ClassRates = { perDay: 8300, waiverPerDay: 1500, deposit: 15_000, fullTank: 4500 };
const byDay: SupplierRates = { extraDriverPerDay: 300, extraDriverFlat: null };
const flat: SupplierRates = { extraDriverPerDay: null, extraDriverFlat: 1000 };
const nobody: Extras = { extraDrivers: 0, childSeats: 0, driverBirthDate: null };

const stayOf = (pickUp: string, days: number): Stay => ({
  pickUp,
  startHour: "0900",
  dropOff: addDays(pickUp, days),
  endHour: "0900",
});
const price = (
  stay: Stay,
  extras = nobody,
  { car = { ...economy, ...byDay }, airport = false, oneWayKm = null as number | null } = {},
) => {
  const priced = priceCar(car, { stay, airport, oneWayKm }, extras, rates);
  if (!priced) throw new Error("a charge is missing");
  return priced;
};

describe("the price of a car", () => {
  it.each([
    ["high season", "2027-02-01", 3, 3 * 8300],
    ["peak season, a quarter more", "2027-07-05", 3, 3 * 10_375],
    ["low season, 18 % less", "2027-05-10", 3, 3 * 6806],
    ["a week, 5 % less", "2027-02-01", 7, 7 * 7885],
    ["two weeks, 9 % less", "2027-02-01", 14, 14 * 7553],
    ["beyond the last season, as in low season", "2031-02-01", 3, 3 * 6806],
  ])("in %s (CAR-6)", (_season, pickUp, days, expected) => expect(price(stayOf(pickUp, days)).payNow).toBe(expected));

  it("is of low season on days that no season has, before, between and after them (CAR-7)", () => {
    const season = { name: "peak", perMille: 2_000 } as const;
    const seasons = [
      { ...season, fromDay: "2027-02-03", toDay: "2027-02-04" },
      { ...season, fromDay: "2027-02-06", toDay: "2027-02-06" },
    ];
    const trip = { stay: stayOf("2027-02-01", 7), airport: false, oneWayKm: null };
    const priced = priceCar({ ...economy, ...byDay }, trip, nobody, { ...rates, seasons, tiers: [] });
    expect(priced?.priceLines.map(({ Facts }) => [Facts.days, Facts.perDay])).toEqual([
      [4, 6806],
      [3, 16_600],
    ]);
  });

  it("has the average of its days as the price per day, without surcharges and charges at the desk", () => {
    const stay = stayOf("2026-12-14", 4);
    expect(perDayOf(economy, stay, rates)).toBe(9338);
    expect(perDayOf(economy, { ...stay, dropOff: stay.pickUp }, rates)).toBe(0);
  });

  it("charges each day at the rate of its own season, in lines whose factors give their amounts (CAR-7)", () => {
    const { priceLines, payNow, perDay } = price(stayOf("2026-12-14", 4));
    expect(priceLines).toEqual([
      { Code: "rental", Amount: 16_600, Facts: { days: 2, perDay: 8300 } },
      { Code: "rental", Amount: 20_750, Facts: { days: 2, perDay: 10_375 } },
    ]);
    expect([payNow, perDay]).toEqual([37_350, 9338]);
  });

  it.each([
    ["24 on the day of pick-up: half the waiver a day", "2002-02-02", "youngDriver"],
    ["25 on the day of pick-up: nothing", "2002-02-01", undefined],
    ["70 on the day of drop-off: nothing", "1956-02-05", undefined],
    ["71 on the day of drop-off: half the waiver a day", "1956-02-04", "seniorDriver"],
  ])("for a driver of %s (CAR-8)", (_age, driverBirthDate, code) => {
    const line = price(stayOf("2027-02-01", 3), { ...nobody, driverBirthDate }).priceLines[1];
    expect(line?.Code).toBe(code);
    expect(line?.Amount).toBe(code && 2250);
  });

  it("has half the waiver in whole cents a day, so that the line multiplies out (CAR-8)", () => {
    const car = { ...economy, ...byDay, waiverPerDay: 1501 };
    const line = price(stayOf("2027-02-01", 3), { ...nobody, driverBirthDate: "2002-02-02" }, { car }).priceLines[1];
    expect(line).toEqual({ Code: "youngDriver", Amount: 3 * 751, Facts: { days: 3 } });
  });

  it.each([
    ["the airport", { airport: true }, nobody, "airportPickUp", 2000],
    ["two extra drivers, a day", {}, { ...nobody, extraDrivers: 2 }, "extraDriver", 2 * 3 * 300],
    [
      "two extra drivers of REX, once",
      { car: { ...economy, ...flat } },
      { ...nobody, extraDrivers: 2 },
      "extraDriver",
      2000,
    ],
    ["a child seat, a day", {}, { ...nobody, childSeats: 1 }, "childSeat", 900],
    ["two child seats, a day", {}, { ...nobody, childSeats: 2 }, "childSeat", 1800],
    ["a short way, at least 10", { oneWayKm: 30 }, nobody, "oneWay", 1000],
    ["300 km at 12 cents", { oneWayKm: 300 }, nobody, "oneWay", 3600],
    ["a long way, at most 130", { oneWayKm: 1300 }, nobody, "oneWay", 13_000],
    ["the full tank", {}, nobody, "fullTank", 4500],
  ])("includes a charge at the desk in Cuba for %s (CAR-9)", (_what, trip, extras, code, amount) => {
    const { inCubaLines, priceLines } = price(stayOf("2027-02-01", 3), extras, trip);
    expect(inCubaLines.find(({ Code }) => Code === code)?.Amount).toBe(amount);
    expect(priceLines.map(({ Code }) => Code)).toEqual(["rental"]);
  });

  it.each<[string, Partial<Charges>, object, Extras, string]>([
    ["at the airport", { airportPickUp: null }, { airport: true }, nobody, "airportPickUp"],
    ["a kilometre", { oneWayPerKm: null }, { oneWayKm: 30 }, nobody, "oneWay"],
    ["at least", { oneWayMinimum: null }, { oneWayKm: 30 }, nobody, "oneWay"],
    ["at most", { oneWayMaximum: null }, { oneWayKm: 30 }, nobody, "oneWay"],
    ["for a child seat", { childSeatPerDay: null }, {}, { ...nobody, childSeats: 1 }, "childSeat"],
    ["by age", { ageSurchargePercent: null }, {}, { ...nobody, driverBirthDate: "2004-01-01" }, "youngDriver"],
  ])("is unknown if the charge %s is not entered, and known if it is not needed (CAR-9)", (...row) => {
    const [, missing, trip, extras, code] = row;
    const known = { ...rates, charges: { ...rates.charges, ...missing } };
    const stay = stayOf("2027-02-01", 3);
    const usual = { stay, airport: false, oneWayKm: null };
    const car = { ...economy, ...byDay };
    expect(priceCar(car, { ...usual, ...trip }, extras, known)).toBeNull();
    expect(missingCharges(car, { ...usual, ...trip }, extras, known)).toEqual([code]);
    expect(priceCar(car, usual, nobody, known)?.payNow).toBe(24_900);
  });

  it("is unknown for an extra driver of a company without that charge; a charge of 0 is free (CAR-9)", () => {
    const trip = { stay: stayOf("2027-02-01", 3), airport: false, oneWayKm: null };
    const one = { ...nobody, extraDrivers: 1 };
    const priceBy = (extraDriverFlat: number | null) =>
      priceCar({ ...economy, extraDriverPerDay: null, extraDriverFlat }, trip, one, rates);
    expect(priceBy(null)).toBeNull();
    expect(priceBy(0)?.inCubaLines[0]).toMatchObject({ Code: "extraDriver", Amount: 0 });
  });

  it("states at the desk how many extras for how many days, and how many kilometres (CAR-9)", () => {
    const { inCubaLines } = price(
      stayOf("2027-02-01", 3),
      { ...nobody, extraDrivers: 2, childSeats: 1 },
      { oneWayKm: 300 },
    );
    expect(inCubaLines.map(({ Code, Facts }) => [Code, Facts])).toEqual([
      ["extraDriver", { count: 2, days: 3 }],
      ["childSeat", { count: 1, days: 3 }],
      ["oneWay", { km: 300 }],
      ["fullTank", {}],
    ]);
  });

  it("excludes the tank if its price is not known beforehand", () => {
    expect(
      price(stayOf("2027-02-01", 3), nobody, { car: { ...economy, ...byDay, fullTank: null } }).inCubaLines,
    ).toEqual([]);
  });

  it("is refunded in full until ten days before pick-up, by Havana's clock", () => {
    const { freeCancellationUntil } = price(stayOf("2027-03-20", 3));
    expect(freeCancellationUntil).toBe(havanaInstant("2027-03-10", "0900"));
  });

  const anyDay = fc.integer({ min: 0, max: 1400 }).map((days) => addDays("2026-01-02", days));
  const extras = fc.record({
    extraDrivers: fc.integer({ min: 0, max: 3 }),
    childSeats: fc.integer({ min: 0, max: 3 }),
    driverBirthDate: fc.option(fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1952-01-01", days))),
  });

  it("is whole minor units, and its lines add up to its totals", () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 1, max: 180 }),
        extras,
        fc.boolean(),
        fc.option(fc.integer({ min: 1, max: 1500 })),
        fc.integer({ min: 1, max: 50_000 }),
        (pickUp, days, asked, airport, oneWayKm, perDay) => {
          const made = price(stayOf(pickUp, days), asked, { car: { ...economy, ...byDay, perDay }, airport, oneWayKm });
          expect(made.payNow).toBe(sum(made.priceLines.map(({ Amount }) => Amount)));
          expect(made.payInCuba).toBe(sum(made.inCubaLines.map(({ Amount }) => Amount)));
          for (const { Amount } of [...made.priceLines, ...made.inCubaLines])
            expect(Number.isSafeInteger(Amount) && Amount >= 0).toBe(true);
          const rentalDaysPriced = made.priceLines.flatMap(({ Code, Facts }) =>
            Code === "rental" ? [Facts.days] : [],
          );
          expect(sum(rentalDaysPriced.map(Number))).toBe(days);
        },
      ),
    );
  });

  it("never falls when a rental within one season gets a day longer", () => {
    // Prices are whole cents: under a dollar a day the rounding error is larger than the discount of a longer tier.
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 60 }), fc.integer({ min: 100, max: 50_000 }), (days, perDay) => {
        const car = { ...economy, ...byDay, perDay };
        const [shorter, longer] = [days, days + 1].map((length) =>
          price(stayOf("2027-08-20", length), nobody, { car }),
        );
        expect(longer?.payNow).toBeGreaterThanOrEqual(shorter?.payNow ?? 0);
      }),
    );
  });
});

describe("rental days", () => {
  const days = (startHour: string, endHour: string, length: number) =>
    rentalDays({ ...stayOf("2027-03-12", length), startHour, endHour });

  it("are blocks of 24 hours, the first hour of a further one free (CAR-5)", () => {
    expect(days("0900", "0900", 3)).toBe(3);
    expect(days("0900", "1000", 3)).toBe(3);
    expect(days("0900", "1001", 3)).toBe(4);
    expect(days("0900", "0800", 3)).toBe(3);
    expect(days("1200", "0900", 1)).toBe(1);
  });

  it("do not change in the night of Havana's clock change", () => {
    expect(days("0900", "0900", 2)).toBe(2);
    expect(rentalDays({ pickUp: "2027-11-05", startHour: "0900", dropOff: "2027-11-08", endHour: "1000" })).toBe(3);
  });
});
