import type { InjectOptions } from "fastify";
import type { PayeezyPayment } from "../../src/features/payments/methods/payeezy/payeezy.schemas";
import { STRIPE_WEBHOOK } from "../../src/features/payments/methods/stripe/link.contract";
import { buildStandIn } from "../../stand-ins/clover/standIn";
import { buildPayeezyStandIn } from "../../stand-ins/payeezy/payeezyStandIn";
import { buildStripeStandIn } from "../../stand-ins/stripe/stripeStandIn";

const SITE = "http://localhost:8080";
const payeezyKeys = { apiKey: "key", apiSecret: "secret", merchantToken: "fdoa-1", taToken: "NOIW" };
const secretKey = "sk_test_of_walks";
const webhookSecret = "whsec_of_walks";

/** The actions of payers at the providers' own pages. */
export type Providers = {
  /** A single-use token of a test card (docs/testing.md, Cards). */
  tokenOf: (card: string) => Promise<string>;
  /** Payeezy's token of one of its test cards. */
  payeezyTokenOf: (card: string) => Promise<PayeezyPayment["Token"]>;
  /** Pays a link; resolves once the webhooks have been sent. */
  payLink: (url: string) => Promise<void>;
};

/**
 * The stand-ins of Clover, Payeezy and Stripe on loopback, their environment variables, and the actions of payers
 * there.
 */
export async function startProviders(inject: (options: InjectOptions) => Promise<{ statusCode: number }>) {
  const clover = buildStandIn({ production: false, site: SITE, privateKey: "key", file: null }).app;
  const cloverUrl = await clover.listen({ port: 0, host: "127.0.0.1" });
  const payeezy = buildPayeezyStandIn({ production: false, site: SITE, ...payeezyKeys }).app;
  const payeezyUrl = await payeezy.listen({ port: 0, host: "127.0.0.1" });
  const stripe = await buildStripeStandIn({
    production: false,
    site: SITE,
    secretKey,
    webhookSecret,
    origin: () => "http://localhost",
    post: async (payload, signature) => {
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      return (await inject({ method: "POST", url: STRIPE_WEBHOOK, payload, headers })).statusCode;
    },
    file: null,
  });
  const stripeUrl = await stripe.app.listen({ port: 0, host: "127.0.0.1" });

  const providers: Providers = {
    tokenOf: async (number) => {
      const answer = await fetch(`${cloverUrl}/v1/tokens`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: "stand-in-access-key" },
        body: JSON.stringify({ card: { number, exp_month: "12", exp_year: "2099", cvv: "123" } }),
      });
      const { id }: { id?: string } = await answer.json();
      if (!id) throw new Error(`the tokeniser refused the card: ${answer.status}`);
      return id;
    },
    payeezyTokenOf: async (card_number) => {
      const credit_card = { type: "visa", cardholder_name: "Ana", card_number, exp_date: "1299", cvv: "123" };
      const payload = { type: "FDToken", ta_token: payeezyKeys.taToken, auth: "false", credit_card };
      const headers = { apikey: payeezyKeys.apiKey };
      const answer = await payeezy.inject({ method: "POST", url: "/v1/transactions/tokens", headers, payload });
      const { type, value, exp_date } = answer.json().token;
      return { Type: type, Value: value, ExpDate: exp_date };
    },
    payLink: async (url) => {
      const payer = { name: "Ana Rivera Soto", email: "", number: "4242424242424242", bankAllows: true };
      const attempt = stripe.core.pay(url.split("/").at(-1) ?? "", payer);
      if (attempt.kind !== "paid") throw new Error(`the link was not paid: ${attempt.kind}`);
      await stripe.webhooks.paid(attempt.session, attempt.link, "once");
    },
  };
  const environment = {
    CLOVER_TOKEN_URL: cloverUrl,
    CLOVER_CHARGE_URL: cloverUrl,
    CLOVER_SDK_URL: `${cloverUrl}/sdk.js`,
    CLOVER_PRIVATE_KEY: "key",
    STRIPE_API_URL: stripeUrl,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PAYEEZY_API_URL: payeezyUrl,
    PAYEEZY_API_KEY: payeezyKeys.apiKey,
    PAYEEZY_API_SECRET: payeezyKeys.apiSecret,
    PAYEEZY_MERCHANT_TOKEN: payeezyKeys.merchantToken,
  };
  const close = async () => {
    await Promise.all([clover.close(), stripe.app.close(), payeezy.close()]);
  };
  return { providers, environment, close };
}
