import { randomInt } from "node:crypto";
import { payeezyProvider } from "../../features/payments/methods/payeezy/server/payeezy";
import { stripeProvider } from "../../features/payments/methods/stripe/server/stripe";
import type { Providers } from "../../features/payments/server/payment.ports";
import type { Config } from "./config";

/** The providers beside Clover, as far as they are configured. */
export function otherProviders({ stripe, payeezy }: Config): Pick<Providers, "stripe" | "payeezy"> {
  return {
    ...(stripe && { stripe: stripeProvider(stripe) }),
    ...(payeezy && { payeezy: payeezyProvider({ ...payeezy, fetch, newNonce, worldNow: Date.now }) }),
  };
}

const newNonce = () => `${Date.now()}${randomInt(10 ** 9)}`;
