import { escapeHtml } from "../../src/shared/escapeHtml";
import type { Language } from "../../src/shared/language";
import type { MessageUnder } from "../../src/shared/messageId";
import { findText, text } from "../texts";
import type { FieldsSettings } from "./fieldsScript";

/** The provider of the fields: its protocol, the path of its files, its test cards. */
type FieldsOf = Pick<FieldsSettings, "speaks" | "taToken"> & { path: string; cards: readonly DemoCard[] };
export type DemoCard = { number: string; behaviour: MessageUnder<"cardFields.card"> };
type Appearance = { apiKey: string; site: string; language: Language; theme: "light" | "dark" };

const errorCodes = {
  number: ["required", "incomplete", "invalid", "brand", "notATestCard", "unreachable"],
  date: ["required", "invalid", "expired"],
  cvv: ["required", "invalid"],
};

/** The card fields as a page of the provider, for a frame in the shop's page. */
export function fieldsPage({ speaks, taToken, path, cards }: FieldsOf, appearance: Appearance): string {
  const { apiKey, site, language, theme } = appearance;
  const say = (id: MessageUnder<"cardFields">) => escapeHtml(text(language, `cardFields.${id}`));
  const settings: FieldsSettings = {
    speaks,
    taToken,
    apiKey,
    site,
    testCards: cards.map(({ number }) => number),
    errors: errorTexts(language),
  };
  const field = (name: "number" | "date" | "cvv", className: string, attributes: string, inside = "") => `
  <div class="field ${className}">
    <label for="${name}">${say(`${name}.label`)}</label>
    <div class="control"><input id="${name}" ${attributes} required aria-describedby="${name}-error">${inside}</div>
    <div class="error" id="${name}-error" role="status"></div>
  </div>`;
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say("title")}</title>
<link rel="stylesheet" href="${path}.css">
<script src="${path}.js" defer></script>
</head>
<body data-settings="${escapeHtml(JSON.stringify(settings))}">
<main>
<form novalidate aria-label="${say("title")}">
${field("number", "wide", `inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="0000 0000 0000 0000"`, `<span id="brand" role="status"></span>`)}
${field("date", "", `inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="${say("date.placeholder")}"`)}
${field("cvv", "", `inputmode="numeric" autocomplete="cc-csc" maxlength="4"`)}
${demoCards(cards, language)}
</form>
</main>
</body>
</html>
`;
}

/** The test cards and their behaviour, in a list that can be expanded. */
export function demoCards(cards: readonly DemoCard[], language: Language): string {
  const say = (id: MessageUnder<"cardFields">) => escapeHtml(text(language, `cardFields.${id}`));
  const rows = cards.map(
    ({ number, behaviour }) => `<tr><td>${grouped(number)}</td><td>${say(`card.${behaviour}`)}</td></tr>`,
  );
  return `<details>
<summary>${say("demo")}</summary>
<table><tbody>${rows.join("")}</tbody></table>
</details>`;
}

function errorTexts(language: Language): Record<string, string> {
  const ids = Object.entries(errorCodes).flatMap(([field, codes]) => codes.map((code) => `${field}.${code}`));
  return Object.fromEntries(ids.map((id) => [id, findText(language, `cardFields.${id}`) ?? ""]));
}

/** Grouped as on the card: American Express has groups of 4, 6 and 5 digits. */
function grouped(number: string): string {
  return number.length === 15 ? number.replace(/(.{4})(.{6})/, "$1 $2 ") : number.replace(/(.{4})(?=.)/g, "$1 ");
}
