import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { plainNumber } from "../../shared/plainText";

/** A number that can be called: in E.164, `+13055550142`, as it is stored, and as people read it, `+1 305 555 0142`. */
export type Phone = { readonly number: string; readonly text: string };

/**
 * A typed or pasted phone number, which the numbering plans decide about; null if no such number can exist. Without a
 * country code it is one of the client's country (ISO 3166, two letters). An extension is left out: no code can be sent
 * to it. The browser loads this file, with the plans, only where a number is typed. (ACC-12)
 */
export function readPhone(typed: string, iso?: string | null): Phone | null {
  const country = iso && isSupportedCountry(iso) ? iso : undefined;
  const number = parsed(dialled(typed), country);
  const valid = number && (number.isValid() ? number : ofMexicoToday(number));
  // Parsed again from the stored form, so that the shown number has no extension either.
  const stored = valid && parsed(valid.number);
  return stored ? { number: stored.number, text: stored.formatInternational() } : null;
}

/** A stored number as people read it; one that the last release stored as it was typed may stay so. */
export const phoneText = (stored: string): string => readPhone(stored)?.text ?? stored;

/** What contacts and email signatures write before a number, or after it in brackets. */
const KIND = "tel(?:ephone)?|tel[eé]fono|phone|mobile|m[oó]vil|cel(?:l|ular)?|handy|whatsapp|wa|home|casa|work|trabajo";
const kindBefore = new RegExp(`^(?:${KIND})\\s*[.:]*\\s*(?=[+(\\d])`, "i");
const kindAfter = new RegExp(`\\s*\\((?:${KIND})\\)$`, "i");
const link =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web)\.whatsapp\.com|whatsapp:\/)\/send\/?\?phone=)\+?(\d+)(?:[?&/].*)?$/i;

/**
 * Removes what links, labels, sentences and brackets add: `tel:+1-305-555-0142`, `wa.me/13055550142`, `Mobile: +1 305 …`,
 * `(+44) 20 7946 0958`.
 */
function dialled(typed: string): string {
  return plainNumber(typed)
    .replace(/[.,;:]+$/, "")
    .replace(link, "+$1")
    .replace(kindBefore, "")
    .replace(kindAfter, "")
    .replace(/[_•·]/g, " ")
    .replace(/^\(\+(\d{1,3})\)/, "+$1");
}

function parsed(text: string, defaultCountry?: CountryCode): PhoneNumber | undefined {
  // The text must be a number alone: no number is searched for within other text.
  return parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false });
}

/**
 * Mexico's mobile numbers had a 1 after the country code until 2019, and prefixes of their own within the country.
 * WhatsApp and many lists of contacts still show them so.
 */
function ofMexicoToday({ countryCallingCode, nationalNumber }: PhoneNumber): PhoneNumber | undefined {
  const [, today] = (countryCallingCode === "52" && /^(?:0?1|04[45])(\d{10})$/.exec(nationalNumber)) || [];
  const number = today === undefined ? undefined : parsed(`+52${today}`);
  return number?.isValid() ? number : undefined;
}
