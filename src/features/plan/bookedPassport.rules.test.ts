import { ProductType } from "../../shared/enumerations";
import { bookedPassport } from "./bookedPassport.rules";

const ana = {
  Country: 167,
  Name: "Ana",
  LastName: "Rivera",
  Passport: "X123456",
  PassportExpires: "2030-01-01",
  IsMainUser: true,
};
const client = { FirstName: "Ana", LastName: "RIVERA" };
const stay = (change: object = {}, Status: "requested" | "cancelled" = "requested") => ({
  Status,
  ProductType: ProductType.Lodging,
  Details: { Travelers: [{ ...ana, ...change }] },
});

it("the passport typed with a stay is the client's where its main traveler has the client's name (LODGE-30)", () => {
  const found = bookedPassport({ Bookings: [{ ...stay(), Details: null }, stay()] }, client);
  expect(found).toEqual({ Number: "X123456", CountryId: 167, ExpiresOn: "2030-01-01" });
});

it.each([
  ["another name", stay({ Name: "Eva" })],
  ["a fellow traveler", stay({ IsMainUser: false })],
  ["a stay that is over", stay({}, "cancelled")],
  ["a passport without its day of expiry", stay({ PassportExpires: undefined })],
])("that of %s is not (LODGE-30)", (_whose, booking) => {
  expect(bookedPassport({ Bookings: [booking] }, client)).toBeUndefined();
});
