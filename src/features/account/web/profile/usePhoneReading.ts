import { useEffect, useState } from "react";
import { isBlank } from "../../../../shared/plainText";

export type PhoneReading = { state: "unread" } | { state: "unknown" } | { state: "read"; text: string };

/** No line breaks within a number. */
export const withNonBreakingSpaces = (number: string) => number.replaceAll(" ", "\u00a0");

/**
 * A typed number as the server will read it, formatted, once the numbering plans are loaded; `unknown` if it is no
 * complete number. `iso`: the country whose numbers may omit the country code.
 */
export function usePhoneReading(typed: string, iso?: string): PhoneReading {
  const [reading, setReading] = useState<PhoneReading>({ state: "unread" });
  useEffect(() => {
    let current = true;
    const read = async () => {
      if (isBlank(typed)) return setReading({ state: "unread" });
      const numbers = await import(/* webpackChunkName: "phone-numbers" */ "../../phone.numbers").catch(() => null);
      if (!numbers || !current) return;
      const phone = numbers.readPhone(typed, iso);
      setReading(phone ? { state: "read", text: withNonBreakingSpaces(phone.text) } : { state: "unknown" });
    };
    void read();
    return () => {
      current = false;
    };
  }, [typed, iso]);
  return reading;
}
