import { isHavanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import { moneyText } from "../../../shared/moneyText";
import { dayText, instantText } from "../../../shared/written";
import { text, type Values } from "../http/texts";

/** What a template says in a language: `mail.<template>.subject` and `.text`, its values written out. */
export type Words = { subject: string; body: string };

/**
 * Epoch ms in values whose names end in `At`, minor units in those ending in `Amount`, days, and ids of messages in those
 * ending in `Message` are written out. A message is said with the same values: the plain ones, and the messages named
 * before it.
 */
export function words(template: string, values: Values, language: Language): Words {
  const written: Values = {};
  const isMessage = (name: string) => name.endsWith("Message");
  for (const [name, value] of Object.entries(values))
    if (!isMessage(name)) written[name] = write(name, value, language);
  for (const [name, value] of Object.entries(values))
    if (isMessage(name)) written[name] = text(language, String(value), written);
  return {
    subject: text(language, `mail.${template}.subject`, written),
    body: text(language, `mail.${template}.text`, written),
  };
}

function write(name: string, value: string | number, language: Language): string | number {
  if (typeof value === "number" && /(^a|A)t$/.test(name)) return instantText(value, language);
  if (typeof value === "number" && /(^a|A)mount$/.test(name)) return moneyText(value, language);
  if (typeof value === "string" && isHavanaDate(value)) return dayText(value, language);
  return value;
}

export type Letter = { name: string; words: Words; language: Language; action: { label: string; url: string } };

/** Nobody is called by a name that they did not give themselves: an address which is not proven has none. (SAFE-15) */
const greeting = (name: string, language: Language) =>
  name === "" ? text(language, "mail.greetingWithoutName") : text(language, "mail.greeting", { name });

/** The mail around the words: greeting, words, the one link, signature. As plain text. */
export function letterText({ name, words: { body }, language, action }: Letter): string {
  const parts = [
    greeting(name, language),
    body,
    `${action.label}: ${action.url}`,
    text(language, "mail.signature"),
    `--\n${text(language, "mail.footer")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The same mail in the brand's colours: one column, no pictures, nothing loaded from anywhere. */
export function letterHtml({ name, words: { subject, body }, language, action }: Letter): string {
  const paragraphs = [greeting(name, language), ...body.split(/\n{2,}/)]
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("\n");
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colours.page};color:${colours.ink};font:16px/1.5 Figtree,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.surface}">
<tr><td style="padding:20px 28px;background:${colours.sea};color:${colours.onSea};font-size:22px;font-weight:700">Malecón</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${colours.sea}">${escapeHtml(subject)}</h1>
${paragraphs}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.coral};color:${colours.onCoral};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0">${escapeHtml(text(language, "mail.signature"))}</p>
</td></tr></table>
<p style="max-width:560px;margin:16px 0 0;font-size:13px;color:${colours.inkSoft}">${escapeHtml(text(language, "mail.footer"))}</p>
</td></tr></table>
</body>
</html>
`;
}

/** The day palette of the site's theme, which mails cannot load. */
const colours = {
  page: "#FBF5E6",
  surface: "#FFFDF7",
  ink: "#14262B",
  inkSoft: "#4C5A5B",
  sea: "#0B5C6B",
  onSea: "#FFFDF7",
  coral: "#C63D2B",
  onCoral: "#FFFFFF",
};

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
