import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { acceptedLanguage } from "../../src/shared/language";
import { fieldsPolicy, secured } from "../clover/fieldsHeaders";
import { fieldsPage } from "../clover/fieldsPage";
import { runFields } from "../clover/fieldsScript";
import { fieldsStyle } from "../clover/fieldsStyle";
import { payeezyCards } from "./payeezyCards";

const PATH = "/payeezy/fields";
const FieldsQuery = Type.Object({
  apiKey: Type.String(),
  lang: Type.Optional(Type.String()),
  theme: Type.Optional(Type.String()),
});

/**
 * Serves the card fields as a page on the provider's origin (docs/decisions.md, Payment): only the page at `framedBy`
 * may frame it, inside the shop, and receive its messages.
 */
export function addPayeezyFields(
  app: FastifyInstance,
  { site, framedBy, taToken }: { site: string; framedBy: string; taToken: string },
): void {
  const fields = { speaks: "payeezy", taToken, path: PATH, cards: payeezyCards } as const;
  const headers = { ...secured, "content-security-policy": fieldsPolicy({ site, framedBy }) };
  app.get<{ Querystring: Static<typeof FieldsQuery> }>(
    PATH,
    { schema: { querystring: FieldsQuery } },
    async ({ query }, reply) => {
      const { apiKey, lang, theme } = query;
      const look = {
        apiKey,
        site: framedBy,
        language: acceptedLanguage(lang),
        theme: theme === "dark" ? "dark" : "light",
      } as const;
      return reply.headers(headers).type("text/html; charset=utf-8").send(fieldsPage(fields, look));
    },
  );
  app.get(`${PATH}.css`, async (_request, reply) =>
    reply.headers(headers).type("text/css; charset=utf-8").send(fieldsStyle),
  );
  app.get(`${PATH}.js`, async (_request, reply) =>
    reply.headers(headers).type("text/javascript; charset=utf-8").send(`(${runFields})();`),
  );
}
