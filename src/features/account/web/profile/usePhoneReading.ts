import { useEffect, useState } from "react";

export type PhoneReading = { state: "unread" } | { state: "unknown" } | { state: "read"; text: string };

/** No line breaks within a number. */
export const unbroken = (number: string) => number.replaceAll(" ", "\u00a0");

/**
 * A typed number formatted, `+1 305 555 0142`, once the numbering plans are loaded; `unknown` if it is no complete
 * number. `iso`: the country whose numbers may omit the country code.
 */
export function usePhoneReading(typed: string, iso?: string): PhoneReading {
  const [reading, setReading] = useState<PhoneReading>({ state: "unread" });
  useEffect(() => {
    let current = true;
    const read = async () => {
      if (typed.trim() === "") return setReading({ state: "unread" });
      const plans = await import(/* webpackChunkName: "phone-numbers" */ "libphonenumber-js/min").catch(() => null);
      if (!plans || !current) return;
      const country = iso && plans.isSupportedCountry(iso) ? iso : undefined;
      const parsed = plans.parsePhoneNumberFromString(typed, country && { defaultCountry: country, extract: false });
      setReading(
        parsed?.isValid() ? { state: "read", text: unbroken(parsed.formatInternational()) } : { state: "unknown" },
      );
    };
    void read();
    return () => {
      current = false;
    };
  }, [typed, iso]);
  return reading;
}
