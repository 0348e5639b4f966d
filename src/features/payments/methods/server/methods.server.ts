import { type Environment, readEach } from "../../../../platform/server/environment";
import type { CardPage } from "../../server/cards/cardPages";
import type { ConfiguredMethod, PaymentMethod, ServerMethod } from "../../server/payment.method";
import { clover } from "../clover/server/clover.method";
import { payeezy } from "../payeezy/server/payeezy.method";
import { stripe } from "../stripe/server/stripe.method";
import { transfer } from "../transfer/server/transfer.method";

export type ConfiguredMethods = ReturnType<typeof configureMethods>;

/**
 * Every payment method, one line each, as `env` configures it. `standIn`: the address of the stand-ins; null in
 * production. Throws for half a configuration.
 */
export function configureMethods(env: Environment, standIn: string | null) {
  const configured = <Settings>({
    configure,
    open,
    demands = [],
    cardPages,
    tryOut,
  }: ServerMethod<Settings>): ConfiguredMethod<Settings> => {
    const settings = configure(env, standIn);
    return {
      settings,
      demands,
      cardPages: cardPages?.(settings) ?? [],
      open: () => open(settings),
      tryOut: (about) => tryOut?.(settings, about) ?? null,
    };
  };
  return readEach({
    clover: () => configured(clover),
    payeezy: () => configured(payeezy),
    stripe: () => configured(stripe),
    transfer: () => configured(transfer),
  });
}

/** The pages of card fields that the methods need. */
export function cardPagesOf(configured: ConfiguredMethods): CardPage[] {
  return Object.values(configured).flatMap(({ cardPages }) => cardPages);
}

export function openMethods(configured: ConfiguredMethods): PaymentMethod[] {
  return Object.values(configured).map(({ open }) => open());
}
