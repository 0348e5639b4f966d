import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { Static } from "typebox";
import { acceptedLanguage } from "../../src/shared/language";
import { addFaultsControl, openFaults, strictAjv } from "../faults";
import { errorReply, type Reply } from "./answers";
import { bankPage, defineClover3DS, runBank } from "./bank";
import { charging } from "./charging";
import { DemoPageQuery, demoCardsPage, ElementQuery, elementPage } from "./elementPage";
import { fieldsPolicy, secured } from "./fieldsHeaders";
import { runFields } from "./fieldsScript";
import { fieldsStyle } from "./fieldsStyle";
import { type Journal, openJournal } from "./journal";
import {
  ChargeBody,
  ChargeList,
  Charging,
  CustomerBody,
  FinishBody,
  Keyed,
  RefundBody,
  RefundList,
  TokenBody,
} from "./requests";
import { defineClover } from "./sdkScript";
import { type CloverFault, cloverFaults, testCards } from "./testCards";
import { createToken } from "./tokens";

/** The shop's text font, which this provider serves too. */
const textFace = resolve("node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");

/** The public key that the card fields use. */
const ACCESS_KEY = "stand-in-access-key";

export type StandInOptions = {
  production: boolean;
  /** The shop's origin. */
  site: string;
  /**
   * The origin of the page that frames the fields, the only one with which they exchange messages; by default the
   * shop's.
   */
  framedBy?: string;
  privateKey: string;
  merchantId?: string;
  /** The origin of the test bank's pages, which the stand-in serves too. */
  bank?: string;
  /** Whether Clover has disabled the merchant. */
  closed?: boolean;
  /** The path of the file that stores charges; null: in memory. */
  file: string | null;
  /** Tests replace it, so that they need not wait. */
  wait?: (milliseconds: number) => Promise<void>;
  now?: () => number;
};

export type StandIn = { app: FastifyInstance; journal: Journal; core: ReturnType<typeof charging> };

/**
 * A stand-in for Clover's Ecommerce API, for machines without an account there: the same protocol over HTTP on another
 * origin than the shop's, and the card fields it hosts. Throws in production.
 */
export function buildStandIn(options: StandInOptions): StandIn {
  if (options.production) throw new Error("The Clover stand-in is refused in production");
  const wait = options.wait ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
  const now = options.now ?? Date.now;
  const journal = openJournal(options.file);
  const faults = openFaults(Object.keys(cloverFaults).filter(isFault));
  const core = charging({ journal, wait, now, faults, ...(options.bank && { bank: options.bank }) });
  // No logger: requests contain card numbers.
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    ajv: strictAjv,
  });

  const send = (reply: FastifyReply, { status, body }: Reply) => reply.code(status).send(body);
  const unauthorised = errorReply(401, "authentication_error", "unauthorized", "Unauthorized");
  const isPrivate = (authorization: string | undefined) => authorization === `Bearer ${options.privateKey}`;

  app.setErrorHandler(async (error, _request, reply) =>
    send(
      reply,
      errorReply(400, "invalid_request_error", "invalid_request", error instanceof Error ? error.message : ""),
    ),
  );
  app.get("/pakms/apikey", async ({ headers }, reply) =>
    isPrivate(headers.authorization)
      ? {
          active: options.closed !== true,
          apiAccessKey: ACCESS_KEY,
          merchantUuid: options.merchantId,
          createdTime: 0,
          modifiedTime: 0,
        }
      : send(reply, unauthorised),
  );
  app.post<{ Body: Static<typeof TokenBody> }>(
    "/v1/tokens",
    { schema: { body: TokenBody } },
    async (request, reply) => {
      if (request.headers.apikey !== ACCESS_KEY) return send(reply, unauthorised);
      return send(reply, createToken(journal, request.body.card, now()));
    },
  );
  app.post<{ Body: Static<typeof ChargeBody>; Headers: Static<typeof Charging> }>(
    "/v1/charges",
    { schema: { body: ChargeBody, headers: Charging } },
    async ({ body, headers }, reply) => {
      if (!isPrivate(headers.authorization)) return send(reply, unauthorised);
      const { amount, source, description } = body;
      const authenticates = body.threeds !== undefined;
      const asked = { key: headers["idempotency-key"], amount, source, authenticates };
      const receipt = body.receipt_email === undefined ? asked : { ...asked, email: body.receipt_email };
      const outcome = await core.charge(description === undefined ? receipt : { ...receipt, description });
      if (outcome !== "break") return send(reply, outcome);
      reply.hijack();
      return reply.raw.socket?.resetAndDestroy();
    },
  );
  app.get<{ Querystring: Static<typeof ChargeList> }>(
    "/v1/charges",
    { schema: { querystring: ChargeList } },
    async ({ query, headers }, reply) =>
      send(reply, isPrivate(headers.authorization) ? core.listCharges(listingOf(query)) : unauthorised),
  );
  app.post<{ Body: Static<typeof FinishBody> }>(
    "/v1/charges/finalize_payment",
    { schema: { body: FinishBody } },
    async ({ body, headers }, reply) =>
      send(
        reply,
        isPrivate(headers.authorization) ? core.finish(body.charge_id, body.threeds.flow_status) : unauthorised,
      ),
  );
  app.get<{ Params: { id: string } }>("/v1/charges/:id", async ({ params, headers }, reply) =>
    send(reply, isPrivate(headers.authorization) ? core.findCharge(params.id) : unauthorised),
  );
  app.get<{ Querystring: Static<typeof RefundList> }>(
    "/v1/refunds",
    { schema: { querystring: RefundList } },
    async ({ query, headers }, reply) =>
      send(reply, isPrivate(headers.authorization) ? core.listRefunds(listingOf(query)) : unauthorised),
  );
  app.post<{ Body: Static<typeof RefundBody>; Headers: Static<typeof Keyed> }>(
    "/v1/refunds",
    { schema: { body: RefundBody, headers: Keyed } },
    async ({ body, headers }, reply) => {
      if (!isPrivate(headers.authorization)) return send(reply, unauthorised);
      const request = { key: headers["idempotency-key"], charge: body.charge, amount: body.amount ?? null };
      return send(reply, core.refund(request));
    },
  );
  app.post<{ Body: Static<typeof CustomerBody>; Headers: Static<typeof Keyed> }>(
    "/v1/customers",
    { schema: { body: CustomerBody, headers: Keyed } },
    async ({ body, headers }, reply) => {
      if (!isPrivate(headers.authorization)) return send(reply, unauthorised);
      return send(reply, core.keep({ ...body, key: headers["idempotency-key"], name: body.name ?? null }));
    },
  );
  app.get<{ Params: { id: string } }>("/v1/customers/:id", async ({ params, headers }, reply) =>
    send(reply, isPrivate(headers.authorization) ? core.customer(params.id) : unauthorised),
  );
  app.delete<{ Params: { id: string; source: string } }>(
    "/v1/customers/:id/sources/:source",
    async ({ params, headers }, reply) =>
      send(reply, isPrivate(headers.authorization) ? core.remove(params.id, params.source) : unauthorised),
  );
  addFaultsControl(app, { path: "/clover/faults", key: options.privateKey, faults });
  servePages(app, { site: options.site, framedBy: options.framedBy ?? options.site });
  return { app, journal, core };
}

const listingOf = <Asked extends Static<typeof ChargeList>>({ "created.gte": since, limit, ...asked }: Asked) => ({
  ...asked,
  "created.gte": Number(since ?? 0),
  limit: Number(limit ?? 10),
});

const isFault = (name: string): name is CloverFault => name in cloverFaults;

/** The script that puts the fields into a page, and the fields themselves. */
function servePages(app: FastifyInstance, around: { site: string; framedBy: string }): void {
  const headers = { ...secured, "content-security-policy": fieldsPolicy(around) };
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(secured);
  });
  const look = ({ lang, theme }: { lang?: string; theme?: string }) => ({
    site: around.framedBy,
    language: acceptedLanguage(lang),
    theme: theme === "dark" ? ("dark" as const) : ("light" as const),
  });
  app.get<{ Querystring: Static<typeof ElementQuery> }>(
    "/element",
    { schema: { querystring: ElementQuery } },
    async ({ query }, reply) =>
      reply
        .headers(headers)
        .type("text/html; charset=utf-8")
        .send(elementPage({ ...look(query), apiKey: query.apiKey, type: query.type, styles: query.styles })),
  );
  app.get<{ Querystring: Static<typeof DemoPageQuery> }>(
    "/demo-cards",
    { schema: { querystring: DemoPageQuery } },
    async ({ query }, reply) =>
      reply
        .headers(headers)
        .type("text/html; charset=utf-8")
        .send(demoCardsPage(testCards, look(query))),
  );
  app.get<{ Querystring: Static<typeof DemoPageQuery> }>("/3ds/challenge", async ({ query }, reply) =>
    reply
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(bankPage(look(query))),
  );
  app.get("/3ds/method", async (_request, reply) =>
    reply.headers(headers).type("text/html; charset=utf-8").send("<!doctype html><title>Bank</title>"),
  );
  app.get("/3ds/bank.js", async (_request, reply) =>
    script(reply, `(${runBank})(${JSON.stringify(around.framedBy)});`),
  );
  app.get("/clover3DS/clover3DS-sdk.js", async (request, reply) =>
    script(reply, `(${defineClover3DS})(${JSON.stringify(`${request.protocol}://${request.host}`)});`),
  );
  app.get("/fields.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(fieldsStyle));
  app.get("/figtree.woff2", async (_request, reply) => reply.type("font/woff2").send(await readFile(textFace)));
  app.get("/fields.js", async (_request, reply) => script(reply, `(${runFields})();`));
  app.get("/sdk.js", async (request, reply) =>
    script(reply, `(${defineClover})(${JSON.stringify(`${request.protocol}://${request.host}`)});`),
  );
}

const script = (reply: FastifyReply, source: string) => reply.type("text/javascript; charset=utf-8").send(source);
