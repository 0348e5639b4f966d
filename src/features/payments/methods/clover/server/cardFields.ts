import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { acceptedLanguage } from "../../../../../shared/language";
import { Strict } from "../../../../../shared/schemas";
import { CARD_FRAME_PATH } from "../../../cardFrame";
import { frameHeaders, framePage } from "../../../server/framePage";
import { runCardFields } from "./cardFieldsScript";

/** As `CardFrameQuery` has it. The script reads the key. */
const Query = Strict({ key: Type.String({ maxLength: 200 }), lang: Type.String({ maxLength: 8 }) });

type Addresses = { sdkUrl: string; tokenUrl: string };

/**
 * The page that holds the card provider's own fields. The provider's program runs here, under a policy of this page's,
 * so that the shop's pages keep to scripts of ours alone. (PAY-17)
 */
export function addCardFields(app: FastifyInstance, addresses: Addresses): void {
  const config = { access: "public", impersonator: "act" } as const;
  const headers = frameHeaders(allowed(addresses));
  const scripts = [encodeURI(addresses.sdkUrl), `${CARD_FRAME_PATH}.js`];
  app.get<{ Querystring: Static<typeof Query> }>(
    CARD_FRAME_PATH,
    { config, schema: { querystring: Query } },
    async ({ query }, reply) =>
      reply
        .headers(headers)
        .type("text/html; charset=utf-8")
        .send(framePage(acceptedLanguage(query.lang), scripts)),
  );
  app.get(`${CARD_FRAME_PATH}.js`, { config }, async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(`(${runCardFields})();`),
  );
}

/** What the provider's program may do in the page. */
function allowed({ sdkUrl, tokenUrl }: Addresses): string[] {
  const theirs = [...new Set([sdkUrl, tokenUrl].map((url) => new URL(url).origin))].join(" ");
  return [`script-src 'self' ${theirs}`, `connect-src ${theirs}`, `frame-src ${theirs}`, `img-src ${theirs}`];
}
