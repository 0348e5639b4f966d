// Turns i18n/<language>.json into parsed messages, so that the browser needs no ICU parser (see the alias in
// webpack.config.ts). `?first` keeps the messages of the shell and of the home page's first view, `?rest` the others,
// so that the first view waits for a small file only. A build without QA's tools leaves their messages out.
import { parse } from "@formatjs/icu-messageformat-parser";
import { buildFlags } from "../build-flags.mjs";
import { isOfQa } from "./qa-messages.mjs";

// Chunks that load later wait for the rest of the messages: alerts, missing pages, most titles. The titles kept here
// are the home page's and those of the pages that its footer links to.
const firstView =
  /^(shell(?!\.notFound)|car\.search)\.|^car\.stay$|^time\.|^(place|office)\.|^home\.(title|search)|^title\.(site|home|(cancellation|privacy)Policy|generalTerms|courier)$/;

const parts = {
  "?first": (id) => firstView.test(id),
  "?rest": (id) => !firstView.test(id),
};

export default function messagesLoader(source) {
  const belongs = parts[this.resourceQuery] ?? (() => true);
  const { __QA_TOOLS__: withTools } = buildFlags();
  const texts = Object.entries(JSON.parse(source)).filter(([id]) => belongs(id) && (withTools || !isOfQa(id)));
  const parsed = texts.map(([id, text]) => {
    try {
      return [id, parse(text)];
    } catch (error) {
      throw new Error(`Message "${id}" is not valid ICU: ${error.message}\n  ${text}`);
    }
  });
  return JSON.stringify(Object.fromEntries(parsed));
}
