// Turns i18n/<language>.json into parsed messages, so that the browser needs no ICU parser (see the alias in webpack.config.ts).
// `?first` leaves what the shell and the home page's first view say, `?rest` the others: a visitor's first view waits for a small file.
// Where QA's tools are left out, so is what they say.
import { parse } from "@formatjs/icu-messageformat-parser";
import { buildFlags } from "../build-flags.mjs";
import { isOfQa } from "./qa-messages.mjs";

// What comes with a chunk of its own waits for the remaining messages: alerts, missing pages, most titles. The titles
// that stay are the home page's, and those that its footer links to.
const firstView =
  /^(shell(?!\.notFound)|car\.search)\.|^car\.stay$|^time\.|^home\.(title|search)|^title\.(site|home|unauthorized|(cancellation|privacy)Policy|generalTerms|courier)$/;

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
