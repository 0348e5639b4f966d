import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { usePlaceName } from "./usePlaceName";

it.each([
  ["en", en, ["Havana", "Viñales"]],
  ["es", es, ["La Habana", "Viñales"]],
] as const)("a place has its name in the page's language, or else its own (%s, WEB-42)", (locale, messages, names) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(() => usePlaceName(), { wrapper });
  expect(["La Habana", "Viñales"].map(result.current)).toEqual(names);
});
