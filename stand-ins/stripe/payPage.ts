import { escapeHtml } from "../../src/shared/escapeHtml";
import type { Language } from "../../src/shared/language";
import type { MessageUnder } from "../../src/shared/messageId";
import { moneyText } from "../../src/shared/moneyText";
import { text } from "../texts";
import { type DeclineCode, deliveries, stripeCards } from "./cards";
import { laterEvents } from "./laterEvents";
import type { Link } from "./memory";

type PageText = MessageUnder<"stripePage">;

export type PageState = {
  error: DeclineCode | null;
  asksBank: boolean;
  name: string;
  email: string;
  number: string;
};

/** The page at which a link is paid, on the provider's origin, the only place for card data. */
export function payPage(link: Link | undefined, language: Language, state: PageState): string {
  const say = (id: PageText) => escapeHtml(text(language, `stripePage.${id}`));
  if (!link?.active)
    return frame(language, say("title"), `<h1>${say("closed")}</h1>${link ? controls(link, say) : ""}`);
  const field = (name: PageText, value: string, attributes: string) => `
  <label for="${name}">${say(name)}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes} required>`;
  const rows = stripeCards.map((card) => {
    const behaves = card.behaviour === "declined" ? card.code : card.behaviour;
    return `<tr><td>${card.number.replace(/(.{4})(?=.)/g, "$1 ")}</td><td>${say(`card.${behaves}`)}</td></tr>`;
  });
  const choices = deliveries.map((one) => `<option value="${one}">${say(`delivery.${one}`)}</option>`);
  const bank = `<p role="alert">${say("asksBank")}</p><input type="hidden" name="bankAllows" value="yes">`;
  return frame(
    language,
    say("title"),
    `<h1>${escapeHtml(link.name)}</h1>
<p class="amount">${escapeHtml(moneyText(link.amount, language))}</p>
<form method="post" novalidate>
${state.error ? `<p role="alert">${say(`error.${state.error}`)}</p>` : ""}
${field("email", state.email, 'type="email" autocomplete="email"')}
${field("number", state.number, 'inputmode="numeric" autocomplete="cc-number"')}
${field("expiry", "12 / 40", 'autocomplete="cc-exp"')}
${field("code", "", 'inputmode="numeric" autocomplete="cc-csc"')}
${field("name", state.name, 'autocomplete="cc-name"')}
${state.asksBank ? bank : ""}
<button type="submit">${state.asksBank ? say("allow") : say("pay")}</button>
<details><summary>${say("demo")}</summary>
<table><tbody>${rows.join("")}</tbody></table>
<label for="delivery">${say("delivery")}</label><select id="delivery" name="delivery">${choices.join("")}</select>
</details>
</form>`,
  );
}

/** Buttons with which QA simulates events of a paid link's charge. */
function controls({ id }: Link, say: (id: PageText) => string): string {
  const buttons = laterEvents.map((what) => `<button name="what" value="${what}">${say(`after.${what}`)}</button>`);
  return `<form method="post" action="/pay/${id}/afterwards"><h2>${say("after")}</h2>${buttons.join("")}</form>`;
}

/** Reports whether an event was possible, with a link back. */
export function laterEventPage(linkId: string, language: Language, happened: boolean): string {
  const said = escapeHtml(text(language, `stripePage.after.${happened ? "done" : "nothing"}`));
  const back = escapeHtml(text(language, "stripePage.after"));
  return frame(language, said, `<h1>${said}</h1><p><a href="/pay/${encodeURIComponent(linkId)}">${back}</a></p>`);
}

function frame(language: Language, title: string, main: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/pay.css"></head><body><main>${main}</main></body></html>
`;
}

export const payStyle = `:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: #f6f1e7; color: #1c2731; }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.25rem; margin: 0; } .amount { font-size: 2rem; font-weight: 700; margin: 0 0 1rem; }
form { display: grid; gap: .25rem; } label { font-weight: 600; margin-top: .5rem; }
input, select, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid #6b7680; border-radius: .5rem; background: #fff; color: inherit; }
button { margin-top: 1.25rem; background: #0b5561; color: #fff; border: 0; font-weight: 700; }
[role=alert] { margin: 0; padding: .75rem; border-radius: .5rem; background: #fbe3df; }
details { margin-top: 1.5rem; } td { padding: .25rem .75rem .25rem 0; font-size: .9375rem; }
select { width: 100%; }`;
