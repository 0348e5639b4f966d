import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { text } from "../../../../platform/server/http/texts";
import { escapeHtml } from "../../../../shared/escapeHtml";
import { type Language, languageOf } from "../../../../shared/language";
import { Lang, Strict } from "../../../../shared/schemas";
import { CARD_FRAME_PATH } from "../../cardFrame";

/** A page of ours that holds a provider's card fields. */
export type CardPage = {
  path: string;
  /** Required query parameters besides the language, each a line of text. */
  asked?: readonly string[];
  /** The provider's scripts that run in it. */
  programs?: readonly string[];
  /** CSP directives for the provider's origin alone. */
  allowed: readonly string[];
  /** Attributes of the page's one element. */
  attributes?: (language: Language) => Record<string, string>;
  /**
   * Our script in it, sent as this function's source text and so self-contained. `shop`: the only origin that it
   * exchanges messages with.
   */
  run: (shop: string) => void;
};

type Parts = { pages: readonly CardPage[] /** The shop's origin. */; shop: string };

/**
 * Serves the pages of card fields. Each is a document on its own origin: the provider's script, even a compromised one,
 * cannot reach the shop's storage, session or pages. Only the shop may frame a page; it is sandboxed even when opened
 * directly, and may connect only to its provider. (SAFE-16, PAY-17)
 */
export function addCardPages(app: FastifyInstance, { pages, shop }: Parts): void {
  const config = { access: "public", impersonator: "act" } as const;
  app.get(`${CARD_FRAME_PATH}.css`, { config }, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(style),
  );
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
 * What a frame of such a page needs: scripts, and its origin, without which the provider's fields in it would have none
 * and could not reach their provider. No forms, popups, downloads or dialogs, and no top navigation.
 */
const SANDBOX = "allow-scripts allow-same-origin";

function policyOf({ allowed }: CardPage, shop: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    ...allowed,
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shop}`,
    `sandbox ${SANDBOX}`,
  ].join("; ");
}

function documentOf({ path, programs = [], attributes }: CardPage, language: Language): string {
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
<body><div id="card"${filled.join("")}></div></body>
</html>
`;
}

const style = `html { color-scheme: light dark; overflow: hidden; } body { margin: 0; }
#card > iframe { display: block; width: 100%; border: 0; }
`;
