import { bookedPassport } from "./bookedPassport.rules";
import { emptyPerson } from "./knownPeople";

const ana = {
  ...emptyPerson,
  FirstName: "Ana",
  LastName: "Rivera",
  CountryId: "167",
  Passport: "X123456",
  PassportExpires: "2030-01-01",
};
const client = { FirstName: "Ana", LastName: "RIVERA" };
const stay = (change: Partial<typeof ana> = {}, Status: "requested" | "cancelled" = "requested") => ({
  Status,
  mainTraveler: { ...ana, ...change },
});

it("the passport typed with a stay is the client's if its main traveler has the client's name (LODGE-30)", () => {
  const found = bookedPassport([{ Status: "requested", mainTraveler: null }, stay()], client);
  expect(found).toEqual({ Number: "X123456", CountryId: 167, ExpiresOn: "2030-01-01" });
});

it.each([
  ["another name", stay({ FirstName: "Eva" })],
  ["a stay that is over", stay({}, "cancelled")],
  ["a passport without its day of expiry", stay({ PassportExpires: "" })],
])("the passport of %s is not (LODGE-30)", (_whose, booking) => {
  expect(bookedPassport([booking], client)).toBeUndefined();
});
