import { randomInt } from "node:crypto";
import type { Providers } from "../../features/checkout/server/payment.ports";
import type { Config } from "../config";
import { payeezyProvider } from "./payeezy/payeezy";
import { stripeProvider } from "./stripe/stripe";

/** The providers beside Clover, as far as they are configured. */
export function otherProviders({ stripe, payeezy }: Config): Pick<Providers, "stripe" | "payeezy"> {
  return {
    ...(stripe && { stripe: stripeProvider(stripe) }),
    ...(payeezy && { payeezy: payeezyProvider({ ...payeezy, fetch, newNonce, worldNow: Date.now }) }),
  };
}

const newNonce = () => `${Date.now()}${randomInt(10 ** 9)}`;
