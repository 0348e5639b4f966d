import { coloursOf, type ShopColours } from "../../../shared/brandColours";
import { escapeHtml } from "../../../shared/escapeHtml";
import type { Colours } from "../../../shared/palette";
import { nameOf } from "../../../shared/shop";
import { text } from "../http/texts";
import { marksOf } from "../shop/marks";
import { type Email, footer, greeting, type MailFacts, type MergedMessage, senderLines, signature } from "./email";
import { markInMail, sceneAddress, sceneOf } from "./scenes";

/**
 * The branded email as HTML that email programs can show: tables, because Outlook renders with Word; all colours
 * inline, because Gmail drops unknown rules; one embedded picture; dark colours if the reader prefers them. Nothing is
 * loaded from a server. (MAIL-5)
 */
export function emailHtml(email: Email): string {
  const { name, words, language, action, facts, also = [], unsubscribe, secrets, shop } = email;
  const colours = coloursOf(shop.brand);
  const { day } = colours;
  const paragraphs = words.body.split(/\n{2,}/);
  const paragraphsHtml = [greeting(name, language), ...paragraphs].map((paragraph) =>
    secrets.includes(paragraph) ? code(paragraph, day) : `<p style="margin:0 0 16px">${lines(paragraph)}</p>`,
  );
  const scene = sceneAddress(sceneOf(facts?.zone));
  const below = [footer(email), ...senderLines(email)].map(escapeHtml);
  if (unsubscribe)
    below.push(
      `<a class="soft" href="${escapeHtml(unsubscribe.url)}" style="color:${day.inkSoft}">${escapeHtml(unsubscribe.label)}</a>`,
    );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>${stylesOf(colours)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${day.page};color:${day.ink};${face}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? "")}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${day.page}"><tr><td class="around" align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${day.surface}">
<tr><td class="band" style="padding:14px 32px;background:${day.sea};color:${day.onSea};font-size:21px;line-height:26px;font-weight:700;letter-spacing:-0.3px;${face}"><img src="${markInMail(marksOf(shop).day)}" width="26" height="26" alt="" style="display:inline-block;vertical-align:top;margin-right:10px;border:0">${escapeHtml(nameOf(shop))}</td></tr>
<tr><td style="padding:0;line-height:0"><img src="${scene}" width="600" height="160" alt="" style="display:block;width:100%;max-width:600px;height:auto;border:0"></td></tr>
<tr><td style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${tilesIn(day)}</tr></table></td></tr>
<tr><td class="inner" style="padding:28px 32px 32px;font-size:16px;line-height:24px;color:${day.ink};${face}">
<h1 class="title" style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700;letter-spacing:-0.3px;color:${day.sea}">${escapeHtml(words.subject)}</h1>
${paragraphsHtml.join("\n")}
${facts ? factsHtml(facts, day) : ""}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" style="border-radius:8px;background:${day.coral}"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 24px;border-radius:8px;color:${day.onCoral};font-size:16px;line-height:22px;font-weight:700;text-decoration:none;${face}">${escapeHtml(action.label)}</a></td></tr></table>
${also.length > 0 ? alsoHtml(also, text(language, "mail.also"), day) : ""}
<p style="margin:0">${escapeHtml(signature(email))}</p>
</td></tr></table>
<p class="soft" style="max-width:536px;margin:16px auto 0;padding:0 16px;font-size:13px;line-height:19px;color:${day.inkSoft};${face}">${below.join("<br>")}</p>
</td></tr></table>
</body>
</html>
`;
}

/** The other news, each with its title; of its facts only the money, because the others are shown above. */
function alsoHtml(also: readonly MergedMessage[], title: string, day: Colours): string {
  const one = ({ words: { subject, body }, facts }: MergedMessage) =>
    `<h3 class="item" style="margin:16px 0 4px;font-size:16px;line-height:24px;color:${day.ink}">${escapeHtml(subject)}</h3>
${body
  .split(/\n{2,}/)
  .map((paragraph) => `<p style="margin:0 0 12px">${lines(paragraph)}</p>`)
  .join("\n")}
${facts?.money ? factsHtml({ ...facts, items: [], total: null }, day) : ""}`;
  return `<h2 class="title" style="margin:32px 0 0;padding-top:20px;border-top:1px solid ${day.sand};font-size:19px;line-height:26px;color:${day.sea}">${escapeHtml(title)}</h2>
${also.map(one).join("\n")}`;
}

/** A table for each booking, and the total. */
function factsHtml({ items, money, total }: MailFacts, day: Colours): string {
  const item = ({ title, rows }: MailFacts["items"][number]) =>
    `<tr><td class="item" colspan="2" style="padding:14px 16px 4px;font-weight:700;color:${day.ink}">${escapeHtml(title)}</td></tr>
${rows.map((one) => row(one, day)).join("\n")}
<tr><td class="rule" colspan="2" style="height:10px;line-height:10px;font-size:0;border-bottom:1px solid ${day.sand}">&nbsp;</td></tr>`;
  const sum = total
    ? `<tr><td class="total" colspan="2" style="padding:12px 16px;font-weight:700;color:${day.seaDeep}">${escapeHtml(total)}</td></tr>`
    : "";
  return `<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;background:${day.page};font-size:15px;line-height:22px">
${[...items, ...(money ? [money] : [])].map(item).join("\n")}
${sum}
</table>`;
}

const row = ([label, value]: readonly [string, string], day: Colours) =>
  `<tr><td class="soft" valign="top" width="26%" style="padding:2px 8px 2px 16px;white-space:nowrap;color:${day.inkSoft}">${escapeHtml(label)}</td><td class="said" valign="top" style="padding:2px 16px 2px 0;color:${day.ink}">${escapeHtml(value)}</td></tr>`;

/** A password is longer than a code of digits: in a smaller size it fits one line on a phone. */
const code = (secret: string, day: Colours) =>
  `<p class="code" style="margin:0 0 16px;padding:14px 16px;background:${day.page};color:${day.seaDeep};font-size:${secret.length > 10 ? 19 : 26}px;line-height:32px;font-weight:700;letter-spacing:${secret.length > 10 ? 1 : 2}px;white-space:nowrap;text-align:center">${escapeHtml(secret)}</p>`;

const face = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A row of tiles in four colours below the picture. */
const tilesIn = (day: Colours) =>
  Array.from({ length: 24 }, (_, place) => {
    const colour = [day.coral, day.mango, day.sea, day.mango][place % 4];
    return `<td style="height:6px;line-height:6px;font-size:0;background:${colour}">&nbsp;</td>`;
  }).join("");

/** The colours of the site's dark scheme, for readers who prefer it. */
const stylesOf = ({ night }: Pick<ShopColours, "night">) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:0 0 24px!important}.inner{padding:24px 20px 28px!important}.band{padding:12px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background:${night.page}!important;color:${night.ink}!important}
.sheet,.sheet .inner{background:${night.surface}!important;color:${night.ink}!important}
.facts,.code{background:${night.page}!important}
.title{color:${night.sea}!important}.code,.total{color:${night.seaDeep}!important}
.item,.said{color:${night.ink}!important}.soft{color:${night.inkSoft}!important}
.rule{border-color:${night.sand}!important}
.button{background:${night.coral}!important;color:${night.onCoral}!important}
}
`;

const lines = (paragraph: string) => escapeHtml(paragraph).replaceAll("\n", "<br>");
