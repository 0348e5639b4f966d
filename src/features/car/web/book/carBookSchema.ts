import { number, object, type StringSchema, string } from "yup";
import { line, ticked } from "../../../../platform/web/forms/rules";
import type { MessageId } from "../../../../platform/web/messages";
import { type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import { driverAgeProblem } from "../../car.rules";
import type { CarOffer } from "../../car.schemas";

type Stay = Pick<CarOffer, "PickUp" | "DropOff">;

const day = (required: MessageId): StringSchema =>
  string()
    .required(required)
    .test("day", "field.dateInvalid" satisfies MessageId, isDay);
const until = (last: HavanaDate, required: MessageId, problem: MessageId) =>
  day(required).test("until", problem, (value = "") => !isDay(value) || value >= last);
const licence = "field.licenceRequired";

/**
 * The driver's form for an offer's stay, on a day in Havana (CAR-1, CAR-2, CAR-3); the messages are message ids.
 * Documents must outlast the rental: one that does not would be refused before payment.
 */
export function carBookSchema({ PickUp, DropOff }: Stay, today: HavanaDate) {
  return object({
    Driver: object({
      FirstName: line(80, "field.firstNameRequired"),
      LastName: line(80, "field.lastNameRequired"),
      BirthDate: day("field.birthDateRequired").test("age", (value = "", context) => {
        const problem = isDay(value) ? driverAgeProblem(value, PickUp, DropOff) : null;
        return problem === null || context.createError({ message: `field.${problem}` satisfies MessageId });
      }),
      CountryId: string().required("field.countryRequired"),
      Passport: line(20, "field.passportRequired"),
      PassportExpires: until(DropOff, "field.passportExpiresRequired", "field.passportExpiresEarly"),
      LicenseNumber: line(30, licence),
      LicenseCountryId: string().required(licence),
      LicenseIssued: day(licence).test("issued", "field.licenceIssuedLater", (value = "") => value <= today),
      LicenseExpires: until(DropOff, licence, "field.licenceExpiresEarly"),
    }),
    ExtraDrivers: number().integer().min(0).max(3),
    ChildSeats: number().integer().min(0).max(3),
    FlightNumber: string().trim().max(12, "form.tooLong"),
    AcceptPrivacy: ticked("field.acceptPrivacy"),
    AcceptTerms: ticked("field.acceptTerms"),
    AcceptCancellation: ticked("field.acceptCancellation"),
  });
}

function isDay(value = ""): boolean {
  return isHavanaDate(value);
}
