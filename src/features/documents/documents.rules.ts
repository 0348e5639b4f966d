import { IdentityDocumentType } from "../../shared/enumerations";
import { addMonths, fullYears, type HavanaDate } from "../../shared/havana";
import { isSamePart } from "../../shared/names/names";
import { HOME } from "../../shared/page";
import { lettersAndDigits, plainCode, plainDigits } from "../../shared/plainText";
import type { Refusal } from "../../shared/refusals";
import { isBirthDate } from "../account/account.rules";
import { documentsPath } from "./documents.pages";

/** The holder of a document: the client, or another driver of a booked car. */
export const documentHolders = ["client", "driver"] as const;

/** The action for which a process of WIRE-12 is started: a word of the page that leads there. */
export const LONGEST_ACTION_TYPE = 30;

/** The rules of "Documents" in the catalogue (DOC-1, DOC-2, DOC-3). All days are Havana dates. */

export type Licence = { issuedOn: HavanaDate; expiresOn: HavanaDate; countryIso: string };
export type Passport = {
  expiresOn: HavanaDate;
  /** Months for which passports of its country must still be valid from the first service's start. */
  months: number;
};
/** A rental's days, and the years for which its class requires a licence. */
export type Rental = { pickUp: HavanaDate; dropOff: HavanaDate; minLicenceYears: number };

/**
 * A driver with their documents, as typed when the car was booked. Without a passport the driver is the client, who
 * gives it with the documents.
 */
export type CarDriver = {
  firstName: string;
  lastName: string;
  birthDate: HavanaDate;
  passport: (Passport & { number: string; countryId: number }) | null;
  licence: Licence & { number: string; countryId: number };
};

export type DrivenCar = Rental & { bookingId: number; driver: CarDriver };

/** A guest of a booked property, with the days of the stay. */
export type BookedGuest = { bookingId: number; passport: Passport; firstDay: HavanaDate; lastDay: HavanaDate };

/** The open bookings of a plan, as the documents' rules need them. */
export type Trip = {
  cars: readonly DrivenCar[];
  /** Travelers whose passport's validity is known from the booking. */
  guests: readonly BookedGuest[];
  /** The day on which the first service starts. */
  firstDay: HavanaDate;
  /** The day on which the last service ends. */
  lastDay: HavanaDate;
};

/** Countries whose licences show when the card was printed, not since when the holder has driven. */
const exemptFromAge = new Set(["US", "GB"]);

/** The years for which a country's licence must have been held, for a car that requires so many. (DOC-2) */
export function yearsAsked(countryIso: string, minLicenceYears: number): number {
  return exemptFromAge.has(countryIso) ? 0 : minLicenceYears;
}

/**
 * Why a licence is not valid for a plan's cars; null if it is, or without cars. "Too young" names the longest time that
 * a car requires, "expires" the day until which it would have to be valid for all of them.
 */
export function licenceAgeRefusal(licence: Licence, cars: readonly Rental[]): Refusal | null {
  const tooYoungFor = cars.filter(
    ({ pickUp, minLicenceYears }) =>
      fullYears(licence.issuedOn, pickUp) < yearsAsked(licence.countryIso, minLicenceYears),
  );
  if (tooYoungFor.length > 0) {
    const years = Math.max(...tooYoungFor.map(({ minLicenceYears }) => minLicenceYears));
    return { code: "licenceTooYoung", facts: { years } };
  }
  const earliest = latest(cars.map(({ dropOff }) => dropOff));
  if (earliest === null || licence.expiresOn >= earliest) return null;
  return { code: "licenceExpires", facts: { earliest } };
}

/**
 * Why a passport is not valid long enough for a trip; null if it is. The refusal has the earliest valid expiry. (DOC-4)
 */
export function passportPeriodRefusal(
  { expiresOn, months }: Passport,
  { firstDay, lastDay }: Pick<Trip, "firstDay" | "lastDay">,
): Refusal | null {
  const earliest = passportUntil(months, { firstDay, lastDay });
  if (expiresOn >= earliest) return null;
  const code = expiresOn < lastDay ? "passportExpires" : "passportPeriodTooShort";
  return { code, facts: { earliest, months } };
}

/** The same for a traveler's passport and the days of a stay. (DOC-3) */
export function travelerPassportRefusal(passport: Passport, days: Pick<Trip, "firstDay" | "lastDay">): Refusal | null {
  const refusal = passportPeriodRefusal(passport, days);
  return refusal && { code: "travelerPassportTooShort", facts: refusal.facts };
}

/** The earliest passport expiry that is enough for a trip. */
function passportUntil(months: number, { firstDay, lastDay }: Pick<Trip, "firstDay" | "lastDay">): HavanaDate {
  const validUntil = addMonths(firstDay, months);
  return validUntil > lastDay ? validUntil : lastDay;
}

/** Months of validity for a passport of an unknown country: what most countries' passports need. (DOC-3) */
export const USUAL_PASSPORT_MONTHS = 6;

/** The earliest expiry that is enough for a trip, per needed document. `months`: by the known passport's country. */
export function neededUntil(
  trip: Pick<Trip, "firstDay" | "lastDay">,
  ownCars: readonly Rental[],
  months = USUAL_PASSPORT_MONTHS,
): { type: GivenType; day: HavanaDate }[] {
  const licence = latest(ownCars.map(({ dropOff }) => dropOff));
  return [
    { type: IdentityDocumentType.Passport, day: passportUntil(months, trip) },
    ...(licence ? [{ type: IdentityDocumentType.DriverLicense, day: licence }] : []),
  ];
}

function latest(days: readonly HavanaDate[]): HavanaDate | null {
  return days.reduce<HavanaDate | null>((last, day) => (last === null || day > last ? day : last), null);
}

export const documentStatuses = ["given", "inReview", "verified", "rejected"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/**
 * The status of a new document. In the client's own name it counts as given, unreviewed; in another name, or after one
 * of its type was rejected, it waits for review by staff. (DOC-6)
 */
export function statusWhenGiven({ isOwnName, afterRejection }: Record<"isOwnName" | "afterRejection", boolean>) {
  return isOwnName && !afterRejection ? "given" : "inReview";
}

/** What identifies a document: everything that is typed. */
export type Typed = DocumentDays & { number: string; firstName: string; lastName: string; countryId: number };

/**
 * Whether two documents are the same, however number and names are written. Giving a rejected document again does not
 * help. (DOC-6)
 */
export function isSameDocument(one: Typed, other: Typed): boolean {
  const facts = ({ number, countryId, issuedOn, expiresOn, birthDate }: Typed) =>
    JSON.stringify([keyOfNumber(number), countryId, issuedOn, expiresOn, birthDate]);
  return (
    facts(one) === facts(other) &&
    isSamePart(one.firstName, other.firstName) &&
    isSamePart(one.lastName, other.lastName)
  );
}

/** A document's status on a day: one whose days are over is expired. */
export const dayStatuses = [...documentStatuses, "expired"] as const;
export type DayStatus = (typeof dayStatuses)[number];

export const processStatuses = [...dayStatuses, "missing", "started"] as const;
export type ProcessStatus = (typeof processStatuses)[number];

/** The progress of a document that a client was asked for. An expired one has to be given again. (DOC-8) */
export function processStatus(
  document: { status: DocumentStatus; expiresOn: HavanaDate } | undefined,
  { today, started }: { today: HavanaDate; started: boolean },
): ProcessStatus {
  if (!document) return started ? "started" : "missing";
  return statusOn(today, document);
}

/**
 * The status of an entered document on a day. A rejected one stays rejected after its last day, because the reason
 * tells what to do.
 */
export function statusOn(
  today: HavanaDate,
  { status, expiresOn }: { status: DocumentStatus; expiresOn: HavanaDate },
): DayStatus {
  return expiresOn < today && status !== "rejected" ? "expired" : status;
}

/** The page on which a client continues: the documents' page while one is missing, else the home page. */
export function pathAfter(status: ProcessStatus) {
  return ["missing", "started", "expired", "rejected"].includes(status) ? documentsPath() : HOME;
}

/** Whether staff refused a document. */
export const isRejected = (status: ProcessStatus): boolean => status === "rejected";

/** Whether staff have seen a document and accepted it. */
export const isVerified = (status: ProcessStatus): boolean => status === "verified";

/** Whether a document counts: it is neither under review nor refused, nor expired. */
export const isAccepted = (status: ProcessStatus): boolean => status === "given" || isVerified(status);

/** Whether staff can still decide about a document. */
export function awaitsReview(status: string): boolean {
  return status === "given" || status === "inReview";
}

/** The types that a client gives. (WIRE-19) */
export type GivenType = typeof IdentityDocumentType.Passport | typeof IdentityDocumentType.DriverLicense;

/**
 * The type that a client gives for a requested IdentityDocumentType: a passport serves as identity card, and a licence
 * where either would do. (DOC-8)
 */
export function documentTypeServing(requested: number): GivenType {
  const { IdentityCard, Passport, DriverLicense } = IdentityDocumentType;
  return requested === IdentityCard || requested === Passport ? Passport : DriverLicense;
}

/**
 * The documents that a client needs: a passport for any service, a licence for a car that the client drives. (DOC-1)
 */
export function neededTypes(ownCars: readonly Rental[]): GivenType[] {
  const { Passport, DriverLicense } = IdentityDocumentType;
  return ownCars.length > 0 ? [Passport, DriverLicense] : [Passport];
}

/** Whether unreviewed documents are enough for the payment, or only those that staff accepted. (DOC-12) */
export type DocumentPolicy = { payOnUnseen: boolean };

/** Why a given document does not count yet; null if it does. (DOC-6, DOC-12) */
export function statusProblem(status: DocumentStatus, { payOnUnseen }: DocumentPolicy): "rejected" | "inReview" | null {
  if (status === "given") return payOnUnseen ? null : "inReview";
  return status === "verified" ? null : status;
}

/** Why a client's own documents are not enough; null if each needed one was given and counts. */
export function documentsRefusal(
  needed: readonly GivenType[],
  given: ReadonlyMap<GivenType, DocumentStatus>,
  policy: DocumentPolicy,
): Refusal | null {
  const problems = needed.map((type) => {
    const status = given.get(type);
    return status ? statusProblem(status, policy) : type;
  });
  const missing = problems.find((problem) => typeof problem === "number");
  if (missing)
    return { code: missing === IdentityDocumentType.Passport ? "passportMissing" : "licenceMissing", facts: {} };
  if (problems.includes("rejected")) return { code: "documentsRejected", facts: {} };
  return problems.includes("inReview") ? { code: "documentsInReview", facts: {} } : null;
}

export type DocumentDays = { issuedOn: HavanaDate | null; expiresOn: HavanaDate; birthDate: HavanaDate | null };
export type DayProblem = {
  field: keyof DocumentDays;
  code: "required" | "documentExpired" | "documentIssued" | "issuedTooEarly" | "birthDate";
};

/** What is wrong with a new document's dates. A licence needs its date of issue. (DOC-5) */
export function dayProblems(type: GivenType, days: DocumentDays, today: HavanaDate): DayProblem[] {
  const { issuedOn, expiresOn, birthDate } = days;
  const isBorn = birthDate !== null && isBirthDate(birthDate, today);
  const problems: DayProblem[] = [];
  if (expiresOn < today) problems.push({ field: "expiresOn", code: "documentExpired" });
  if (type === IdentityDocumentType.DriverLicense && issuedOn === null)
    problems.push({ field: "issuedOn", code: "required" });
  if (issuedOn !== null && (issuedOn > today || issuedOn >= expiresOn))
    problems.push({ field: "issuedOn", code: "documentIssued" });
  else if (issuedOn !== null && isBorn && issuedOn < birthDate)
    problems.push({ field: "issuedOn", code: "issuedTooEarly" });
  if (birthDate !== null && !isBorn) problems.push({ field: "birthDate", code: "birthDate" });
  return problems;
}

/** A document's number as it is stored: as printed, in capitals, without the `<` that fill it up in a passport's lines. */
export function normaliseNumber(number: string): string {
  return plainDigits(plainCode(number)).toUpperCase().replace(/<+$/, "");
}

/** What identifies a document's number, however its parts are divided: `K-1234567` and `k 1234567` are one. */
export const keyOfNumber = (number: string): string => lettersAndDigits(normaliseNumber(number));

/**
 * Letters and digits, with the signs that states print in such numbers: separators, the fillers of short names
 * (`LI***JD123AB`), signs for "number" (`№ 567890`, `N° 12-345`), a check digit in brackets (`A123456(7)`).
 */
const documentNumber = /^[\p{L}\p{N}№#*(][\p{L}\p{M}\p{N} ./+()*№#°-]*$/u;

/** Such a number with at least four letters or digits. (DOC-5) */
export function isDocumentNumber(typed: string): boolean {
  const number = normaliseNumber(typed);
  return documentNumber.test(number) && number.replace(/[^\p{L}\p{N}]/gu, "").length >= 4;
}
