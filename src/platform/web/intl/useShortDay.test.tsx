import { renderHook } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { asWritten } from "../../../shared/asWritten";
import { addDays } from "../../../shared/havana";
import { useShortDay } from "./useShortDay";

it.each([
  ["en", en],
  ["es", es],
])("a short day is written as the platform writes it, on each day of a year (WEB-14): %s", (locale, messages) => {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  const shortDay = renderHook(useShortDay, { wrapper }).result.current;
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  const days = Array.from({ length: 366 }, (_day, after) => addDays("2028-01-01", after));
  expect(days.map(shortDay)).toEqual(days.map((day) => asWritten(format.format(Date.parse(day)))));
});
