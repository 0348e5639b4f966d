import type { FastifyInstance } from "fastify";
import { text } from "../../../platform/server/http/texts";
import type { Language } from "../../../shared/language";
import { CARD_FRAME_PATH } from "../cardFrame";

/** The headers of a page that holds a card provider's fields: `theirs` is what its policy lets the provider do there. */
export function frameHeaders(theirs: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    ...theirs,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return { "content-security-policy": policy.join("; "), "x-frame-options": "SAMEORIGIN", "cache-control": "no-store" };
}

/** Such a page: its programs, in their order, and the attributes of the one element that they fill. */
export function framePage(language: Language, scripts: readonly string[], attributes = ""): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(language, "payment.cardFields.title")}</title>
<link rel="stylesheet" href="${CARD_FRAME_PATH}.css">
${scripts.map((src) => `<script src="${src}" defer></script>`).join("\n")}
</head>
<body><div id="card"${attributes}></div></body>
</html>
`;
}

const style = `html { color-scheme: light dark; overflow: hidden; } body { margin: 0; }
#card > iframe { display: block; width: 100%; border: 0; }
`;

/** What the pages of all providers' card fields share: their style. */
export function addFrameStyle(app: FastifyInstance): void {
  app.get(`${CARD_FRAME_PATH}.css`, { config: { access: "public", impersonator: "act" } }, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(style),
  );
}
