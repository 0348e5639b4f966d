// Rewrites src/platform/web/intl/importMessages.ts: replaces the import by name with one import for each part of each
// language's messages, so that each is a chunk called messages-<language> or messages-<language>-rest.
import { resolve } from "node:path";
import { languagesIn } from "../../languages.mjs";

const folder = resolve("i18n");

export default function languagesLoader() {
  this.addContextDependency?.(folder);
  const part = (language, name, chunk) =>
    `${name}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(`${resolve(folder, language)}.json?${name}`)})`;
  const parts = languagesIn().map(
    (language) =>
      `${language}: { ${part(language, "first", `messages-${language}`)}, ${part(language, "rest", `messages-${language}-rest`)} }`,
  );
  return `const files = { ${parts.join(", ")} };
export const importMessages = (language, part) => files[language][part]();`;
}
