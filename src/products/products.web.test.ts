import { productOf } from "../features/plan/productOf";
import { ProductType } from "../shared/enumerations";
import type { ShownBooking } from "./product.web";
import { webProducts } from "./products.web";

const traveler = { Country: 40, Name: "Ana", LastName: "Rivera", Passport: "X1", PassportExpires: "2031-05-05" };
const main = { ...traveler, IsMainUser: true };
const guest = (Age: number | null, change: object = {}) => ({ Age, Traveler: { ...traveler, ...change } });
const stayWith = (...Guests: object[]) => ({
  ...{ HotelId: 9, HotelName: "Casa Azul", Requests: null },
  ...{ Travelers: [main], Rooms: [{ room: 1, Guests }] },
});
const driver = {
  ...{ FirstName: "Ana", LastName: "Rivera", BirthDate: "1990-01-02", CountryId: 40, Passport: "X1" },
  ...{ PassportExpires: "2031-05-05", LicenseNumber: "L-1", LicenseCountryId: 40, LicenseIssued: "2010-01-01" },
  LicenseExpires: "2032-01-01",
};
const bookingOf = (type: number, Details: object | null): ShownBooking => ({
  ...{ ProductType: type, StartsAt: 1, EndsAt: 2, Details },
});
const rental = (Details: object | null) => bookingOf(ProductType.CarRent, Details);
const stay = (Details: object | null) => bookingOf(ProductType.Lodging, Details);
const asked = (booking: ShownBooking) => productOf(webProducts, booking);

describe("the people of a booking, from its product (PLAN-38)", () => {
  it.each([
    ["the driver of a car", rental({ DriverName: "Ana Rivera", Driver: driver }), { placeId: null, passport: "X1" }],
    ["a driver without papers", rental({ DriverName: "Ana Rivera" }), { placeId: null, passport: "" }],
    ["the travelers of a stay, in their house", stay(stayWith()), { placeId: 9, passport: "X1" }],
  ])("%s", (_whom, booking, { placeId, passport }) => {
    expect(asked(booking).served(booking)).toEqual({ placeId, people: [{ name: "Ana Rivera", passport }] });
  });
});

describe("the people that booking forms need not ask about again (CAR-62, LODGE-30)", () => {
  const peopleOf = (booking: ShownBooking) => asked(booking).people(booking);

  it("are those who drive a car, unless the papers are erased", () => {
    const booking = rental({ DriverName: "Ana Rivera", Driver: driver });
    const person = { ...driver, CountryId: "40", LicenseCountryId: "40" };
    expect(peopleOf(booking)).toEqual({ people: [{ person, age: null }], party: null });
    expect(peopleOf(rental({ DriverName: "Ana Rivera" }))).toEqual({ people: [], party: null });
    const NamedDrivers = [{ ...driver, FirstName: "Luis" }];
    const { people } = peopleOf(rental({ DriverName: "Ana Rivera", Driver: driver, NamedDrivers }));
    expect(people.map((one) => one.person.FirstName)).toEqual(["Ana", "Luis"]);
  });

  it("are the guests whom a stay names", () => {
    const { people } = peopleOf(
      stay(
        stayWith(
          guest(null),
          guest(8, { Name: "Eva", Passport: "", Country: null }),
          guest(null, { Name: "", LastName: "" }),
          { Age: null, Traveler: null },
        ),
      ),
    );
    expect(people.map(({ person, age }) => [person.FirstName, person.CountryId, person.Passport, age])).toEqual([
      ["Ana", "40", "X1", null],
      ["Eva", "", "", 8],
    ]);
  });

  it("is the party of a stay of several people who are all named", () => {
    const luis = guest(null, { Name: "Luis", Passport: "X2" });
    expect(peopleOf(stay(stayWith(guest(null), luis))).party).toMatchObject({ at: "Casa Azul", people: [{}, {}] });
    expect(peopleOf(stay(stayWith(guest(null)))).party).toBeNull();
    expect(peopleOf(stay(stayWith(guest(null), luis, { Age: null, Traveler: null }))).party).toBeNull();
    expect(peopleOf(stay(stayWith(guest(null), guest(4, { Name: "" })))).party).toBeNull();
  });

  it("is the main traveler of a stay with the passport", () => {
    const booking = stay(stayWith());
    const typed = { FirstName: "Ana", Passport: "X1", PassportExpires: "2031-05-05", CountryId: "40" };
    expect(asked(booking).mainTraveler(booking)).toMatchObject(typed);
    const others = stay({ ...stayWith(), Travelers: [{ ...main, IsMainUser: false }] });
    expect(asked(others).mainTraveler(others)).toBeNull();
  });
});

it("a voucher lists the guests room by room, nameless ones too (PAPER-6)", () => {
  const booking = stay({ ...stayWith(guest(null), { Age: 8, Traveler: null }), Requests: "A cot" });
  expect(asked(booking).voucher(booking)).toEqual({
    phone: "propertyPhone",
    guests: [
      { id: "1.0", name: "Ana Rivera", age: null, passport: "X1" },
      { id: "1.1", name: null, age: 8, passport: "" },
    ],
    requests: "A cot",
  });
});

it.each(webProducts.map(({ type }) => bookingOf(type, null)))(
  "a booking of the product $ProductType whose details are lost is answered for (OPS-113)",
  (booking) => {
    const product = asked(booking);
    expect(product.people(booking)).toEqual({ people: [], party: null });
    expect(product.voucher(booking)).toMatchObject({ guests: [], requests: null });
    expect([product.served, product.mainTraveler, product.otherDays].map((ask) => ask(booking))).toEqual([
      null,
      null,
      null,
    ]);
  },
);

it("a booking of a product that is not sold is refused", () => {
  expect(() => asked(bookingOf(99, null))).toThrow("no product has the type 99");
});
