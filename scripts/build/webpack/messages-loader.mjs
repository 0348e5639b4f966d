// Turns i18n/<language>.json into parsed messages, so that the browser needs no ICU parser (see the alias in
// webpack.config.ts). `?part` keeps the messages of a part, except in development, where the parts would have to be
// computed again with every change. A build without QA's tools leaves their messages out.
import { resolve } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { messageParts } from "../../messages/parts.mjs";
import { buildFlags } from "../build-flags.mjs";
import { isOfQa } from "./qa-messages.mjs";

let read;
/** The parts, read once in a build. */
const parts = () => {
  read ??= messageParts();
  return read;
};

export default function messagesLoader(source) {
  const texts = JSON.parse(source);
  const { __QA_TOOLS__: withTools } = buildFlags();
  const development = this.mode === "development";
  if (!development) this.addContextDependency?.(resolve("src"));
  const ids = development ? Object.keys(texts) : parts()[this.resourceQuery.slice(1)];
  const parsed = ids
    .filter((id) => withTools || !isOfQa(id))
    .map((id) => {
      try {
        return [id, parse(texts[id])];
      } catch (error) {
        throw new Error(`Message "${id}" is not valid ICU: ${error.message}\n  ${texts[id]}`);
      }
    });
  return JSON.stringify(Object.fromEntries(parsed));
}
