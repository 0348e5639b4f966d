import { allOrNone, type PaymentCore, type ServerMethod } from "../../../server/payment.method";
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

/** Payment links to Stripe's own page. */
export const stripe = {
  configure: (env, standIn) => {
    const given = allOrNone(env, "Stripe", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
    if (given) {
      const [secretKey = "", webhookSecret = ""] = given;
      const apiUrl = env.STRIPE_API_URL ?? standIn ?? "https://api.stripe.com";
      return { apiUrl, secretKey, webhookSecret, webhookPath: STRIPE_WEBHOOK };
    }
    if (standIn === null) return null;
    const keys = { secretKey: "sk_test_stand_in", webhookSecret: "whsec_stand_in" };
    return { apiUrl: standIn, ...keys, webhookPath: STRIPE_WEBHOOK };
  },

  open: (settings, provider: LinkProvider | undefined = settings ? stripeProvider(settings) : undefined) => ({
    ...stripeFacts,
    isOffered: provider !== undefined,
    refunds: provider,
    attemptEnded: wakeLink,
    serve: (core: PaymentCore) => {
      const settlement = provider ? linkSettlement({ ...core, provider }) : null;
      const webhook = provider && settlement ? linkWebhook({ ...core, provider, links: settlement }) : null;
      const links = linkService({ ...core, links: settlement });

      /** Whatever links need next, and the webhooks that were not applied yet. */
      async function reconcile(): Promise<number> {
        if (!settlement || !webhook) return 0;
        const at = core.now();
        const ids = await claimLinks(core.db, at, at + ANSWER_WITHIN, 20);
        for (const id of ids) await settlement.advance(id);
        return ids.length + (await webhook.resume());
      }

      return { links, webhook, addRoutes: (app) => linkRoutes(app, { links, webhook }), reconcile };
    },
  }),
} satisfies ServerMethod<(StripeSettings & { webhookPath: string }) | null>;
