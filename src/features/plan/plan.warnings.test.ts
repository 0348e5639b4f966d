import { ProductType } from "../../shared/enumerations";
import { havanaInstant } from "../../shared/havana";
import { type PlannedCar, type PlannedStay, planWarnings } from "./plan.warnings";

const named = (name: string) => [{ name, passport: "" }];
const stay = (bookingId: number, checkIn: string, checkOut: string, zone = "Varadero"): PlannedStay => ({
  ...{ bookingId, hotel: `Hotel ${bookingId}`, zone, checkIn, checkOut },
  service: {
    ...{ productType: ProductType.Lodging, placeId: bookingId, people: named("Ana Rivera") },
    ...{ startsAt: havanaInstant(checkIn, "1500"), endsAt: havanaInstant(checkOut, "1200") },
  },
});
const car = (pickUp: string, dropOff: string, zone = "Varadero"): PlannedCar => ({
  ...{ bookingId: 9, car: "MG5", driver: "Ana Rivera", zone, pickUp, dropOff },
  service: {
    ...{ productType: ProductType.CarRent, placeId: null, people: named("Ana Rivera") },
    ...{ startsAt: havanaInstant(pickUp, "0900"), endsAt: havanaInstant(dropOff, "0900") },
  },
});
const drivenBy = (driver: string, rented: PlannedCar): PlannedCar => ({
  ...{ ...rented, driver, service: { ...rented.service, people: named(driver) } },
});
/** The other stay, moved to a different house. */
const inHouseOf = (other: PlannedStay, one: PlannedStay, guest = "Eva Sol"): PlannedStay => ({
  ...{ ...one, hotel: other.hotel },
  service: { ...one.service, placeId: other.service.placeId, people: named(guest) },
});
const warned = (stays: PlannedStay[], cars: PlannedCar[] = []) => planWarnings({ stays, cars });

describe("a plan without conflicts has no warnings", () => {
  it.each([
    ["when it is empty", [], []],
    ["when a car is rented alone", [], [car("2027-02-01", "2027-02-05")]],
    [
      "when one stay begins on the day another ends",
      [stay(1, "2027-02-01", "2027-02-03"), stay(2, "2027-02-03", "2027-02-05")],
      [],
    ],
    [
      "when a car is picked up where its driver sleeps",
      [stay(1, "2027-02-01", "2027-02-05")],
      [car("2027-02-01", "2027-02-05")],
    ],
    [
      "when two stays are in one property: a family takes two rooms",
      [
        stay(1, "2027-02-01", "2027-02-03"),
        inHouseOf(stay(1, "2027-02-01", "2027-02-03"), stay(2, "2027-02-01", "2027-02-03")),
      ],
      [],
    ],
  ])("%s", (_when, stays, cars) => {
    expect(warned(stays, cars)).toEqual([]);
  });
});

describe("two cars for one driver", () => {
  const one = car("2027-02-01", "2027-02-05");
  const other = { ...car("2027-02-04", "2027-02-08"), bookingId: 10, car: "Kia" };

  it("are named with the days on which the driver has both (PLAN-25)", () => {
    expect(warned([], [other, one])).toEqual([
      {
        Code: "carsOverlap",
        Facts: {
          ...{ bookingId: 9, otherBookingId: 10, car: "MG5", otherCar: "Kia", driver: "Ana Rivera" },
          ...{ from: "2027-02-04", to: "2027-02-05" },
        },
      },
    ]);
  });

  it("are found even if the name has other accents, capitals and blanks (PLAN-25)", () => {
    const cars = [drivenBy("Ana Pérez", one), drivenBy("ANA  PEREZ ", other)];
    expect(warned([], cars)).toHaveLength(1);
  });

  it("cause no warning one after the other, or with two drivers (PLAN-25)", () => {
    expect(warned([], [one, { ...car("2027-02-05", "2027-02-08"), bookingId: 10 }])).toEqual([]);
    expect(warned([], [one, drivenBy("Luis Rivera", other)])).toEqual([]);
  });
});

it("a stay of the same people that is booked twice is named with both bookings and the nights (PLAN-38)", () => {
  const first = stay(1, "2027-02-01", "2027-02-06");
  const second = inHouseOf(first, stay(2, "2027-02-04", "2027-02-08"), "ANA RIVERA");
  expect(warned([first, second])).toEqual([
    {
      Code: "stayTwice",
      Facts: { bookingId: 1, otherBookingId: 2, hotel: "Hotel 1", from: "2027-02-04", to: "2027-02-05" },
    },
  ]);
});

describe("overlapping stays", () => {
  it("are named with the nights that they share (PLAN-25)", () => {
    expect(warned([stay(2, "2027-02-04", "2027-02-08"), stay(1, "2027-02-01", "2027-02-06")])).toEqual([
      {
        Code: "staysOverlap",
        Facts: {
          ...{ bookingId: 1, otherBookingId: 2, hotel: "Hotel 1", otherHotel: "Hotel 2" },
          ...{ from: "2027-02-04", to: "2027-02-05" },
        },
      },
    ]);
  });

  it("are found also if one lies within another", () => {
    const [warning] = warned([stay(1, "2027-02-01", "2027-02-10"), stay(2, "2027-02-04", "2027-02-05")]);
    expect(warning?.Facts).toMatchObject({ from: "2027-02-04", to: "2027-02-04" });
  });
});

describe("nights without lodging", () => {
  const nights = (stays: PlannedStay[], cars: PlannedCar[] = []) =>
    warned(stays, cars)
      .filter(({ Code }) => Code === "nightsWithoutLodging")
      .map(({ Facts }) => [Facts.from, Facts.to, Facts.nights]);

  it("are found between two stays (PLAN-25)", () => {
    expect(nights([stay(1, "2027-02-01", "2027-02-03"), stay(2, "2027-02-06", "2027-02-08")])).toEqual([
      ["2027-02-03", "2027-02-05", 3],
    ]);
  });

  it("are found before the first stay and after the last, while a car is rented", () => {
    expect(nights([stay(1, "2027-02-03", "2027-02-05")], [car("2027-02-02", "2027-02-06")])).toEqual([
      ["2027-02-02", "2027-02-02", 1],
      ["2027-02-05", "2027-02-05", 1],
    ]);
  });

  it("are not found if a longer stay covers them", () => {
    expect(nights([stay(1, "2027-02-01", "2027-02-10"), stay(2, "2027-02-02", "2027-02-03")])).toEqual([]);
  });

  it("are counted as one across the night of a clock change", () => {
    expect(nights([stay(1, "2027-03-12", "2027-03-14"), stay(2, "2027-03-15", "2027-03-16")])).toEqual([
      ["2027-03-14", "2027-03-14", 1],
    ]);
  });
});

describe("a car picked up in another zone than the hotel", () => {
  const codes = (pickUp: string, zone: string) =>
    warned(
      [stay(1, "2027-02-01", "2027-02-04"), stay(2, "2027-02-04", "2027-02-09", "Trinidad")],
      [car(pickUp, "2027-02-09", zone)],
    ).map(({ Code }) => Code);

  it("is reported with both places and the day (PLAN-25)", () => {
    const [warning] = warned([stay(1, "2027-02-01", "2027-02-05")], [car("2027-02-02", "2027-02-05", "La Habana")]);
    expect(warning).toEqual({
      Code: "carElsewhere",
      Facts: {
        ...{ bookingId: 9, otherBookingId: 1, zone: "La Habana", otherZone: "Varadero", hotel: "Hotel 1" },
        day: "2027-02-02",
      },
    });
  });

  it("causes no warning if the stay begins on the day of the pick-up: the client drives there", () => {
    expect(codes("2027-02-01", "La Habana")).toEqual([]);
  });

  it("causes no warning on the day of moving, if it is the zone of departure or arrival", () => {
    expect(codes("2027-02-04", "Varadero")).toEqual([]);
    expect(codes("2027-02-04", "Trinidad")).toEqual([]);
    expect(codes("2027-02-04", "La Habana")).toEqual(["carElsewhere"]);
  });
});
