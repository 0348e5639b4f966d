import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import { wrongField } from "../../../../platform/server/problem";

/**
 * A typed number in E.164, `+13055550142`; without a country code it is read as a number of the client's country
 * (ISO 3166, two letters). Null if no such number can exist. (ACC-12)
 */
export function normalisePhone(text: string, iso?: string | null): string | null {
  const country: CountryCode | undefined = iso && isSupportedCountry(iso) ? iso : undefined;
  const parsed = parsePhoneNumberFromString(text, country && { defaultCountry: country, extract: false });
  return parsed?.isValid() ? parsed.number : null;
}

/** The same where it is required: throws `invalid` at the field. */
export function requirePhone(text: string, iso: string | null): string {
  const phone = normalisePhone(text, iso);
  if (phone === null) throw wrongField("MobilePhone", "phone");
  return phone;
}
