import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { acceptedLanguage } from "../../../../../shared/language";
import { Strict } from "../../../../../shared/schemas";
import { frameHeaders, framePage } from "../../../server/framePage";
import { PAYEEZY_FRAME_PATH } from "../payeezyFrame";
import { runPayeezyFields } from "./payeezyFieldsScript";

const Query = Strict({ lang: Type.String({ maxLength: 8 }) });

/**
 * The page that holds the frame of Payeezy's card fields, which stand on another origin. No program but ours runs here, and
 * it learns the token alone. `apiKey` is the public key.
 */
export function addPayeezyFields(app: FastifyInstance, apiKey: string, fieldsUrl: string): void {
  const config = { access: "public", impersonator: "act" } as const;
  const headers = frameHeaders(["script-src 'self'", `frame-src ${new URL(fieldsUrl).origin}`]);
  app.get<{ Querystring: Static<typeof Query> }>(
    PAYEEZY_FRAME_PATH,
    { config, schema: { querystring: Query } },
    async ({ query }, reply) => {
      const language = acceptedLanguage(query.lang);
      const fields = new URL(fieldsUrl);
      fields.searchParams.set("apiKey", apiKey);
      fields.searchParams.set("lang", language);
      // The frame is put in by the program, so that nothing it says can come before somebody listens.
      const page = framePage(language, [`${PAYEEZY_FRAME_PATH}.js`], ` data-fields="${escaped(fields.href)}"`);
      return reply.headers(headers).type("text/html; charset=utf-8").send(page);
    },
  );
  app.get(`${PAYEEZY_FRAME_PATH}.js`, { config }, async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(`(${runPayeezyFields})();`),
  );
}

const escaped = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
