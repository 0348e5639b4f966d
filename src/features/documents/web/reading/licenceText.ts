import { parse } from "aamva-parser";
import { isHavanaDate } from "../../../../shared/havana";
import { countryOf } from "./countryCodes3";
import { nameOf, type Reading, type Remark, readingOf } from "./reading";

/** The standard's name is within this many characters from the start. */
const HEAD = 20;

/** AAMVA's element ids of a licence's dates. */
const days = { ExpiresOn: "DBA", IssuedOn: "DBD", BirthDate: "DBB" } as const;

/**
 * Reads a US or Canadian licence from its barcode's text (AAMVA DL/ID card standard). Null for any other barcode. The
 * date of issue is the card's, not the date since which the holder may drive.
 */
export function readLicenceText(text: string): Reading | null {
  if (!/(ANSI |AAMVA)\d{6}/.test(text.slice(0, HEAD))) return null;
  const { firstName, middleName, lastName, driversLicenseId, countryCode } = parse(text);
  return readingOf(
    {
      Number: driversLicenseId?.trim() ?? "",
      FirstName: nameOf(`${given(firstName)} ${given(middleName)}`),
      LastName: nameOf(given(lastName)),
      IssuedOn: dayOf(text, days.IssuedOn),
      ExpiresOn: dayOf(text, days.ExpiresOn),
      BirthDate: dayOf(text, days.BirthDate),
    },
    countryOf(countryCode?.trim() ?? ""),
    remarksOn(text),
  );
}

/** A suffix, such as JR, has no field of the form; names that did not fit are marked as truncated (DDE, DDF, DDG). */
function remarksOn(text: string): Remark[] {
  const signs = /^(?:DL|ID)?DCU *(\S[^\r\n]*)/m.exec(text)?.[1]?.trim();
  const isCut = /^(?:DL|ID)?DD[EFG]T/m.test(text);
  return [...(isCut ? [{ code: "namesCut" } as const] : []), ...(signs ? [{ code: "leftOut", signs } as const] : [])];
}

/** Names are separated by commas or blanks; NONE means that there is no middle name. */
function given(name: string | null | undefined): string {
  const written = (name ?? "").replaceAll(",", " ").trim();
  return /^NONE$/i.test(written) ? "" : written;
}

/** US dates begin with the month, Canadian ones with the year: no month is 19 or 20. */
function dayOf(text: string, id: string): string {
  const [, written = ""] = new RegExp(`^(?:DL|ID)?${id}(\\d{8})`, "m").exec(text) ?? [];
  const [year, month, day] = /^(19|20)/.test(written)
    ? [written.slice(0, 4), written.slice(4, 6), written.slice(6)]
    : [written.slice(4), written.slice(0, 2), written.slice(2, 4)];
  const found = `${year}-${month}-${day}`;
  return isHavanaDate(found) ? found : "";
}
