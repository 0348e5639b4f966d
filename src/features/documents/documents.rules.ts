import { addMonths, fullYears, type HavanaDate, isHavanaDate } from "../../shared/havana";
import type { Refusal } from "../../shared/refusals";

/** The rules of "Documents" in the catalogue (DOC-1, DOC-2, DOC-3). All days are Havana dates. */

export type Licence = { issuedOn: HavanaDate; expiresOn: HavanaDate; countryIso: string };
export type Passport = {
  expiresOn: HavanaDate;
  /** Months that its country's passports must still be valid from the first service's start. */
  months: number;
};
/** A rented car's days, and the years that its class asks a licence to have been held. */
export type Rental = { pickUp: HavanaDate; dropOff: HavanaDate; minLicenceYears: number };

/** A driver with their papers, as typed when the car was booked. */
export type BookedDriver = {
  firstName: string;
  lastName: string;
  birthDate: HavanaDate;
  countryId: number;
  passport: Passport & { number: string };
  licence: Licence & { number: string; countryId: number };
};

export type BookedCar = Rental & { bookingId: number; driver: BookedDriver };

/** Somebody who stays in a booked house, for these days. */
export type BookedGuest = { bookingId: number; passport: Passport; firstDay: HavanaDate; lastDay: HavanaDate };

/** The open bookings of a plan, as the documents' rules need them. */
export type Trip = {
  cars: readonly BookedCar[];
  /** Travellers whose passport's validity is known from the booking. */
  guests: readonly BookedGuest[];
  /** Of the first service's start. */
  firstDay: HavanaDate;
  /** Of the last service's end. */
  lastDay: HavanaDate;
};

/** Their licences state when the card was printed, not since when its holder drives. */
const exemptFromAge = new Set(["US", "GB"]);

/** For how many years a licence of a country must have been held for a car that asks for so many. (DOC-2) */
export function yearsAsked(countryIso: string, minLicenceYears: number): number {
  return exemptFromAge.has(countryIso) ? 0 : minLicenceYears;
}

/**
 * Why a licence does not do for the cars of a plan; null when it does, and for a plan without cars. Too young names the
 * longest time that one of the cars asks for, expiring the day that would be late enough for all.
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

/** The same for somebody who travels along, whose passport does for the days of a stay. (DOC-3) */
export function travelerPassportRefusal(passport: Passport, days: Pick<Trip, "firstDay" | "lastDay">): Refusal | null {
  const refusal = passportPeriodRefusal(passport, days);
  return refusal && { code: "travelerPassportTooShort", facts: refusal.facts };
}

/** The earliest expiry of a passport that does for a trip. */
function passportUntil(months: number, { firstDay, lastDay }: Pick<Trip, "firstDay" | "lastDay">): HavanaDate {
  const validUntil = addMonths(firstDay, months);
  return validUntil > lastDay ? validUntil : lastDay;
}

/** Months that a passport is asked to be valid for whose country we do not know yet: what most are asked. */
const USUAL_MONTHS = 6;

/** The earliest expiry that does for a trip, of each document that it needs. `months`: of the known passport's country. */
export function neededUntil(
  trip: Pick<Trip, "firstDay" | "lastDay">,
  ownCars: readonly Rental[],
  months = USUAL_MONTHS,
): { type: GivenType; day: HavanaDate }[] {
  const licence = latest(ownCars.map(({ dropOff }) => dropOff));
  return [{ type: 2, day: passportUntil(months, trip) }, ...(licence ? [{ type: 3 as const, day: licence }] : [])];
}

function latest(days: readonly HavanaDate[]): HavanaDate | null {
  return days.reduce<HavanaDate | null>((last, day) => (last === null || day > last ? day : last), null);
}

export const documentStatuses = ["given", "inReview", "verified", "rejected"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/**
 * The status of a document when it is given: in the client's own name it is given, though nobody has seen it; in another name,
 * or after one of its kind was rejected, it waits for our staff to look at it. (DOC-6)
 */
export function statusWhenGiven({ isOwnName, afterRejection }: Record<"isOwnName" | "afterRejection", boolean>) {
  return isOwnName && !afterRejection ? "given" : "inReview";
}

/** What makes two documents the same: everything that is typed. */
export type Typed = DocumentDays & { number: string; firstName: string; lastName: string; countryId: number };

/** Whether the same was typed, blanks and case apart. A rejected document is not lifted by giving it again. (DOC-6) */
export function isSameDocument(one: Typed, other: Typed): boolean {
  return written(one) === written(other);
}

function written({ number, firstName, lastName, countryId, issuedOn, expiresOn, birthDate }: Typed): string {
  const words = [normaliseNumber(number), ...[firstName, lastName].map((name) => name.trim().toLocaleLowerCase("en"))];
  return JSON.stringify([...words, countryId, issuedOn, expiresOn, birthDate]);
}

export type ProcessStatus = DocumentStatus | "missing" | "started" | "expired";

/**
 * How far a document has come that a client was asked for: missing, started by the client and not given yet, given, and so
 * on. One that has expired has to be given again. (DOC-8)
 */
export function processStatus(
  document: { status: DocumentStatus; expiresOn: HavanaDate } | undefined,
  { today, started }: { today: HavanaDate; started: boolean },
): ProcessStatus {
  if (!document) return started ? "started" : "missing";
  return document.expiresOn < today && document.status !== "rejected" ? "expired" : document.status;
}

/** The page on which a client goes on: the documents while one is missing, home otherwise. */
export function pathAfter(status: ProcessStatus): "/documents" | "/" {
  return ["missing", "started", "expired", "rejected"].includes(status) ? "/documents" : "/";
}

/** What staff may still decide on: a document that they have not looked at. */
export function awaitsReview(status: string): boolean {
  return status === "given" || status === "inReview";
}

/** Types that a client gives: 2 a passport, 3 a driver's licence (IdentityDocumentType of WIRE-19). */
export type GivenType = 2 | 3;

/** What a client has to give: a passport for any service, a driver's licence for a car that the client drives. (DOC-1) */
export function neededTypes(ownCars: readonly Rental[]): GivenType[] {
  return ownCars.length > 0 ? [2, 3] : [2];
}

/** What counts before payment: documents that nobody has seen yet too, or only those that staff verified. (DOC-12) */
export type DocumentPolicy = { payOnUnseen: boolean };

/** Why a document that is there does not count yet; null when it does. (DOC-6, DOC-12) */
export function standingProblem(
  status: DocumentStatus,
  { payOnUnseen }: DocumentPolicy,
): "rejected" | "inReview" | null {
  if (status === "given") return payOnUnseen ? null : "inReview";
  return status === "verified" ? null : status;
}

/** Why a client's own documents are not enough; null when each needed one is there and counts. */
export function documentsRefusal(
  needed: readonly GivenType[],
  given: ReadonlyMap<GivenType, DocumentStatus>,
  policy: DocumentPolicy,
): Refusal | null {
  const problems = needed.map((type) => {
    const status = given.get(type);
    return status ? standingProblem(status, policy) : type;
  });
  const missing = problems.find((problem) => typeof problem === "number");
  if (missing) return { code: missing === 2 ? "passportMissing" : "licenceMissing", facts: {} };
  if (problems.includes("rejected")) return { code: "documentsRejected", facts: {} };
  return problems.includes("inReview") ? { code: "documentsInReview", facts: {} } : null;
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

/** Letters, digits and separators, with at least four letters or digits; blanks around them do not count. (DOC-5) */
export function isDocumentNumber(typed: string): boolean {
  const number = normaliseNumber(typed);
  return /^[\p{L}\d][\p{L}\d ./-]*$/u.test(number) && number.replace(/[ ./-]/g, "").length >= 4;
}
