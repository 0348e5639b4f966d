import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { CARD_FRAME_PATH, PAYEEZY_FRAME_PATH } from "../../../features/checkout/checkout.cardFrame";
import { acceptedLanguage, type Language } from "../../../shared/language";
import { Strict } from "../../../shared/schemas";
import type { Config } from "../../config";
import { text } from "../../http/texts";
import { runPayeezyFields } from "./payeezyFieldsScript";

const Query = Strict({ lang: Type.String({ maxLength: 8 }) });

/**
 * The page that holds the frame of Payeezy's card fields, which stand on another origin. No program but ours runs here, and
 * it learns the token alone. Not there while no such fields are configured.
 */
export function addPayeezyFields(app: FastifyInstance, { payeezy }: Pick<Config, "payeezy">): void {
  if (!payeezy || payeezy.fieldsUrl === null) return;
  const { apiKey, fieldsUrl } = payeezy;
  const config = { access: "public", impersonator: "act" } as const;
  const headers = {
    "content-security-policy": policy(new URL(fieldsUrl).origin),
    "x-frame-options": "SAMEORIGIN",
    "cache-control": "no-store",
  };
  app.get<{ Querystring: Static<typeof Query> }>(
    PAYEEZY_FRAME_PATH,
    { config, schema: { querystring: Query } },
    async ({ query }, reply) => {
      const language = acceptedLanguage(query.lang);
      const fields = new URL(fieldsUrl);
      fields.searchParams.set("apiKey", apiKey);
      fields.searchParams.set("lang", language);
      return reply.headers(headers).type("text/html; charset=utf-8").send(page(fields.href, language));
    },
  );
  app.get(`${PAYEEZY_FRAME_PATH}.js`, { config }, async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(`(${runPayeezyFields})();`),
  );
}

function policy(theirs: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src ${theirs}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The frame is put in by the program, so that nothing it says can come before somebody listens. */
function page(fields: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(language, "payment.cardFields.title")}</title>
<link rel="stylesheet" href="${CARD_FRAME_PATH}.css">
<script src="${PAYEEZY_FRAME_PATH}.js" defer></script>
</head>
<body><div id="card" data-fields="${fields.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></div></body>
</html>
`;
}
