import { type ParseResult, parse } from "mrz";
import { type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import { countryOf } from "./countryCodes3";
import { nameOf, type Reading, type Remark, readingOf } from "./reading";

/** The position at which the names begin in the first line. */
const NAMES = 5;
/** Characters per line of a passport's machine-readable zone (ICAO 9303, part 4). */
const LINE = 44;
const DIGIT = "[0-9OQDIZSBG]";
/** A day, of which parts may be unknown, with its check digit. */
const DAY = `(?:${DIGIT}|<){6}${DIGIT}`;
/**
 * Number, check digit, nationality, birth date, check digit, sex, expiry, check digit; digits may be misread as
 * letters.
 */
const second = new RegExp(`[A-Z0-9<]{9}${DIGIT}[A-Z0<]{3}${DAY}[MFX<]${DAY}`);
const first = /P[A-Z<][A-Z0<]{3}[A-Z<]{5,}/;
/** Fillers at a line's end are often misread as similar letters. */
const misreadFillers = /<[<KLCESX]{4,}$/;

/**
 * Reads a passport from the text of its machine-readable zone, ignoring other text. Fields whose check digit does not
 * match count as not read; what the zone lacks, and what was left out of it, is remarked. Null without such lines.
 * `today` decides the century of a date of birth. (DOC-10)
 */
export function readPassportText(text: string, today: HavanaDate): Reading | null {
  const lines = text.split("\n").map((line) => line.toUpperCase().replace(/[^A-Z0-9<]/g, ""));
  const place = lines.findIndex((line) => second.test(line));
  const found = lines.slice(0, Math.max(place, 0)).findLast((line) => first.test(line));
  if (place < 0 || found === undefined) return null;
  const fillers = misreadFillers.exec(from(found, first))?.[0] ?? "";
  const names = filled(from(found, first).replace(misreadFillers, "<"));
  const { fields, details } = parse([names, filled(from(lines[place] ?? "", second))], { autocorrect: true });
  /** Null: the check digit does not match. Empty: it matches, but the day is unknown or missing. */
  const confirmed = (name: "documentNumber" | "birthDate" | "expirationDate") =>
    details.some(({ field, valid }) => field === `${name}CheckDigit` && valid) ? (fields[name] ?? "") : null;
  const issuer = details.find(({ field }) => field === "issuingState");
  const birthDate = confirmed("birthDate");
  const expiresOn = confirmed("expirationDate");
  const values = {
    Number: confirmed("documentNumber") ?? "",
    ...namesIn(fields, names),
    BirthDate: birthday(birthDate ?? "", today),
    ExpiresOn: day("20", expiresOn ?? ""),
  };
  const signs = fillers.replaceAll("<", "");
  const remarks: Remark[] = [
    ...(names.endsWith("<") ? [] : [{ code: "namesCut" } as const]),
    ...(values.FirstName === FIRST_NAME_UNKNOWN ? [{ code: "oneName" } as const] : []),
    ...(signs === "" ? [] : [{ code: "leftOut", signs } as const]),
    ...(birthDate !== null && values.BirthDate === "" ? [{ code: "birthDayUnknown" } as const] : []),
    ...(expiresOn !== null && values.ExpiresOn === "" ? [{ code: "noExpiry" } as const] : []),
  ];
  const country = issuer ? countryOf(names.slice(issuer.start, issuer.end).replaceAll("0", "O")) : null;
  return readingOf(values, country, remarks);
}

/** Replaces a first name that a passport does not have. (ACC-22) */
const FIRST_NAME_UNKNOWN = "FNU";

/** The names of the zone's first line. One that fills the line may be followed by others, which are not known. */
function namesIn({ firstName, lastName }: ParseResult["fields"], line: string) {
  const first = nameOf(firstName ?? "");
  const last = nameOf(lastName ?? "");
  if (!line.slice(NAMES).includes("<<")) return { FirstName: "", LastName: last };
  if (first !== "" && last !== "") return { FirstName: first, LastName: last };
  return first + last === ""
    ? { FirstName: "", LastName: "" }
    : { FirstName: FIRST_NAME_UNKNOWN, LastName: first + last };
}

function from(line: string, pattern: RegExp): string {
  return line.slice(pattern.exec(line)?.index ?? 0);
}

function filled(line: string): string {
  return line.slice(0, LINE).padEnd(LINE, "<");
}

/** A `YYMMDD` date of birth; one that would be in the future is in the last century. */
function birthday(written: string, today: HavanaDate): string {
  const recent = day("20", written);
  return recent !== "" && recent < today ? recent : day("19", written);
}

function day(century: "19" | "20", written: string): string {
  const [, year, month, dayOfMonth] = /^(\d\d)(\d\d)(\d\d)$/.exec(written) ?? [];
  const found = `${century}${year}-${month}-${dayOfMonth}`;
  return isHavanaDate(found) ? found : "";
}
