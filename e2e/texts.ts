import { readFileSync } from "node:fs";
import { IntlMessageFormat } from "intl-messageformat";

type Values = Record<string, string | number>;

/** The demonstration's name. */
const SHOP = { shop: "Malecón" };

/** A message of the product in a language: so each test is written once for both languages. */
export type Say = (id: string, values?: Values) => string;

export function sayIn(language: "en" | "es"): Say {
  const messages: Record<string, string> = JSON.parse(readFileSync(`i18n/${language}.json`, "utf8"));
  return (id, values = {}) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`no message ${id}`);
    const plain = message.replace(/<\/?\w+>/g, "");
    return String(new IntlMessageFormat(plain, language).format({ ...SHOP, ...values }));
  };
}
