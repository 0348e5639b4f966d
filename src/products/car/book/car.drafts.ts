import type { ClientDocument } from "../../../features/documents/documents.schemas";
import { type DrivingClient, isDriving } from "../../../features/documents/driver.rules";
import { paperOf } from "../../../features/documents/ownDocument";
import { noPolicies, type PolicyValues, policiesAccepted } from "../../../features/information/policyBox.rules";
import {
  emptyPerson,
  isNamed,
  type KnownPerson,
  type Person,
  withKnown,
  withPerson,
} from "../../../features/plan/people/knownPeople";
import { SITE_ID } from "../../../shared/constants";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { isHavanaDate } from "../../../shared/havana";
import { likeness } from "../../../shared/names/likeness";
import { isBlank } from "../../../shared/plainText";
import type { TextFields } from "../../../shared/textFields";
import type { CarOffer } from "../car.schemas";
import type { CarBookForm, Driver, NamedDriver, WholeCarChoice } from "../carBooking.schemas";
import { type CarSearchChoice, toSearchParams } from "../search/car.search-url";

/**
 * The driver's form while it is filled in: text as typed, "" for nothing yet. Its paths are those of `BookForm` in the
 * call, so that a field error of the server finds its field.
 */
export type CarBookValues = PolicyValues &
  TextFields<CarBookForm, "FlightNumber"> &
  Required<Pick<CarBookForm, "ExtraDrivers" | "ChildSeats">> & {
    Driver: TextFields<Driver> & {
      /** The name in a passport that was read whole from a photo; "" without one. (CAR-66) */
      PassportOf: string;
    };
    /** The extra drivers whom the client names now; the others can be named later. (CAR-63) */
    NamedDrivers: TextFields<NamedDriver>[];
  };

export type NamedDriverValues = CarBookValues["NamedDrivers"][number];

/** An extra driver whose name is not typed yet. */
export const unnamedDriver: NamedDriverValues = {
  FirstName: "",
  LastName: "",
  BirthDate: "",
  LicenseNumber: "",
  LicenseCountryId: "",
  LicenseIssued: "",
  LicenseExpires: "",
};

export const emptyBookValues: CarBookValues = {
  Driver: { ...emptyPerson, PassportOf: "" },
  ExtraDrivers: 0,
  NamedDrivers: [],
  ChildSeats: 0,
  FlightNumber: "",
  ...noPolicies,
};

/**
 * Identifies an offer: supplier, model, place and stay. Sort order and the driver's data, which the form asks for, are
 * left out.
 */
export function draftKey(offer: CarSearchChoice): string {
  const search = { ...offer, DriverAge: 0, LicenceCountryId: 0 };
  return toSearchParams({ search, field: "Recommended", order: 0, page: 0 }).toString();
}

/** The form with data of the search in fields that are still empty. (CAR-26) */
export function withSearch(values: CarBookValues, { LicenceCountryId }: Pick<CarSearchChoice, "LicenceCountryId">) {
  const { Driver } = values;
  const searched = LicenceCountryId === 0 ? "" : String(LicenceCountryId);
  return { ...values, Driver: { ...Driver, LicenseCountryId: Driver.LicenseCountryId || searched } };
}

type Known = { FirstName: string; LastName: string; BirthDate: string | null; CountryId: number | null };

/** The form with data of the client's profile in fields that are still empty; the license is from there. (CAR-61) */
export function withProfile(
  values: CarBookValues,
  { FirstName, LastName, BirthDate, CountryId }: Known,
): CarBookValues {
  const { Driver } = values;
  return {
    ...values,
    Driver: {
      ...Driver,
      FirstName: Driver.FirstName || FirstName,
      LastName: Driver.LastName || LastName,
      BirthDate: Driver.BirthDate || (BirthDate ?? ""),
      LicenseCountryId: Driver.LicenseCountryId || (CountryId === null ? "" : String(CountryId)),
    },
  };
}

/** The form with the driver's license on file, if none of its fields was filled in. (ACC-18) */
export function withDocuments<Values extends Pick<CarBookValues, "Driver">>(
  values: Values,
  documents: readonly ClientDocument[],
): Values {
  const { Driver } = values;
  const licence = paperOf(documents, IdentityDocumentType.DriverLicense, Driver);
  const noLicence = Driver.LicenseNumber === "" && Driver.LicenseIssued === "" && Driver.LicenseExpires === "";
  const ofLicence: Partial<CarBookValues["Driver"]> =
    licence && noLicence
      ? {
          LicenseNumber: licence.Number,
          LicenseCountryId: String(licence.CountryId),
          LicenseIssued: licence.IssuedOn ?? "",
          LicenseExpires: licence.ExpiresOn,
        }
      : {};
  return { ...values, Driver: { ...Driver, ...ofLicence } };
}

/** The form with another driver: the licence's country is the driver's until the licence is known. (CAR-61, CAR-62) */
export function withDriver<Values extends Pick<CarBookValues, "Driver">>(values: Values, person: Person): Values {
  const Driver = withPerson(values.Driver, person);
  const PassportOf = Driver.Passport === values.Driver.Passport ? Driver.PassportOf : "";
  const LicenseCountryId = Driver.LicenseCountryId || Driver.CountryId;
  return { ...values, Driver: { ...Driver, PassportOf, LicenseCountryId } };
}

/** What was read of a photo of a passport; "" or absent for what was not. */
type ReadPassport = Partial<
  Record<"FirstName" | "LastName" | "BirthDate" | "Number" | "ExpiresOn" | "CountryId", string>
>;

/**
 * The form's driver by a photo of the passport: what was not read is empty. A license is kept unless it is another
 * person's; its country is the passport's until it is known. (CAR-66)
 */
export function withPassport(driver: CarBookValues["Driver"], read: ReadPassport): CarBookValues["Driver"] {
  const { FirstName = "", LastName = "", BirthDate = "", CountryId = "" } = read;
  const { Number: Passport = "", ExpiresOn: PassportExpires = "" } = read;
  const person = { ...emptyPerson, FirstName, LastName, BirthDate, CountryId, Passport, PassportExpires };
  const isAnother = driver.LastName !== "" && !isNamed(driver, person);
  const { LicenseNumber, LicenseCountryId, LicenseIssued, LicenseExpires } = isAnother ? emptyPerson : driver;
  const isWhole = CountryId !== "" && Passport !== "" && PassportExpires !== "";
  return {
    ...person,
    LicenseNumber,
    LicenseCountryId: LicenseCountryId || CountryId,
    LicenseIssued,
    LicenseExpires,
    PassportOf: isWhole ? `${FirstName} ${LastName}` : "",
  };
}

/** The form with the known data of the driver it names, in fields that were not typed. (CAR-62) */
export function withKnownDriver<Values extends Pick<CarBookValues, "Driver">>(
  values: Values,
  people: readonly KnownPerson[],
): Values {
  const adults = people.filter(({ age }) => age === null);
  return { ...values, Driver: withKnown(values.Driver, adults) };
}

/** The form with another number of extra drivers; at most as many of the named ones are kept. (CAR-63) */
export function withExtraDrivers<Values extends Pick<CarBookValues, "ExtraDrivers" | "NamedDrivers">>(
  values: Values,
  ExtraDrivers: number,
): Values {
  return { ...values, ExtraDrivers, NamedDrivers: values.NamedDrivers.slice(0, ExtraDrivers) };
}

type Named = Pick<CarBookValues["Driver"], "FirstName" | "LastName" | "BirthDate" | "PassportOf">;

/** Whether the passport of the photo is the driver's: a misread name is corrected, and a shortened one completed. */
const isOfDriver = ({ FirstName, LastName, PassportOf }: Omit<Named, "BirthDate">) =>
  PassportOf !== "" && likeness(PassportOf, { firstName: FirstName, lastName: LastName }) !== "differs";

/**
 * A stored driver, without a passport of a photo that was another person's: the form might ask for it after its client
 * has signed in. (CAR-66)
 */
export const withOwnPassport = (driver: CarBookValues["Driver"]): CarBookValues["Driver"] =>
  driver.PassportOf === "" || isOfDriver(driver)
    ? driver
    : { ...driver, CountryId: "", Passport: "", PassportExpires: "", PassportOf: "" };

/**
 * Whether the form has nationality and passport: of a driver who is not the client (CAR-2), and those of the client
 * where a photo gave them and none is on file (CAR-66). `client`: undefined while nobody is signed in; a visitor is
 * taken for the driver.
 */
export function asksPassport(driver: Named, client: DrivingClient | undefined): boolean {
  const { FirstName, LastName, BirthDate } = driver;
  if (isBlank(FirstName) || isBlank(LastName)) return false;
  const isRead = isOfDriver(driver);
  if (!client || (isRead && !client.hasPassport)) return isRead;
  const birthDates = isHavanaDate(BirthDate) ? client.birthDates : [];
  return !isDriving({ ...client, birthDates }, { firstName: FirstName, lastName: LastName, birthDate: BirthDate });
}

/** The form as the call's body; null while the policies are not accepted. Text is trimmed; the flight is optional. */
export function toBookForm(
  { Driver, FlightNumber, ...values }: CarBookValues,
  client: DrivingClient | undefined,
): CarBookForm | null {
  const { AcceptPolicies, ExtraDrivers, NamedDrivers, ChildSeats } = values;
  if (!AcceptPolicies) return null;
  const { CountryId, Passport, PassportExpires, PassportOf: _ofPhoto, ...driver } = Driver;
  const passport = { CountryId: Number(CountryId), Passport: Passport.trim(), PassportExpires };
  return {
    Driver: { ...sentDriver(driver), ...(asksPassport(Driver, client) ? passport : {}) },
    ExtraDrivers,
    NamedDrivers: NamedDrivers.map(sentDriver),
    ChildSeats,
    FlightNumber: FlightNumber.trim() || undefined,
    ...policiesAccepted,
  };
}

/** A form's driver and license, as the call expects them. */
function sentDriver(driver: NamedDriverValues): NamedDriver {
  return {
    ...driver,
    FirstName: driver.FirstName.trim(),
    LastName: driver.LastName.trim(),
    LicenseNumber: driver.LicenseNumber.trim(),
    LicenseCountryId: Number(driver.LicenseCountryId),
  };
}

/** The offer as a booking call names it: ids and days, never a price. */
export function toOfferChoice(offer: CarOffer, userCountryId: number): WholeCarChoice {
  return {
    PickUp: offer.PickUp,
    DropOff: offer.DropOff,
    StartHour: offer.StartHour,
    EndHour: offer.EndHour,
    SiteCode: SITE_ID,
    CurrencyCode: offer.CurrencyCode,
    AgencyId: offer.PickUpOffice.Id,
    DropOffAgencyId: offer.DropOffOffice.Id,
    UserCountryId: userCountryId,
    ClassId: offer.ClassId,
    TransmissionId: offer.TransmissionId,
    RentalCompanyId: offer.SupplierId,
    SupplierId: offer.SupplierId,
    ModelId: offer.ModelId,
    ZoneId: offer.ZoneId,
  };
}
