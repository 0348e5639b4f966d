import { array, number, type StringSchema, string, type TestFunction } from "yup";
import type { Country } from "../../../../features/account/account.schemas";
import { licenceAgeRefusal } from "../../../../features/documents/documents.rules";
import {
  type DrivingClient,
  driverAgeProblem,
  driverPassportRefusal,
} from "../../../../features/documents/driver.rules";
import { documentNumber } from "../../../../features/documents/web/documentNumber";
import { withValues } from "../../../../platform/web/forms/problems";
import { mustBeTicked, personsName, printable, schemaOf } from "../../../../platform/web/forms/rules";
import { type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import { LONGEST } from "../../../../shared/longest";
import type { MessageId } from "../../../../shared/messageId";
import { refusalValues } from "../../../../shared/refusalFacts";
import type { Refusal } from "../../../../shared/refusals";
import { asksPassport, type CarBookValues, type NamedDriverValues } from "../../book/car.drafts";
import { isSamePerson } from "../../book/car.driver-form";
import { LONGEST_FLIGHT, MOST_EXTRAS } from "../../car.rules";
import type { CarOffer } from "../../car.schemas";

type Offer = Pick<CarOffer, "PickUp" | "DropOff" | "MinLicenceYears">;
type Parts = {
  today: HavanaDate;
  countries: readonly Country[];
  language: Language;
  /** The signed-in client, whose passport is asked for with the documents. (CAR-2) */
  client: DrivingClient | undefined;
};

const day = (required: MessageId): StringSchema =>
  string()
    .required(required)
    .test("day", "field.dateInvalid" satisfies MessageId, isDay);
const until = (last: HavanaDate, required: MessageId, problem: MessageId) =>
  day(required).test("until", problem, (value = "") => !isDay(value) || value >= last);

/**
 * The schema of the driver's form for an offer's stay, on a Havana date (CAR-1, CAR-2, CAR-3, DOC-2, DOC-3, DOC-5); its
 * messages are message ids. What would be refused before payment is refused here. A country's rules apply once it is
 * chosen.
 */
export function carBookSchema({ PickUp, DropOff, MinLicenceYears }: Offer, parts: Parts) {
  const { today, countries, language, client } = parts;
  const rental = { pickUp: PickUp, dropOff: DropOff, minLicenceYears: MinLicenceYears };
  const countryOf = (id: unknown) => countries.find(({ Id }) => String(Id) === id);
  const passportRefusal = (expiresOn: string, countryId: unknown) =>
    driverPassportRefusal({ expiresOn, months: countryOf(countryId)?.PassportMonths ?? 0 }, rental);
  const licenceRefusal = (issuedOn: string, countryId: unknown) => {
    const country = countryOf(countryId);
    return country && issuedOn <= today
      ? licenceAgeRefusal({ issuedOn, expiresOn: DropOff, countryIso: country.Iso }, [rental])
      : null;
  };
  /** A date that is checked together with the chosen country. */
  const judged = (
    required: MessageId,
    countryField: string,
    refusalOf: (day: string, countryId: unknown) => Refusal | null,
  ) =>
    day(required).test("rule", (value = "", context) => {
      const refusal = isDay(value) ? refusalOf(value, context.parent[countryField]) : null;
      if (!refusal) return true;
      const message = withValues(`refusal.${refusal.code}`, refusalValues(refusal, language));
      return context.createError({ message });
    });
  const ofOthers = (schema: StringSchema) =>
    string().when(["FirstName", "LastName", "BirthDate", "PassportOf"], (named: string[], none) => {
      const [FirstName = "", LastName = "", BirthDate = "", PassportOf = ""] = named;
      return asksPassport({ FirstName, LastName, BirthDate, PassportOf }, client) ? schema : none;
    });
  const ofPerson = {
    FirstName: personsName("field.firstNameRequired"),
    LastName: personsName("field.lastNameRequired"),
    BirthDate: day("field.birthDateRequired").test("age", (value = "", context) => {
      const problem = isDay(value) ? driverAgeProblem(value, rental) : null;
      return problem === null || context.createError({ message: `field.${problem}` satisfies MessageId });
    }),
  };
  const ofLicence = {
    LicenseNumber: documentNumber(LONGEST.documentNumber, "field.licenceRequired"),
    LicenseCountryId: string().required("field.licenceCountryRequired" satisfies MessageId),
    LicenseIssued: judged("field.licenceIssuedRequired", "LicenseCountryId", licenceRefusal)
      .test("issued", "field.licenceIssuedLater" satisfies MessageId, (value = "") => value <= today)
      .test(
        "early",
        "field.issuedTooEarly" satisfies MessageId,
        (value = "", { parent: { BirthDate } }) => !isDay(value) || !isDay(BirthDate) || value >= BirthDate,
      ),
    LicenseExpires: until(DropOff, "field.licenceExpiresRequired", "field.licenceExpiresEarly"),
  };
  return schemaOf<Omit<CarBookValues, "PolicyEdition">>()({
    Driver: schemaOf<Omit<CarBookValues["Driver"], "PassportOf">>()({
      ...ofPerson,
      CountryId: ofOthers(string().required("field.countryRequired")),
      Passport: ofOthers(documentNumber(LONGEST.passportNumber, "field.passportRequired")),
      PassportExpires: ofOthers(judged("field.passportExpiresRequired", "CountryId", passportRefusal)),
      ...ofLicence,
    }),
    NamedDrivers: array()
      .of(schemaOf<NamedDriverValues>()({ ...ofPerson, ...ofLicence }))
      .test("once", namedOnce),
    ExtraDrivers: number().integer().min(0).max(MOST_EXTRAS),
    ChildSeats: number().integer().min(0).max(MOST_EXTRAS),
    FlightNumber: printable(LONGEST_FLIGHT),
    AcceptPolicies: mustBeTicked("field.acceptPolicies"),
  });
}

/** Nobody drives twice. (CAR-63) */
const namedOnce: TestFunction = (_named, { parent, path, createError }) => {
  const { Driver, NamedDrivers }: Pick<CarBookValues, "Driver" | "NamedDrivers"> = parent;
  const isEarlier = (named: NamedDriverValues, at: number) =>
    [Driver, ...NamedDrivers.slice(0, at)].some((other) => isSamePerson(named, other));
  const twice = NamedDrivers.findIndex(isEarlier);
  if (twice === -1) return true;
  return createError({ path: `${path}[${twice}].FirstName`, message: "field.driverTwice" satisfies MessageId });
};

function isDay(value = ""): boolean {
  return isHavanaDate(value);
}
