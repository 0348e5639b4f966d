import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import es from "../../../../i18n/es.json";
import { type ServerMessage, useServerMessage } from "./useServerMessage";

const inSpanish = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="es" messages={es}>
    {children}
  </IntlProvider>
);
const say = (said: ServerMessage) => renderHook(() => useServerMessage(), { wrapper: inSpanish }).result.current(said);

it.each<[what: string, said: ServerMessage, text: string]>([
  [
    "as it was worded in the language of the page",
    { message: "Ya no.", language: "es", code: "car.offerGone" },
    "Ya no.",
  ],
  [
    "anew from its code and facts in another",
    { message: "up to 180 days", language: "en", code: "car.rentalTooLong", facts: { days: 180 } },
    "Los autos se rentan por un máximo de 180 días.",
  ],
  [
    "anew where it is about a field",
    { message: "At least 3 days", language: "en", code: "rentalTooShort", facts: { days: 3 }, field: true },
    "Al menos 3 días después de la recogida",
  ],
  ["as it was worded where there are no words for it", { message: "Odd.", language: "en", code: "odd" }, "Odd."],
])("a message of the server is shown %s (WEB-13)", (_what, said, text) => {
  expect(say(said).replaceAll("\u00a0", " ")).toBe(text);
});
