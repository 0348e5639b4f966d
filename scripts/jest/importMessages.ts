import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { importMessages as load } from "../../src/platform/web/intl/importMessages";

/** The folder in which beforePageTests.ts writes the ids of each part. */
export const MESSAGE_PARTS = ".cache/message-parts.json";

const read = (path: string) => JSON.parse(readFileSync(resolve(path), "utf8"));

/** As in a build, a part has only the messages that its code names. A page that needs another one fails its test. */
export const importMessages: typeof load = async (language, part) => {
  const all: Record<string, string> = read(`i18n/${language}.json`);
  const ids: string[] = read(MESSAGE_PARTS)[part];
  return { default: Object.fromEntries(ids.map((id) => [id, all[id]])) };
};
