import { forEachConcurrently } from "../../../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, type Whose } from "../../../../../platform/server/background/whose";
import { readEach, readText } from "../../../../../platform/server/environment";
import { readProvider } from "../../../../../platform/server/environment.address";
import { allOrNone, type PaymentCore, type PaymentJob, type ServerMethod } from "../../../server/payment.method";
import type { LinkProvider } from "../../../server/payment.ports";
import { ANSWER_WITHIN } from "../../../server/payment.rules";
import { STRIPE_WEBHOOK } from "../link.contract";
import { stripeFacts } from "../stripe.facts";
import { claimLinks, wakeLink } from "./link.repository";
import { linkRoutes } from "./link.routes";
import { linkService } from "./link.service";
import { linkSettlement } from "./link.settlement";
import { linkWebhook } from "./link.webhook";
import { type StripeSettings, stripeProvider } from "./stripe";
import { checkStripeAccount } from "./stripe.check";

/** How many links are polled concurrently. */
const BATCH = 10;

/** Payment links to Stripe's own page. */
export const stripe = {
  configure: (env, standIn) => {
    const { own, given } = readEach({
      own: () => readProvider(env, "STRIPE_API_URL", standIn === null),
      given: () => allOrNone(env, "Stripe", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]),
      kind: () => demandSecretKey(readText(env, "STRIPE_SECRET_KEY")),
    });
    if (given) {
      const [secretKey = "", webhookSecret = ""] = given;
      const apiUrl = own ?? standIn ?? "https://api.stripe.com";
      return { apiUrl, secretKey, webhookSecret, webhookPath: STRIPE_WEBHOOK };
    }
    if (standIn === null) return null;
    const keys = { secretKey: "sk_test_stand_in", webhookSecret: "whsec_stand_in" };
    // Requests to this machine's own stand-in are not retried: they are not lost, and if no stand-in runs a retry waits
    // a second.
    return { apiUrl: standIn, ...keys, retries: 0, webhookPath: STRIPE_WEBHOOK };
  },

  open: (settings, provider: LinkProvider | undefined = settings ? stripeProvider(settings) : undefined) => ({
    ...stripeFacts,
    isOffered: provider !== undefined,
    refunds: provider,
    book: provider?.book,
    attemptEnded: wakeLink,
    serve: (core: PaymentCore) => {
      const settlement = provider ? linkSettlement({ ...core, provider }) : null;
      const webhook = provider && settlement ? linkWebhook({ ...core, provider, links: settlement }) : null;
      const links = linkService({ ...core, links: settlement });

      const jobs: PaymentJob[] = [];
      if (settlement && webhook) {
        const advanceLinks = async (_isOver: () => boolean = () => false, whose: Whose = EVERYBODY) => {
          const at = core.now();
          const ids = await claimLinks(core.db, { now: at, until: at + ANSWER_WITHIN, limit: BATCH, whose });
          await forEachConcurrently(ids, settlement.advance, {
            concurrency: BATCH,
            timeout: ANSWER_WITHIN,
            log: core.log,
          });
          return ids.length;
        };
        jobs.push({ name: "upkeep of payment links", about: "clients", run: advanceLinks });
        jobs.push({ name: "webhooks that were not applied yet", about: "shop", run: webhook.resume });
      }

      return { links, webhook, addRoutes: (app) => linkRoutes(app, { links, webhook }), jobs };
    },
  }),

  tryOut: (settings, about) => settings && checkStripeAccount(settings, about),
} satisfies ServerMethod<(StripeSettings & { webhookPath: string }) | null>;

/** Stripe's dashboard shows two keys side by side; the other one is for browsers. (OPS-5) */
function demandSecretKey(key: string | null): void {
  if (!key?.startsWith("pk_")) return;
  throw new Error(
    "STRIPE_SECRET_KEY is a publishable key (pk_…), which may charge nothing: copy the secret key beside it in " +
      "Stripe's dashboard (sk_live_… or sk_test_…), or a restricted one (rk_…)",
  );
}
