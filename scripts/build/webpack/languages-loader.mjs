// Rewrites src/platform/web/intl/importMessages.ts: replaces the import by name with one import for each part of each
// language's messages, so that each is a chunk called messages-<language>-<part>.
import { resolve } from "node:path";
import { languagesIn } from "../../languages.mjs";
import { messageParts } from "../../messages/parts.mjs";

const folder = resolve("i18n");

export default function languagesLoader() {
  this.addContextDependency?.(folder);
  const importOf = (language, part) =>
    `${part}: () => import(/* webpackChunkName: "messages-${language}-${part}" */ ${JSON.stringify(`${resolve(folder, language)}.json?${part}`)})`;
  const parts = Object.keys(messageParts());
  const imports = languagesIn().map(
    (language) => `${language}: { ${parts.map((part) => importOf(language, part)).join(", ")} }`,
  );
  return `const files = { ${imports.join(", ")} };
export const importMessages = (language, part) => files[language][part]();`;
}
