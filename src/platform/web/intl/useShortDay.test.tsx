import { renderHook } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { fixSpanishDate } from "../../../shared/fixSpanishDate";
import { addDays } from "../../../shared/havana";
import { useShortDay } from "./useShortDay";

afterEach(() => jest.useRealTimers());

it.each([
  ["en", en, "2028-01-01", {}],
  ["es", es, "2028-01-01", {}],
  ["en", en, "2026-11-26", { year: "numeric" }],
  ["es", es, "2026-11-26", { year: "numeric" }],
  ["en", en, "2029-01-05", { year: "numeric" }],
  ["es", es, "2029-01-05", { year: "numeric" }],
] as const)(
  "a short day is written as the platform writes it, on one line, with its year if it is far off or long past (WEB-14): %s, %s",
  (locale, messages, today, far) => {
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <IntlProvider locale={locale} messages={messages}>
        {children}
      </IntlProvider>
    );
    jest.useFakeTimers({ now: Date.parse(today) });
    const shortDay = renderHook(useShortDay, { wrapper }).result.current;
    const format = new Intl.DateTimeFormat(locale, {
      weekday: "short",
      day: "numeric",
      month: "short",
      timeZone: "UTC",
      ...far,
    });
    const days = Array.from({ length: 335 }, (_day, after) => addDays("2028-01-01", after));
    const onOneLine = (day: string) => fixSpanishDate(format.format(Date.parse(day))).replaceAll(" ", "\u00a0");
    expect(days.map(shortDay)).toEqual(days.map(onOneLine));
  },
);
