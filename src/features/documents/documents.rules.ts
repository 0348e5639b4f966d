import { addMonths, fullYears, type HavanaDate, isHavanaDate } from "../../shared/havana";
import type { Refusal } from "../../shared/refusals";

/** The rules of "Documents" in the catalogue (DOC-1, DOC-2, DOC-3). All days are Havana dates. */

export type Licence = { issuedOn: HavanaDate; expiresOn: HavanaDate; countryIso: string };
export type CarPeriod = { pickUp: HavanaDate; dropOff: HavanaDate; minLicenceYears: number };
export type Passport = {
  expiresOn: HavanaDate;
  /** Months that its country's passports must still be valid from the first service's start. */
  months: number;
};
export type Trip = {
  cars: readonly CarPeriod[];
  /** Of the first service's start. */
  firstDay: HavanaDate;
  /** Of the last service's end. */
  lastDay: HavanaDate;
};

/** Their licences state when the card was printed, not since when its holder drives. */
const exemptFromAge = new Set(["US", "GB"]);

/**
 * Why a licence does not do for the cars of a plan; null when it does, and for a plan without cars. Too young names the
 * longest time that one of the cars asks for, expiring the day that would be late enough for all.
 */
export function licenceAgeRefusal(licence: Licence, cars: readonly CarPeriod[]): Refusal | null {
  const tooYoungFor = cars.filter(
    ({ pickUp, minLicenceYears }) =>
      !exemptFromAge.has(licence.countryIso) && fullYears(licence.issuedOn, pickUp) < minLicenceYears,
  );
  if (tooYoungFor.length > 0) {
    const years = Math.max(...tooYoungFor.map(({ minLicenceYears }) => minLicenceYears));
    return { code: "licenceTooYoung", facts: { years } };
  }
  const earliest = latest(cars.map(({ dropOff }) => dropOff));
  if (earliest === null || licence.expiresOn >= earliest) return null;
  return { code: "licenceExpires", facts: { earliest } };
}

/** Why a passport does not do for a trip; null when it does. A refusal gives the earliest expiry that would. (DOC-4) */
export function passportPeriodRefusal(
  { expiresOn, months }: Passport,
  { firstDay, lastDay }: Pick<Trip, "firstDay" | "lastDay">,
): Refusal | null {
  const earliest = passportUntil(months, { firstDay, lastDay });
  if (expiresOn >= earliest) return null;
  const code = expiresOn < lastDay ? "passportExpires" : "passportPeriodTooShort";
  return { code, facts: { earliest, months } };
}

/** The earliest expiry of a passport that does for a trip. */
function passportUntil(months: number, { firstDay, lastDay }: Pick<Trip, "firstDay" | "lastDay">): HavanaDate {
  const validUntil = addMonths(firstDay, months);
  return validUntil > lastDay ? validUntil : lastDay;
}

/** Months that a passport is asked to be valid for whose country we do not know yet: what most are asked. */
const USUAL_MONTHS = 6;

/** The earliest expiry that does for a trip, of each document that it needs. `months`: of the known passport's country. */
export function neededUntil(trip: Trip, months = USUAL_MONTHS): { type: GivenType; day: HavanaDate }[] {
  const licence = latest(trip.cars.map(({ dropOff }) => dropOff));
  return [{ type: 2, day: passportUntil(months, trip) }, ...(licence ? [{ type: 3 as const, day: licence }] : [])];
}

function latest(days: readonly HavanaDate[]): HavanaDate | null {
  return days.reduce<HavanaDate | null>((last, day) => (last === null || day > last ? day : last), null);
}

export const documentStatuses = ["given", "inReview", "verified", "rejected"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/**
 * How a document stands when it is given: one in another name than the client's waits for our staff, who look at it;
 * the others count at once, and staff may look at them all the same. (DOC-6)
 */
export function statusWhenGiven(isOwnName: boolean): DocumentStatus {
  return isOwnName ? "given" : "inReview";
}

export type ProcessStatus = DocumentStatus | "missing" | "expired";

/** How far a document has come that a client was asked for; one that has expired has to be given again. */
export function processStatus(
  document: { status: DocumentStatus; expiresOn: HavanaDate } | undefined,
  today: HavanaDate,
): ProcessStatus {
  if (!document) return "missing";
  return document.expiresOn < today && document.status !== "rejected" ? "expired" : document.status;
}

/** Where a client goes on: to the documents while there is one to give, home when it is there. */
export function pathAfter(status: ProcessStatus): "/documents" | "/" {
  return status === "missing" || status === "expired" || status === "rejected" ? "/documents" : "/";
}

/** What staff may still decide on: a document that they have not looked at. */
export function awaitsReview(status: string): boolean {
  return status === "given" || status === "inReview";
}

/** Types that a client gives: 2 a passport, 3 a driver's licence (IdentityDocumentType of WIRE-19). */
export type GivenType = 2 | 3;

/** What a plan needs: a passport for any service, a driver's licence for a car. */
export function neededTypes({ cars }: Pick<Trip, "cars">): GivenType[] {
  return cars.length > 0 ? [2, 3] : [2];
}

/** Why the documents that are there are not enough; null when each needed one is there and none is refused or in review. */
export function documentsRefusal(
  needed: readonly GivenType[],
  given: ReadonlyMap<GivenType, DocumentStatus>,
): Refusal | null {
  const missing = needed.find((type) => !given.has(type));
  if (missing) return { code: missing === 2 ? "passportMissing" : "licenceMissing", facts: {} };
  const statuses = needed.map((type) => given.get(type));
  if (statuses.includes("rejected")) return { code: "documentsRejected", facts: {} };
  return statuses.includes("inReview") ? { code: "documentsInReview", facts: {} } : null;
}

export type DocumentDays = { issuedOn: HavanaDate | null; expiresOn: HavanaDate; birthDate: HavanaDate | null };
export type DayProblem = {
  field: keyof DocumentDays;
  code: "required" | "documentExpired" | "documentIssued" | "birthDate";
};

/** What is wrong with a document's days when it is given. A licence must have its day of issue. (DOC-5) */
export function dayProblems(type: GivenType, days: DocumentDays, today: HavanaDate): DayProblem[] {
  const { issuedOn, expiresOn, birthDate } = days;
  const problems: DayProblem[] = [];
  if (expiresOn < today) problems.push({ field: "expiresOn", code: "documentExpired" });
  if (type === 3 && issuedOn === null) problems.push({ field: "issuedOn", code: "required" });
  if (issuedOn !== null && (issuedOn > today || issuedOn >= expiresOn))
    problems.push({ field: "issuedOn", code: "documentIssued" });
  const born =
    birthDate === null || (isHavanaDate(birthDate) && birthDate < today && fullYears(birthDate, today) < 120);
  if (!born) problems.push({ field: "birthDate", code: "birthDate" });
  return problems;
}

/** A document's number as it is kept: without blanks around it, in capitals. */
export function normaliseNumber(number: string): string {
  return number.trim().toUpperCase();
}

/** Letters, digits and separators, with at least four letters or digits. (DOC-5) */
export function isDocumentNumber(number: string): boolean {
  return /^[\p{L}\d][\p{L}\d ./-]*$/u.test(number) && number.replace(/[ ./-]/g, "").length >= 4;
}
