import { parse } from "mrz";
import { type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import { countryOf } from "./countryCodes3";
import { nameOf, type Reading, readingOf } from "./reading";

/** Characters per line of a passport's machine-readable zone (ICAO 9303, part 4). */
const LINE = 44;
const DIGIT = "[0-9OQDIZSBG]";
/**
 * Number, check digit, nationality, birth date, check digit, sex, expiry, check digit; digits may be misread as
 * letters.
 */
const second = new RegExp(`[A-Z0-9<]{9}${DIGIT}[A-Z0<]{3}${DIGIT}{7}[MFX<]${DIGIT}{7}`);
const first = /P[A-Z<][A-Z0<]{3}[A-Z<]{5,}/;
/** Fillers at a line's end are often misread as similar letters. */
const misreadFillers = /<[<KLCESX]{4,}$/;

/**
 * Reads a passport from the text of its machine-readable zone, ignoring other text. Fields whose check digit does not
 * match count as not read. Null without such lines. `today` decides the century of a date of birth. (DOC-10)
 */
export function readPassportText(text: string, today: HavanaDate): Reading | null {
  const lines = text.split("\n").map((line) => line.toUpperCase().replace(/[^A-Z0-9<]/g, ""));
  const place = lines.findIndex((line) => second.test(line));
  const names = lines.slice(0, Math.max(place, 0)).findLast((line) => first.test(line));
  if (place < 0 || names === undefined) return null;
  const zone = [filled(from(names, first).replace(misreadFillers, "<")), filled(from(lines[place] ?? "", second))];
  const { fields, details } = parse(zone, { autocorrect: true });
  const confirmed = (name: "documentNumber" | "birthDate" | "expirationDate") =>
    details.some(({ field, valid }) => field === `${name}CheckDigit` && valid) ? (fields[name] ?? "") : "";
  const issuer = details.find(({ field }) => field === "issuingState");
  return readingOf(
    {
      Number: confirmed("documentNumber"),
      FirstName: nameOf(fields.firstName ?? ""),
      LastName: nameOf(fields.lastName ?? ""),
      BirthDate: birthday(confirmed("birthDate"), today),
      ExpiresOn: day("20", confirmed("expirationDate")),
    },
    issuer ? countryOf((zone[0] ?? "").slice(issuer.start, issuer.end).replaceAll("0", "O")) : null,
  );
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
