import formbody from "@fastify/formbody";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { acceptedLanguage } from "../../src/shared/language";
import { addFaultsControl, type Faults, openFaults } from "../faults";
import { failure } from "./answers";
import { type Delivery, deliveries, type LinkFault, linkFaults, webhookOf } from "./cards";
import { type Attempt, type Form, type Payer, type Reply, type StripeCore, stripeCore } from "./core";
import { type LaterEvent, laterEvents, playLaterEvent } from "./laterEvents";
import { openMemory, type StripeMemory } from "./memory";
import { laterEventPage, payPage, payStyle } from "./payPage";
import { type Post, type Webhooks, webhookSender } from "./webhooks";

export type StripeStandInOptions = {
  production: boolean;
  /** The shop's origin, to which payers return. */
  site: string;
  secretKey: string;
  webhookSecret: string;
  /** The origin of its pages; a function, because a test knows its port only after listening. */
  origin: () => string;
  post: Post;
  /** The file that stores payments; null: in memory. */
  file: string | null;
  /** The account's state; by default open, without webhooks. */
  account?: StripeAccountState;
  /** Tests replace it, so that they need not wait. */
  wait?: (milliseconds: number) => Promise<void>;
  systemClock?: () => number;
};

export type StripeAccountState = {
  chargesEnabled: boolean;
  webhooks: readonly { url: string; enabled_events: readonly string[]; status: "enabled" | "disabled" }[];
};

export type StripeStandIn = { app: FastifyInstance; memory: StripeMemory; core: StripeCore; webhooks: Webhooks };

/**
 * A stand-in for Stripe's Payment Links: its API, the page at which a link is paid, and signed webhooks. Throws in
 * production.
 */
export async function buildStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  if (options.production) throw new Error("The Stripe stand-in is refused in production");
  const { secretKey, webhookSecret: secret, post, systemClock = Date.now } = options;
  const wait = options.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref()));
  const memory = openMemory(options.file);
  const core = stripeCore(memory, options.origin, systemClock);
  const webhooks = webhookSender({ secret, post, wait, systemClock });
  // No logger: requests contain card numbers.
  const app = Fastify({ logger: false, exposeHeadRoutes: false, forceCloseConnections: "idle" });
  await app.register(formbody);
  serveApi(app, core, secretKey);
  serveAccount(app, secretKey, options.account ?? { chargesEnabled: true, webhooks: [] });
  const faults = openFaults(linkFaults);
  addFaultsControl(app, { path: "/stripe/faults", key: secretKey, faults });
  servePage(app, { core, webhooks, systemClock, wait, faults }, options.site);
  await app.ready();
  return { app, memory, core, webhooks };
}

type Id = { Params: { id: string } };

function serveApi(app: FastifyInstance, core: StripeCore, secretKey: string): void {
  const unauthorised: Reply = {
    status: 401,
    body: failure("invalid_request_error", "api_key_invalid", "Invalid API Key"),
  };
  const send = (reply: FastifyReply, authorization: string | undefined, decide: () => Reply) => {
    const { status, body } = authorization === `Bearer ${secretKey}` ? decide() : unauthorised;
    return reply.code(status).send(body);
  };
  const keyOf = (headers: Record<string, unknown>) => String(headers["idempotency-key"] ?? "");
  app.post<{ Body: Form }>("/v1/payment_links", async ({ headers, body }, reply) =>
    send(reply, headers.authorization, () => core.createLink(keyOf(headers), body)),
  );
  app.get<{ Querystring: Form }>("/v1/payment_links", async ({ headers, query }, reply) =>
    send(reply, headers.authorization, () => core.listLinks(query)),
  );
  app.post<Id & { Body: Form }>("/v1/payment_links/:id", async ({ headers, params, body }, reply) =>
    send(reply, headers.authorization, () => core.changeLink(params.id, body)),
  );
  app.get<{ Querystring: Form }>("/v1/checkout/sessions", async ({ headers, query }, reply) =>
    send(reply, headers.authorization, () => core.sessionsOf(query.payment_link ?? "")),
  );
  app.get<Id>("/v1/payment_intents/:id", async ({ headers, params }, reply) =>
    send(reply, headers.authorization, () => core.intent(params.id)),
  );
  app.post<{ Body: Form }>("/v1/refunds", async ({ headers, body }, reply) =>
    send(reply, headers.authorization, () => core.refund(keyOf(headers), body)),
  );
  app.get<{ Querystring: Form }>("/v1/refunds", async ({ headers, query }, reply) =>
    send(reply, headers.authorization, () => core.listRefunds(query)),
  );
  app.get<{ Querystring: Form }>("/v1/charges", async ({ headers, query }, reply) =>
    send(reply, headers.authorization, () => core.listCharges(query)),
  );
  app.get<Id>("/v1/charges/:id", async ({ headers, params }, reply) =>
    send(reply, headers.authorization, () => core.charge(params.id)),
  );
}

/** The account and its webhooks, for the shop's configuration checks. */
function serveAccount(app: FastifyInstance, secretKey: string, account: StripeAccountState): void {
  const refused = failure("invalid_request_error", "api_key_invalid", "Invalid API Key");
  const isOurs = (authorization: string | undefined) => authorization === `Bearer ${secretKey}`;
  app.get("/v1/account", async ({ headers }, reply) => {
    if (!isOurs(headers.authorization)) return reply.code(401).send(refused);
    const { chargesEnabled } = account;
    return { id: "acct_1Nv0FGQ9RKHgCVdK", object: "account", charges_enabled: chargesEnabled, country: "US" };
  });
  app.get("/v1/webhook_endpoints", async ({ headers }, reply) => {
    if (!isOurs(headers.authorization)) return reply.code(401).send(refused);
    const data = account.webhooks.map((endpoint, at) => ({ id: `we_${at}`, object: "webhook_endpoint", ...endpoint }));
    return { object: "list", url: "/v1/webhook_endpoints", has_more: false, data };
  });
}

type Played = {
  core: StripeCore;
  webhooks: Webhooks;
  systemClock: () => number;
  wait: (milliseconds: number) => Promise<void>;
  faults: Faults<LinkFault>;
};

/** Serves the page of a link, and its form. */
function servePage(app: FastifyInstance, played: Played, site: string): void {
  const { core, webhooks, systemClock } = played;
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${site}; frame-ancestors 'none'; base-uri 'none'`;
  const headers = { "content-security-policy": policy, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  const show = (reply: FastifyReply, page: string) =>
    reply.headers(headers).type("text/html; charset=utf-8").send(page);
  const blank = { error: null, asksBank: false, name: "", email: "", number: "" };
  app.get("/pay.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(payStyle));
  app.get<Id>("/pay/:id", async ({ params, headers: { "accept-language": accepted } }, reply) =>
    show(reply, payPage(core.linkOf(params.id), acceptedLanguage(accepted), blank)),
  );
  app.post<Id & { Body: Form }>(
    "/pay/:id",
    async ({ params, body, headers: { "accept-language": accepted } }, reply) => {
      const { name = "", email = "", number = "", bankAllows, delivery } = body;
      const { attempt, fault } = attemptAt(played, params.id, {
        name,
        email,
        number,
        bankAllows: bankAllows === "yes",
      });
      if (attempt.kind === "paid") {
        void tell(played, attempt, fault ? webhookOf[fault] : { after: 0, delivery: deliveryOf(delivery) });
        return reply.headers(headers).redirect(attempt.link.returnUrl, 303);
      }
      if (attempt.kind === "declined") void webhooks.failed(attempt.link, attempt.code);
      const error = attempt.kind === "declined" ? attempt.code : null;
      const state = { error, asksBank: attempt.kind === "asksBank", name, email, number };
      const link = attempt.kind === "closed" ? undefined : core.linkOf(params.id);
      return show(reply, payPage(link, acceptedLanguage(accepted), state));
    },
  );
  app.post<Id & { Body: Form }>(
    "/pay/:id/afterwards",
    async ({ params, body, headers: { "accept-language": accepted } }, reply) => {
      const what = laterEventOf(body.what);
      const happened = what !== undefined && (await playLaterEvent({ core, webhooks, systemClock }, params.id, what));
      return show(reply.code(happened ? 200 : 409), laterEventPage(params.id, acceptedLanguage(accepted), happened));
    },
  );
}

type Paid = Extract<Attempt, { kind: "paid" }>;

/** A payment with the fault that is set: the card is declined, or the webhook is changed. */
function attemptAt({ core, faults }: Played, linkId: string, payer: Payer) {
  const asked = JSON.stringify([core.linkOf(linkId), payer]);
  const met = faults.meet(asked);
  const attempt = core.pay(linkId, { ...payer, bankDeclines: met?.fault === "decline" });
  const happens = met !== null && attempt.kind === (met.fault === "decline" ? "declined" : "paid");
  if (happens) met.happens();
  return { attempt, fault: happens && met.fault !== "decline" ? met.fault : null };
}

async function tell(
  { webhooks, wait }: Played,
  { session, link }: Paid,
  { after, delivery }: { after: number; delivery: Delivery },
): Promise<void> {
  if (after > 0) await wait(after);
  await webhooks.paid(session, link, delivery);
}

function laterEventOf(asked: string | undefined): LaterEvent | undefined {
  return laterEvents.find((known) => known === asked);
}

function deliveryOf(asked: string | undefined): Delivery {
  return deliveries.find((known) => known === asked) ?? "once";
}
