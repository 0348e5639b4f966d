import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marksOf } from "../../../platform/server/shop/marks";
import { escapeHtml } from "../../../shared/escapeHtml";
import { fixSpanishDate } from "../../../shared/fixSpanishDate";
import { addDays, type HavanaDate } from "../../../shared/havana";
import { type Language, languages } from "../../../shared/language";
import { nameOf, type Shop } from "../../../shared/shop";
import { markAddress } from "../../../shared/shopMark";

/** The home page's first view, and the loading shape of all other pages. */
export type Drawn = "home" | "other";

/** `style`: the shop's colours as a style sheet; "": it has none of its own. */
type Filling = { nonce: string; head: string; shop: Shop; style: string; today: HavanaDate };

/** The pages as the build has drawn them (scripts/build/prerender.mjs), with placeholders for what each answer adds. */
export type PageFiles = {
  fill: (drawn: Drawn, language: Language, filling: Filling) => string;
  /** The texts of the scripts that are in them. */
  inlineScripts: string[];
};

/** "Sun, Nov 29" with non-breaking spaces, in the same format as the browser's useShortDay. */
function shortDay(day: HavanaDate, language: Language): string {
  const format = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const written = new Intl.DateTimeFormat(language, format).format(Date.parse(`${day}T00:00:00Z`));
  return fixSpanishDate(written).replaceAll(" ", "\u00a0");
}

/** What drawn pages show of the shop (src/platform/web/shop.ts), by the names of its placeholders. */
function ofShop(shop: Shop): Record<string, string> {
  const { day, night } = marksOf(shop);
  return {
    NAME: escapeHtml(nameOf(shop)),
    LOGO: markAddress(day, "head"),
    LOGO_NIGHT: markAddress(night, "head"),
  };
}

/** Reads `<folder>/<home|other>.<language>.html`. Throws where one is missing. */
export function readPageFiles(folder: string): PageFiles {
  const files = new Map(
    (["home", "other"] as const).flatMap((drawn) =>
      languages.map((language) => {
        const name = `${drawn}.${language}.html`;
        return [name, readFileSync(join(folder, name), "utf8")] as const;
      }),
    ),
  );
  const inline = /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs;
  return {
    fill: (drawn, language, { nonce, head, shop, style, today }) =>
      (files.get(`${drawn}.${language}.html`) ?? "")
        .replaceAll("__CSP_NONCE__", () => nonce)
        .replaceAll("__TODAY__", () => today)
        .replaceAll(/__DAY_(\d+)__/g, (_gap, days) => addDays(today, Number(days)))
        .replaceAll(/__SHORT_DAY_(\d+)__/g, (_gap, days) => shortDay(addDays(today, Number(days)), language))
        .replaceAll(/__SHOP_(NAME|LOGO|LOGO_NIGHT)__/g, (_gap, what) => ofShop(shop)[what] ?? "")
        // Filled in last, so that text from the database that looks like a placeholder is not replaced.
        .replace("__PAGE_HEAD__", () => (style ? `${head}<style nonce="${nonce}">${style}</style>` : head)),
    inlineScripts: [...files.values()].flatMap((file) => [...file.matchAll(inline)].map(([, script = ""]) => script)),
  };
}
