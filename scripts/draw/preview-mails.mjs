// Writes every email in every language with example facts, for review: npm run mail:preview [folder], by default
// dist/mails. Open index.html there; next to each <template>.<language>.html is its plain-text version.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { totalText } from "../../src/features/plan/server/totalText.ts";
import { findText, text } from "../../src/platform/server/http/texts.ts";
import { emailHtml } from "../../src/platform/server/notify/email.html.ts";
import { emailText, formatted, words } from "../../src/platform/server/notify/email.ts";
import { scenesIn } from "../../src/platform/server/notify/scenes.ts";
import { instantText } from "../../src/shared/longDate.ts";
import { noBrand } from "../../src/shared/shop.ts";
import { languagesIn } from "../languages.mjs";
import { at, bookingId, examples, planId, valuesOf } from "./mailExamples.mjs";

const folder = process.argv[2] ?? "dist/mails";
const secrets = [examples.shortCode, examples.password];

function factsIn(language) {
  const row = (id, value) => [text(language, id), value];
  const moment = (instant) => instantText(instant, language);
  const reference = { booking: bookingId, plan: planId, known: "yes", supplier: "CUB-40127" };
  const place = row("mail.fact.place", "Varadero, Matanzas");
  return {
    zone: "VAR",
    named: text(language, "mail.fact.carNamed", { model: "Kia Rio", place: "Varadero" }),
    items: [
      {
        title: text(language, "mail.fact.car", { model: "Kia Rio", class: text(language, "enum.carClass.ECO") }),
        rows: [
          row("plan.booking.pickUp", `${moment(at)}. Aeropuerto de Varadero`),
          row("plan.booking.dropOff", `${moment(at + 3 * 86_400_000)}. Hotel Nacional, La Habana`),
          row("mail.fact.reference", text(language, "mail.fact.referenceOf", reference)),
        ],
      },
      {
        title: text(language, "mail.fact.stay", {
          hotel: "Meliá Las Américas",
          nights: 3,
          rooms: 1,
          room: text(language, "lodging.roomClass.Suite"),
          meals: text(language, "lodging.mealsPlan.ALL"),
        }),
        rows: [
          row("plan.booking.checkIn", moment(at)),
          row("plan.booking.checkOut", moment(at + 3 * 86_400_000)),
          place,
          row(
            "mail.fact.reference",
            text(language, "mail.fact.referenceOf", { ...reference, booking: 813, known: "no" }),
          ),
        ],
      },
    ],
    money: null,
    total: totalText(language, { payNow: 55_195, payInCuba: 6_500, currency: "USD", online: "now" }),
  };
}

const messagesIn = (language) => JSON.parse(readFileSync(`i18n/${language}.json`, "utf8"));
const templates = Object.keys(messagesIn("en")).flatMap((id) => /^mail\.(\w+)\.text$/.exec(id)?.[1] ?? []);

const [{ whatsapp: whatsApp, ...said }] = parse(readFileSync("demo/catalogue/shop.csv"), { columns: true });
const shop = { ...said, whatsApp, brand: { ...noBrand, name: "Malecón", prefix: "MLC" } };
const mark = readFileSync("demo/brand/logo.png").toString("base64");

mkdirSync(folder, { recursive: true });
for (const language of languagesIn()) {
  const messages = messagesIn(language);
  for (const template of templates) {
    const wording = messages[`mail.${template}.text`];
    const facts = factsIn(language);
    const ofBooking = { ...facts, items: facts.items.slice(0, 1) };
    const ofPlan = wording.includes("{named}") ? ofBooking : /plan/.test(wording) ? facts : null;
    const isToSupplier = template.startsWith("supplier");
    const values = { ...valuesOf(template, messages), named: facts.named };
    const email = {
      name: examples.name,
      language,
      secrets,
      words: words(template, values, language),
      shop,
      action: {
        label:
          findText(language, `mail.${template}.action`, formatted(values, language)) ??
          text(language, isToSupplier ? "mail.openDesk" : "mail.openPlan"),
        url: `https://malecon.example${isToSupplier ? "/support" : "/shopping-cart"}`,
      },
      // Emails to suppliers show no facts of a plan. (DESK-80)
      facts: isToSupplier ? null : ofPlan,
    };
    const html = emailHtml(email);
    const marked = html.replaceAll(/cid:mark-[0-9a-f]{32}@malecon/g, `data:image/png;base64,${mark}`);
    const shown = scenesIn(html).reduce((markup, { cid, path }) => {
      const picture = readFileSync(path).toString("base64");
      return markup.replaceAll(`cid:${cid}`, `data:image/png;base64,${picture}`);
    }, marked);
    writeFileSync(join(folder, `${template}.${language}.html`), shown);
    writeFileSync(join(folder, `${template}.${language}.txt`), `${email.words.subject}\n\n${emailText(email)}`);
  }
}
const line = (template) =>
  `<li>${template}: ${languagesIn()
    .map((it) => `<a href="${template}.${it}.html">${it}</a> <a href="${template}.${it}.txt">(text)</a>`)
    .join(", ")}</li>`;
writeFileSync(join(folder, "index.html"), `<!doctype html><ul>${templates.map(line).join("\n")}</ul>\n`);
console.log(`${templates.length} emails in ${languagesIn().length} languages: ${join(folder, "index.html")}`);
