import { renderHook } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { useShortRange } from "./useShortRange";

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-26") }));
afterEach(() => jest.useRealTimers());

it.each([
  ["en", en, "2026-12-03", "2026-12-06", "Thu, Dec 3 – Sun, Dec 6"],
  ["es", es, "2026-12-03", "2026-12-06", "jue 3 – dom 6 dic"],
  ["en", en, "2026-11-28", "2026-12-02", "Sat, Nov 28 – Wed, Dec 2"],
  ["es", es, "2026-11-28", "2026-12-02", "sáb 28 nov – mié 2 dic"],
  ["en", en, "2029-01-03", "2029-01-06", "Wed, Jan 3, 2029 – Sat, Jan 6, 2029"],
] as const)(
  "a short range names each month, in Spanish a common one once (WEB-14): %s",
  (locale, messages, from, to, written) => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <IntlProvider locale={locale} messages={messages}>
        {children}
      </IntlProvider>
    );
    const { result } = renderHook(useShortRange, { wrapper });
    const onOneLine = (words = "") => words.replaceAll(" ", "\u00a0");
    const [first, last] = written.split(" – ");
    // A line may break only after the dash.
    expect(result.current(from, to)).toBe(`${onOneLine(`${first} –`)} ${onOneLine(last)}`);
  },
);
