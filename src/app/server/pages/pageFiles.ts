import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marksOf } from "../../../platform/server/shop/marks";
import { escapeHtml } from "../../../shared/escapeHtml";
import type { Language } from "../../../shared/language";
import { nameOf, type Shop } from "../../../shared/shop";
import { markAddress } from "../../../shared/shopMark";
import type { Drawing } from "../../drawnPage";
import type { SitePage } from "../../sitePages";

/** The files that the build has made (scripts/build/prerender.mjs). */
export type BuiltPages = {
  /** The address of the program, and the text of the script that starts it. */
  program: string;
  begin: string;
  /** The styles of every page besides Emotion's. */
  css: string;
  languages: Record<
    Language,
    {
      /** The document, with placeholders. */
      frame: string;
      /** The shell and loading shape, with placeholders for the shop, and what stands `beside` every root. */
      shell: Drawing & { beside: Drawing };
      /** The files that the program asks for first, by the page's name. */
      ahead: Partial<Record<SitePage | "notFound", string[]>>;
    }
  >;
};

/** A server-rendered page (src/app/web/start/drawPage.tsx): the content of its root, and the answers of its calls. */
export type DrawnContent = Drawing & {
  page: SitePage | "notFound";
  /** What the server-rendered page shows, for the browser, which compares it with what it would show. */
  shows: string;
  wide: boolean;
  answers: unknown;
};

/** `style`: the shop's own style sheet, its colours and what it hides; "": it has none. */
type Around = { head: string; style: string; shop: Shop };

/** A whole page, and the hashes of its styles, by which its policy allows them. */
export type WrittenPage = { html: string; styles: string[] };

export type PageFiles = {
  /** The page without content of its own, which the program shows. */
  shell: (language: Language, around: Around) => WrittenPage;
  /** The server-rendered page; the program starts after the first paint, and hydrates it. */
  drawn: (language: Language, around: Around, content: DrawnContent) => WrittenPage;
  /** The texts of the scripts that are in them. */
  inlineScripts: string[];
};

/** Reads `<folder>/pages.json`. Throws if it is missing. */
export function readPageFiles(folder: string): PageFiles {
  const { program, begin, css, languages }: BuiltPages = JSON.parse(readFileSync(join(folder, "pages.json"), "utf8"));

  type Gaps = { program: string; root: string; drawing: Drawing };
  function write(language: Language, { head, style }: Around, { program: start, root, drawing }: Gaps): WrittenPage {
    const { frame, shell } = languages[language];
    const { beside } = shell;
    const names = [...new Set([...drawing.styles.names, ...beside.styles.names])];
    const sheets: Sheet[] = [
      { css },
      ...drawing.styles.globals.map((sheet) => ({ css: sheet.css, mark: `data-emotion="m-global ${sheet.name}"` })),
      { css: drawing.styles.css + beside.styles.css, mark: `data-drawn="${names.join(" ")}"` },
      ...(style ? [{ css: style }] : []),
    ];
    const gaps: Record<string, string> = {
      HEAD: head,
      PROGRAM: start,
      STYLES: sheets.map(styleElement).join(""),
      ROOT: `${root}${beside.html}`,
    };
    return {
      html: frame.replaceAll(/__PAGE_(HEAD|PROGRAM|STYLES|ROOT)__/g, (_gap, name: string) => gaps[name] ?? ""),
      styles: sheets.map((sheet) => hashOf(sheet.css)),
    };
  }

  return {
    shell: (language, around) => {
      const { shell } = languages[language];
      return write(language, around, {
        program: `<script>${begin}</script><script defer="defer" src="${program}"></script>`,
        root: `<div id="root">${withShop(shell.html, around.shop)}</div>`,
        drawing: shell,
      });
    },
    drawn: (language, around, { page, html, styles, shows, wide, answers }) =>
      write(language, around, {
        program:
          `<script data-program="${program}" data-ahead="${languages[language].ahead[page]?.join(" ") ?? ""}">` +
          `${begin}</script>`,
        root:
          `<div id="root" data-shows="${escapeHtml(shows)}"${wide ? ' data-wide=""' : ""}>${html}</div>` +
          // Its "<" are escaped, so that no text in it can end the element.
          `<script type="application/json" id="answers">${JSON.stringify(answers).replaceAll("<", "\\u003c")}</script>`,
        drawing: { html, styles },
      }),
    inlineScripts: [begin],
  };
}

type Sheet = { css: string; mark?: string };

/**
 * Emotion would move the sheets of a drawing to the end of the head, and the browser would work out the style of every
 * element again. `data-s` prevents that for global sheets. The other sheets carry the cache's name, and the program
 * tells Emotion which styles are there (src/app/web/program.tsx).
 */
const styleElement = ({ css, mark }: Sheet) => `<style${mark ? ` ${mark} data-s=""` : ""}>${css}</style>`;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Fills the placeholders that the build leaves in a shell for the shop's name and marks (src/platform/web/shop.ts). */
function withShop(html: string, shop: Shop): string {
  const { day, night } = marksOf(shop);
  const own: Record<string, string> = {
    BRAND: escapeHtml(nameOf(shop)),
    LOGO: markAddress(day, "head"),
    LOGONIGHT: markAddress(night, "head"),
  };
  return html.replaceAll(/__SHOP_(BRAND|LOGO|LOGONIGHT)__/g, (_gap, what: string) => own[what] ?? "");
}
