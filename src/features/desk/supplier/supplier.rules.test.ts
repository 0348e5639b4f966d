import type { BookedCar } from "../../../products/car/bookedCar.schemas";
import type { BookedLodging } from "../../../products/lodging/bookedLodging.schemas";
import { products } from "../../../products/products.server";
import { ProductType } from "../../../shared/enumerations";
import { havanaInstant } from "../../../shared/havana";
import type { Booking } from "../../plan/plan.schemas";
import { productOf } from "../../plan/productOf";
import { suppliedOn, supplierStatus, toAnswer } from "./supplier.rules";

const DAY = "2026-12-10";
const Car: BookedCar = {
  ...{ ClassName: "MED", ModelName: "Kia Rio", TransmissionId: 1, ClassId: 1, ZoneId: 2, ZoneCode: "HAV", Days: 3 },
  ...{ PickUp: DAY, StartHour: "0900", DropOff: "2026-12-13", EndHour: "0900" },
  ...{ PickUpOffice: "Airport", PickUpZone: "La Habana", PickUpHours: [] },
  ...{ DropOffOffice: "Centre", DropOffZone: "Varadero", DropOffHours: [] },
  ...{
    DriverName: "Luis García",
    ExtraDrivers: 1,
    ExtraDriverNames: ["Eva Díaz"],
    ChildSeats: 0,
    FlightNumber: "IB6621",
  },
};
const rental: Booking = {
  ...{ BookingId: 801, TravelPlanId: 1, ProductType: 1, Status: "confirmed", Name: "Kia Rio", SupplierName: "Cubacar" },
  ...{ SupplierReference: "CUB-1", DeclineReason: null, CreatedAt: 0, CurrencyCode: "USD" },
  ...{ StartsAt: havanaInstant(DAY, "0900"), EndsAt: havanaInstant("2026-12-13", "0900") },
  ...{ PayNow: 29_100, PriceLines: [], PayInCuba: 6_500, InCubaLines: [], Deposit: 20_000, FreeCancellationUntil: 0 },
  ...{ Units: 3, CancellationRules: [], VoucherNumber: "V-1", Details: Car },
};
const ana = { Country: 167, Name: "Ana", LastName: "Rivera", Passport: "X123456", IsMainUser: true };
const leo = { ...ana, Name: "Leo", Passport: "X654321", IsMainUser: false };
const Lodging: BookedLodging = {
  ...{ HotelId: 9, HotelName: "Hotel", Kind: "hotel", Building: "colonialHouse", Stars: 4, ZoneId: 2, ZoneCode: "HAV" },
  ...{ ZoneName: "La Habana", ProvinceName: "La Habana", Latitude: 23, Longitude: -82, Street: null, Phone: null },
  ...{ RoomClassId: 1, RoomClassCode: "STD", MealsPlanId: 3, MealsPlanCode: "CP", Nights: 3 },
  ...{ CheckIn: DAY, CheckInHour: "1600", CheckOut: "2026-12-13", CheckOutHour: "1200" },
  Rooms: [
    {
      ...{ room: 1, adultsAmount: 1, childrenAmount: 1, childrenAgeList: [4] },
      Guests: [
        { Age: null, Traveler: ana },
        { Age: 4, Traveler: leo },
      ],
    },
  ],
  Travelers: [ana, leo],
  Requests: "A quiet room",
};

it("a supplier sees its confirmed bookings: held, firm once paid, ended when over (DESK-31)", () => {
  const confirmed = { paid: false, wasConfirmed: true };
  expect(supplierStatus("confirmed", confirmed)).toBe("held");
  expect(supplierStatus("confirmed", { ...confirmed, paid: true })).toBe("firm");
  // A change that waits for its difference, in a plan that is paid.
  expect(supplierStatus("agreed", { ...confirmed, paid: true })).toBe("held");
  for (const over of ["cancelled", "lapsed", "refunded"] as const)
    expect(supplierStatus(over, confirmed)).toBe("ended");
  expect(supplierStatus("requested", { paid: false, wasConfirmed: false })).toBeNull();
});

it("a booking that a supplier has not confirmed, or has declined, leaves nothing to release (DESK-31)", () => {
  expect(supplierStatus("lapsed", { paid: false, wasConfirmed: false })).toBeNull();
  expect(supplierStatus("declined", { paid: false, wasConfirmed: false })).toBeNull();
});

describe("the facts for a supplier before its answer (DESK-31)", () => {
  const queued = {
    ...{ ClientName: "Ana Rivera", ClientEmail: "ana@example.com", ClientLanguage: "es" as const },
    ...{ ConfirmBy: 1, Extended: false, ExtensionRefusals: [], Alerted: false, DriverBirthDate: "1988-12-11" },
  };

  it("is a driver's age at pick-up, and not the flight", () => {
    const asked = toAnswer({ ...queued, Booking: rental }, productOf(products, rental));
    expect(asked).toMatchObject({ DriverAge: 37, Details: { DriverName: "Luis García", FlightNumber: null } });
    expect(asked).toHaveProperty("Car", asked.Details);
    expect(JSON.stringify(asked)).not.toMatch(/IB6621|ana@example\.com|1988|29100/);
  });

  it("is the main traveler's name, the ages of children and the wishes, without passports and countries", () => {
    const stay = { ...rental, ProductType: ProductType.Lodging, Details: Lodging };
    const asked = toAnswer({ ...queued, DriverBirthDate: null, Booking: stay }, productOf(products, stay));
    expect(asked).toHaveProperty("Lodging", asked.Details);
    expect(asked.Details).toMatchObject({
      Travelers: [{ Name: "Ana", LastName: "Rivera", IsMainUser: true }],
      Rooms: [{ adultsAmount: 1, childrenAmount: 1, childrenAgeList: [4] }],
      Requests: "A quiet room",
    });
    expect(JSON.stringify(asked)).not.toMatch(/X123456|X654321|Leo|Country/);
  });
});

describe("the facts for a supplier on a day (DESK-31)", () => {
  const onSite = (booking: Booking) => productOf(products, booking).onSite(booking);
  const onDay = (status: "held" | "firm" | "ended", booking = rental) =>
    suppliedOn(DAY, [{ booking, onSite: onSite(booking), status, phone: "+34600111222", plate: "T123" }])[0];

  it("has phone, flight and voucher only once it is paid", () => {
    expect(onDay("firm")).toMatchObject({ GuestPhone: "+34600111222", FlightNumber: "IB6621", VoucherNumber: "V-1" });
    expect(onDay("held")).toMatchObject({ GuestPhone: null, FlightNumber: null, VoucherNumber: null, Plate: "T123" });
  });

  it("has no name, wish, plate or money of an ended booking", () => {
    expect(onDay("ended")).toMatchObject({ GuestName: null, Plate: null, PayInCuba: 0, Deposit: 0 });
    expect(onDay("ended", { ...rental, ProductType: ProductType.Lodging, Details: Lodging })).toMatchObject({
      GuestName: null,
      Requests: null,
    });
    expect(onDay("ended")?.ExtraDriverNames).toBeUndefined();
    const names = { GuestName: "Luis García", ExtraDriverNames: ["Eva Díaz"] };
    expect(onDay("held")).toMatchObject({ ...names, PayInCuba: 6_500, Deposit: 20_000 });
  });

  it("has neither the plan nor other suppliers' facts", () => {
    for (const name of ["TravelPlanId", "SupplierName", "ClientName", "booking", "status", "phone", "plate", "onSite"])
      expect(onDay("firm")).not.toHaveProperty(name);
  });
});
