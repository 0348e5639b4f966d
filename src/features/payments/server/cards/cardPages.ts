import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { text } from "../../../../platform/server/http/texts";
import { escapeHtml } from "../../../../shared/escapeHtml";
import { type Language, languageOf } from "../../../../shared/language";
import { Lang, Strict } from "../../../../shared/schemas";
import { CARD_FRAME_PATH } from "../../cardFrame";

/** Our page that contains a provider's card fields. */
export type CardPage = {
  path: string;
  /** Required query parameters besides the language, each a line of text. */
  asked?: readonly string[];
  /** The provider's scripts that run in it. */
  programs?: readonly string[];
  /** CSP directives for the provider's origin alone. */
  allowed: readonly string[];
  /** Where its forms may be sent; absent: nowhere. */
  forms?: string;
  /** Attributes of the page's one element. */
  attributes?: (language: Language) => Record<string, string>;
  /** HTML in it; absent: nothing. */
  content?: (language: Language) => string;
  /**
   * Our script in it, sent as this function's source text and so self-contained. `shop`: the only origin that it
   * exchanges messages with.
   */
  run: (shop: string) => void;
};

type Deps = { pages: readonly CardPage[] /** The shop's origin. */; shop: string };

/**
 * Serves the pages of card fields. Each is a document on its own origin: the provider's script, even a compromised one,
 * cannot reach the shop's storage, session or pages. Only the shop may frame a page; it is sandboxed even when opened
 * directly, and may connect only to its provider. (SAFE-16, PAY-17)
 */
export function addCardPages(app: FastifyInstance, { pages, shop }: Deps): void {
  const config = { access: "public", impersonator: "act" } as const;
  app.get(`${CARD_FRAME_PATH}.css`, { config }, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(style),
  );
  app.get(FONT_PATH, { config }, async (_request, reply) => reply.type("font/ttf").send(await readFile(strongFace)));
  for (const page of pages) {
    const { path, asked = [], run } = page;
    const line = Type.String({ maxLength: 200 });
    const querystring = Strict({
      lang: Lang,
      ...Object.fromEntries(asked.map((name) => [name, line])),
    });
    const policy = policyOf(page, shop);
    app.get<{ Querystring: { lang: string } }>(path, { config, schema: { querystring } }, async ({ query }, reply) =>
      reply
        .header("content-security-policy", policy)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(documentOf(page, languageOf(query.lang))),
    );
    app.get(`${path}.js`, { config }, async (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(`(${run})(${JSON.stringify(shop)});`),
    );
  }
}

/**
 * The sandbox permissions of the frame: scripts, and its own origin, which the provider's fields inside need to reach
 * their provider. No forms, popups, downloads or dialogs, and no top navigation.
 */
const SANDBOX = "allow-scripts allow-same-origin";

function policyOf({ allowed, forms }: CardPage, shop: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    ...allowed,
    "worker-src 'none'",
    "base-uri 'none'",
    `form-action ${forms ?? "'none'"}`,
    `frame-ancestors ${shop}`,
    `sandbox ${SANDBOX}${forms ? " allow-forms" : ""}`,
  ].join("; ");
}

function documentOf({ path, programs = [], attributes, content }: CardPage, language: Language): string {
  const scripts = [...programs.map(encodeURI), `${path}.js`];
  const filled = Object.entries(attributes?.(language) ?? {}).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(language, "payment.cardFields.title")}</title>
<link rel="stylesheet" href="${CARD_FRAME_PATH}.css">
${scripts.map((src) => `<script src="${src}" defer></script>`).join("\n")}
</head>
<body><div id="card"${filled.join("")}>${content?.(language) ?? ""}</div></body>
</html>
`;
}

/** The font weight of labels and errors; the provider styles the fields' own text. */
const strongFace = resolve("node_modules/@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf");
const FONT_PATH = `${CARD_FRAME_PATH}.ttf`;

/** The shop's colours and shapes, in light and dark (src/platform/web/theme). */
const style = `@font-face { font-family: Figtree; src: url("${FONT_PATH}") format("truetype"); font-weight: 600; font-display: swap; }
:root { --surface: #FFFDF7; --outline: #847C61; --ink: #14262B; --wine: #98193C; color-scheme: light; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #0D2A3D; --outline: #7B99A6; --ink: #F6EBD3; --wine: #FF9DAB; color-scheme: dark; }
}
* { box-sizing: border-box; }
html { overflow: hidden; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 400 1rem/1.4 Figtree, system-ui, "Segoe UI", Roboto, sans-serif; }
#card > iframe { display: block; width: 100%; border: 0; }
#card:has(.field) { display: grid; gap: 16px; grid-template-columns: repeat(6, minmax(0, 1fr)); padding: 4px; }
.field { display: grid; gap: 6px; align-content: start; min-width: 0; grid-column: span 2; }
.field:first-child, .problem { grid-column: 1 / -1; }
.label { font-weight: 600; line-height: 1.35; }
.element { height: 50px; border: 2px solid var(--outline); border-radius: 6px; background: var(--surface); overflow: hidden; }
.element:hover { border-color: var(--ink); }
.element > iframe { display: block; width: 100%; height: 100%; border: 0; }
.is-wrong .element { border-color: var(--wine); }
.wrong, .problem { color: var(--wine); font-size: 0.9375rem; font-weight: 600; }
.wrong:empty, .problem:empty { display: none; }
@media (max-width: 419px) {
  .field { grid-column: span 3; }
  .field[data-element=CARD_POSTAL_CODE] { grid-column: 1 / -1; }
}
`;
