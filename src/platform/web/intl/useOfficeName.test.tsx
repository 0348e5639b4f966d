import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { useOfficeName } from "./useOfficeName";

const inCuba = ["La Habana", "Viñales", "Aeropuerto Holguín", "Aeropuerto José Martí T3", "Trinidad centro"];

it.each([
  ["en", en, ["Havana", "Viñales", "Holguín Airport", "José Martí T3 Airport", "Trinidad town center"]],
  ["es", es, inCuba],
] as const)(
  "a place or office has its name in the page's language, or else its own (%s, WEB-42)",
  (locale, messages, names) => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider locale={locale} messages={messages}>
        {children}
      </IntlProvider>
    );
    const { result } = renderHook(() => useOfficeName(), { wrapper });
    expect(inCuba.map(result.current)).toEqual(names);
  },
);
