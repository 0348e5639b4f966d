import { parse } from "aamva-parser";
import { isHavanaDate } from "../../../../shared/havana";
import { countryOf } from "./countryCodes3";
import { nameOf, type Reading, readingOf } from "./reading";

/** Signs at the beginning in which the standard names itself. */
const HEAD = 20;

/** AAMVA's ids of a licence's days. */
const days = { ExpiresOn: "DBA", IssuedOn: "DBD", BirthDate: "DBB" } as const;

/**
 * Reads a licence of the United States or Canada by the text of its barcode (AAMVA DL/ID card standard). Null for a barcode of
 * another kind. A licence has the date of its card, not the date since which its holder may drive.
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
  );
}

/** Names are parted by commas or blanks; who has none in the middle is written NONE. */
function given(name: string | null | undefined): string {
  const written = (name ?? "").replaceAll(",", " ").trim();
  return /^NONE$/i.test(written) ? "" : written;
}

/** The United States begin with the month, Canada with the year: no month is 19 or 20. */
function dayOf(text: string, id: string): string {
  const [, written = ""] = new RegExp(`^(?:DL|ID)?${id}(\\d{8})`, "m").exec(text) ?? [];
  const [year, month, day] = /^(19|20)/.test(written)
    ? [written.slice(0, 4), written.slice(4, 6), written.slice(6)]
    : [written.slice(4), written.slice(0, 2), written.slice(2, 4)];
  const found = `${year}-${month}-${day}`;
  return isHavanaDate(found) ? found : "";
}
