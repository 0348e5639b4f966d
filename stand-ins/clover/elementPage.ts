import Type from "typebox";
import { escapeHtml } from "../../src/shared/escapeHtml";
import type { Language } from "../../src/shared/language";
import { text } from "../texts";
import { type DemoCard, demoCards } from "./fieldsPage";
import type { FieldsSettings } from "./fieldsScript";
import { testCards } from "./testCards";

/** The elements that Clover describes, as far as a card needs them: the field in the frame, and its attributes. */
const elements = {
  CARD_NUMBER: ["number", `inputmode="numeric" autocomplete="cc-number" maxlength="23"`],
  CARD_NAME: ["name", `autocomplete="cc-name" maxlength="60"`],
  CARD_DATE: ["date", `inputmode="numeric" autocomplete="cc-exp" maxlength="7"`],
  CARD_CVV: ["cvv", `inputmode="numeric" autocomplete="cc-csc" maxlength="4"`],
  CARD_POSTAL_CODE: ["postalCode", `autocomplete="postal-code" maxlength="12"`],
  CARD_STREET_ADDRESS: ["streetAddress", `autocomplete="street-address" maxlength="60"`],
} as const;
type ElementType = keyof typeof elements;

const Themed = { lang: Type.Optional(Type.String()), theme: Type.Optional(Type.String()) };
export const DemoPageQuery = Type.Object(Themed);
export const ElementQuery = Type.Object({
  ...Themed,
  apiKey: Type.String(),
  type: Type.Enum(["CARD_NUMBER", "CARD_NAME", "CARD_DATE", "CARD_CVV", "CARD_POSTAL_CODE", "CARD_STREET_ADDRESS"]),
  styles: Type.Optional(Type.String()),
});

type Appearance = { site: string; language: Language; theme: "light" | "dark" };

/** The frame of one element: its field alone, with the styles of the page around it. */
export function elementPage(
  appearance: Appearance & { apiKey: string; type: ElementType; styles: string | undefined },
): string {
  const { apiKey, site, language, type } = appearance;
  const [name, attributes] = elements[type];
  const settings: FieldsSettings = {
    speaks: "clover",
    taToken: "",
    apiKey,
    site,
    testCards: testCards.map(({ number }) => number),
    errors: {},
    styles: JSON.parse(appearance.styles ?? "{}"),
  };
  const label = escapeHtml(text(language, `cardFields.${name}.label`));
  return page(
    appearance,
    ` class="element" data-settings="${escapeHtml(JSON.stringify(settings))}"`,
    `<form novalidate><input id="${name}" ${attributes} required aria-label="${label}"></form>`,
  );
}

/** A demonstration's addition below the elements: the accepted test cards. */
export const demoCardsPage = (cards: readonly DemoCard[], appearance: Appearance): string =>
  page(
    appearance,
    ` data-settings="${escapeHtml(JSON.stringify({ speaks: "demo", site: appearance.site, errors: {}, testCards: [] }))}"`,
    demoCards(cards, appearance.language),
  );

/** A page of the provider, styled like its fields. `program`: its script. */
export function page(
  { language, theme }: Pick<Appearance, "language" | "theme">,
  attributes: string,
  content: string,
  program = "/fields.js",
): string {
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text(language, "cardFields.title"))}</title>
<link rel="stylesheet" href="/fields.css">
<script src="${program}" defer></script>
</head>
<body${attributes}>
<main>${content}</main>
</body>
</html>
`;
}
