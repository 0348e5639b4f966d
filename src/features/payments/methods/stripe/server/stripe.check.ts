import type Stripe from "stripe";
import { type Finding, failed, ok, warning } from "../../../../../platform/server/finding";
import { fieldOf } from "../../../../../shared/unknownData";
import type { TriedFor } from "../../../server/payment.method";
import { STRIPE_WEBHOOK } from "../link.contract";
import { stripeEvents } from "./reading";
import { openStripe, type StripeSettings } from "./stripe";

/** Whether Stripe accepts the key, the account may charge, and the webhook has the settings we need. (OPS-140) */
export async function checkStripeAccount(
  settings: StripeSettings,
  { publicUrl, production }: TriedFor,
): Promise<Finding> {
  const sdk = await openStripe({ ...settings, retries: 0 });
  try {
    const account = await sdk.accounts.retrieveCurrent();
    if (!account.charges_enabled)
      return failed(
        `clients cannot pay by link: Stripe lets account ${account.id} take no payments; see the dashboard for what it asks of you`,
      );
    const lack = await webhookLack(sdk, `${publicUrl}${STRIPE_WEBHOOK}`);
    if (lack) return lack;
    if (production && /^(sk|rk)_test_/.test(settings.secretKey))
      return warning(
        `account ${account.id} is in test mode: no link is paid in truth until STRIPE_SECRET_KEY is a live one`,
      );
    return ok(`account ${account.id} takes payments, and reports them here`);
  } catch (error) {
    const status = fieldOf(error, "statusCode");
    if (status === 401)
      return failed(
        "clients cannot pay by link: Stripe refuses STRIPE_SECRET_KEY; copy the secret key of this account from its dashboard",
      );
    if (status === 403)
      return warning(
        "STRIPE_SECRET_KEY is a restricted key that may not read the account or its webhooks: see docs/providers.md for what it has to be allowed",
      );
    throw error;
  }
}

/** The checks that Stripe did not answer; null if it answered all. */
async function webhookLack(sdk: Stripe, url: string): Promise<Finding | null> {
  const { data } = await sdk.webhookEndpoints.list({ limit: 100 });
  const ours = data.find((endpoint) => endpoint.url === url && endpoint.status === "enabled");
  if (!ours)
    return failed(
      `links that clients pay are noticed late: Stripe has no enabled webhook to ${url}; see docs/providers.md`,
    );
  const told: readonly string[] = ours.enabled_events;
  const missing = told.includes("*") ? [] : stripeEvents.filter((event) => !told.includes(event));
  return missing.length === 0
    ? null
    : warning(`the webhook to ${url} is not told of ${missing.join(", ")}: add them at Stripe`);
}
