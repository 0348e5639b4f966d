// Turns i18n/<language>.json into parsed messages, so that the browser needs no ICU parser (see the alias in webpack.config.ts).
import { parse } from "@formatjs/icu-messageformat-parser";

export default function messagesLoader(source) {
  const parsed = Object.entries(JSON.parse(source)).map(([id, text]) => {
    try {
      return [id, parse(text)];
    } catch (error) {
      throw new Error(`Message "${id}" is not valid ICU: ${error.message}\n  ${text}`);
    }
  });
  return JSON.stringify(Object.fromEntries(parsed));
}
