import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildStandIn } from "./clover/standIn";
import { buildPayeezyStandIn } from "./payeezy/payeezyStandIn";
import { buildStripeStandIn } from "./stripe/stripeStandIn";
import type { Post } from "./stripe/webhooks";
import { addWhatsAppStandIn, type WhatsAppAccount } from "./whatsapp/whatsAppStandIn";

/** The part of the shop's configuration that the stand-ins need. A provider without configuration gets no stand-in. */
export type StandInConfig = {
  production: boolean;
  /** The site's port; theirs is the next one. */
  port: number;
  /** The site's public address without a final slash. */
  publicUrl: string;
  /** The origin of the pages that frame the providers' card fields; null: none. */
  cardFields: { origin: string } | null;
  dataDir: string;
  databaseUrl: string | null;
  /** The shop's payment methods by name; one whose settings are null is not configured. */
  payments: {
    clover: { settings: { chargeUrl: string; privateKey: string; merchantId: string } | null };
    stripe: { settings: StripeAccount | null };
    payeezy: { settings: PayeezyAccount | null };
  };
  whatsApp: (WhatsAppAccount & { apiUrl: string }) | null;
  /** The templates that the WhatsApp account has. */
  whatsAppTemplates: readonly { name: string; language: string; category: string }[];
};

/** `webhookPath`: of the shop's webhook. */
type StripeAccount = { apiUrl: string; secretKey: string; webhookSecret: string; webhookPath: string };
type PayeezyAccount = { apiUrl: string; apiKey: string; apiSecret: string; merchantToken: string; taToken: string };

/**
 * Starts the providers' stand-ins on the port after the site's, unless the configuration names other addresses. They
 * share the port: a request's headers or path tell which one it is for. Resolves to a function that stops them. Throws
 * in production. (PAY-20)
 */
export async function startStandIns(config: StandInConfig): Promise<() => Promise<void>> {
  const { production, publicUrl, payments, port } = config;
  const account = payments.clover.settings;
  const stripe = payments.stripe.settings;
  const payeezy = payments.payeezy.settings;
  if (!account || !isHere(account.chargeUrl, config)) return async () => {};
  const site = new URL(publicUrl).origin;
  const framedBy = config.cardFields?.origin ?? site;
  const clover = buildStandIn({
    production,
    site,
    framedBy,
    privateKey: account.privateKey,
    merchantId: account.merchantId,
    bank: `http://localhost:${port + 1}`,
    file: memoryOf(config, "clover"),
  }).app;
  const { whatsApp } = config;
  if (whatsApp && isHere(whatsApp.apiUrl, config))
    addWhatsAppStandIn(clover, {
      production,
      account: whatsApp,
      templates: config.whatsAppTemplates,
      site: publicUrl,
      fetch,
    });
  const stripeApp = stripe && isHere(stripe.apiUrl, config) ? (await buildStripe(config, stripe, site)).app : null;
  const payeezyApp =
    payeezy && isHere(payeezy.apiUrl, config)
      ? buildPayeezyStandIn({ production, site, framedBy, ...payeezy }).app
      : null;
  const apps = [clover, stripeApp, payeezyApp].filter((app) => app !== null);
  await Promise.all(apps.map((app) => app.ready()));
  const server = createServer((request, response) => {
    const app = (isForStripe(request) && stripeApp) || (isForPayeezy(request) && payeezyApp) || clover;
    app.routing(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port + 1, "localhost", resolve);
  });
  return () => stop(server, apps);
}

function buildStripe(config: StandInConfig, { secretKey, webhookSecret, webhookPath }: StripeAccount, site: string) {
  const post: Post = async (body, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    return (await fetch(`${config.publicUrl}${webhookPath}`, { method: "POST", headers, body })).status;
  };
  const origin = () => `http://localhost:${config.port + 1}`;
  const file = memoryOf(config, "stripe");
  return buildStripeStandIn({ production: config.production, site, secretKey, webhookSecret, origin, post, file });
}

/** Stripe's SDK sends its version in a header; browsers open its page by path. */
const isForStripe = ({ headers, url = "" }: IncomingMessage) =>
  headers["stripe-version"] !== undefined || /^\/(pay(\/|\.css)|stripe\/)/.test(url);
const isForPayeezy = ({ url = "" }: IncomingMessage) => /^\/(v1\/transactions|payeezy\/)/.test(url);

async function stop(server: ReturnType<typeof createServer>, apps: readonly FastifyInstance[]): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  await Promise.all(apps.map((app) => app.close()));
}

/** True if a provider's address is the port after the site's. */
function isHere(address: string, { port }: StandInConfig): boolean {
  const { hostname, port: theirs } = new URL(address);
  return hostname === "localhost" && Number(theirs) === port + 1;
}

/** Processes that share a database share the provider's memory too: one may ask about another one's charges. */
function memoryOf({ databaseUrl, dataDir }: StandInConfig, provider: "clover" | "stripe"): string {
  if (databaseUrl === null) return join(dataDir, `${provider}-stand-in.jsonl`);
  const name = createHash("sha256").update(databaseUrl).digest("hex").slice(0, 16);
  return join(tmpdir(), `malecon-${provider}-${name}.jsonl`);
}
