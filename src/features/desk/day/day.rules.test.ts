import type { BookedCar } from "../../../products/car/bookedCar.schemas";
import { carProduct } from "../../../products/car/server/car.product";
import { havanaInstant } from "../../../shared/havana";
import type { Booking } from "../../plan/plan.schemas";
import { namesOf } from "../../plan/service/serviceOnSite";
import { servicesOn } from "./day.rules";

const client = { ClientName: "Ana García", ClientEmail: "ana@example.com", ClientPhone: "+34600111222" };

const Car: BookedCar = {
  ...{ ClassName: "MED", ModelName: "Kia Rio", TransmissionId: 1, ClassId: 1, ZoneId: 2, ZoneCode: "HAV", Days: 3 },
  ...{ PickUp: "2026-12-10", StartHour: "0900", DropOff: "2026-12-13", EndHour: "0900" },
  ...{
    PickUpOffice: "Airport",
    PickUpZone: "La Habana",
    DropOffOffice: "Centre",
    PickUpHours: [],
    DropOffHours: [],
    DropOffZone: "Varadero",
  },
  ...{
    DriverName: "Luis García",
    ExtraDrivers: 1,
    ExtraDriverNames: ["Eva Díaz"],
    ChildSeats: 0,
    FlightNumber: "IB6621",
  },
};

const rental = (BookingId: number, from: string, until: string): Booking => ({
  ...{ BookingId, TravelPlanId: 1, ProductType: 1, Status: "confirmed", Name: "Kia Rio", SupplierName: "Cubacar" },
  ...{ SupplierReference: "CUB-1", DeclineReason: null, CreatedAt: 0, CurrencyCode: "USD" },
  ...{ StartsAt: at(from), EndsAt: at(until), PayNow: 29_100, PriceLines: [], PayInCuba: 6_500, InCubaLines: [] },
  ...{ Deposit: 0, FreeCancellationUntil: 0, Units: 3, CancellationRules: [], VoucherNumber: null, Details: Car },
});

/** "2026-12-10 09:00", Havana time, as an instant. */
function at(text: string) {
  return havanaInstant(text.slice(0, 10), text.slice(11).replace(":", ""));
}

const on = (day: string, ...bookings: Booking[]) =>
  servicesOn(
    day,
    bookings.map((booking) => ({ booking, onSite: carProduct.onSite(booking), besides: client })),
  );

test("a day has what begins and ends on it in Havana, part by part and by the hour (DESK-11)", () => {
  const late = rental(1, "2026-12-10 23:30", "2026-12-13 23:30");
  const early = rental(2, "2026-12-10 09:00", "2026-12-14 09:00");
  const back = rental(3, "2026-12-07 09:00", "2026-12-10 08:00");
  const of = on("2026-12-10", late, early, back).map(({ Part, Hour, BookingId }) => [Part, Hour, BookingId]);
  expect(of).toEqual([
    ["pickUp", "0900", 2],
    ["pickUp", "2330", 1],
    ["return", "0800", 3],
  ]);
  expect(on("2026-12-11", late, early, back)).toEqual([]);
});

test("the deposit is shown at pick-up, where it is held, and at return, where it is given back (DESK-102)", () => {
  const booked = { ...rental(1, "2026-12-10 09:00", "2026-12-13 09:00"), Deposit: 20_000 };
  expect(on("2026-12-10", booked)).toMatchObject([{ Part: "pickUp", Deposit: 20_000 }]);
  expect(on("2026-12-13", booked)).toMatchObject([{ Part: "return", Deposit: 20_000 }]);
});

test("the flight and the payment in Cuba are shown at the car's pick-up, not at its return (DESK-11, CAR-20)", () => {
  const booked = rental(1, "2026-12-10 09:00", "2026-12-13 09:00");
  const [out] = on("2026-12-10", booked);
  expect(out).toMatchObject({
    ...{ FlightNumber: "IB6621", PayInCuba: 6_500, Place: "Airport, La Habana", GuestName: "Luis García" },
    ...{ ExtraDrivers: 1, ExtraDriverNames: ["Eva Díaz"] },
    ...client,
  });
  const [back] = on("2026-12-13", booked);
  expect(back).toMatchObject({ Part: "return", FlightNumber: null, PayInCuba: 0, Place: "Centre, Varadero" });
});

test("a booking whose details are lost is on the sheet with its known facts (DESK-11)", () => {
  const booked = { ...rental(1, "2026-12-10 09:00", "2026-12-13 09:00"), Details: null };
  expect(on("2026-12-10", booked)).toMatchObject([{ BookingId: 1, Hour: "0900", Name: "Kia Rio", Place: "" }]);
});

test("a booking of a car names its driver and the extra drivers who are named (CAR-63)", () => {
  expect(namesOf(carProduct, rental(1, "2026-12-10 09:00", "2026-12-13 09:00"))).toEqual(["Luis García", "Eva Díaz"]);
});
