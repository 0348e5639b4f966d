import { readEach, readText } from "../../../../../platform/server/environment";
import { readProvider } from "../../../../../platform/server/environment.address";
import { allOrNone, type PaymentCore, type ServerMethod } from "../../../server/payment.method";
import type { CardKeeper } from "../../../server/payment.ports";
import { cloverFacts } from "../clover.facts";
import { cardsService } from "./cards.service";
import { cloverProvider } from "./clover";
import { cloverPayments, cloverRoutes } from "./clover.routes";
import { cloverPage } from "./cloverPage";

export type CloverSettings = { tokenUrl: string; chargeUrl: string; sdkUrl: string; privateKey: string };

const named = ["CLOVER_TOKEN_URL", "CLOVER_CHARGE_URL", "CLOVER_SDK_URL", "CLOVER_PRIVATE_KEY"];

/** Cards over Clover, which also saves them. Production needs its configuration if its row is enabled. */
export const clover = {
  configure: (env, standIn) => {
    const production = standIn === null;
    const { isGiven, settings } = readEach({
      // Half a configuration is an error in production, where no stand-in supplies the rest.
      isGiven: () => !production || allOrNone(env, "Clover", named) !== null,
      settings: () =>
        readEach<CloverSettings>({
          tokenUrl: () => readProvider(env, "CLOVER_TOKEN_URL", production) ?? `${standIn}`,
          chargeUrl: () => readProvider(env, "CLOVER_CHARGE_URL", production) ?? `${standIn}`,
          sdkUrl: () => readProvider(env, "CLOVER_SDK_URL", production) ?? `${standIn}/sdk.js`,
          privateKey: () => readText(env, "CLOVER_PRIVATE_KEY") ?? "stand-in-private-key",
        }),
    });
    return isGiven ? settings : null;
  },

  demands: named,

  open: (
    settings,
    provider: CardKeeper | undefined = settings ? cloverProvider({ ...settings, fetch }) : undefined,
  ) => ({
    ...cloverFacts,
    isOffered: provider !== undefined,
    cards: provider,
    refunds: provider,
    serve: (core: PaymentCore) => {
      const cards = cardsService({ ...core, keeper: provider });
      const payments = cloverPayments(core);
      return {
        cards,
        payments,
        addRoutes: (app) => cloverRoutes(app, { cards, payments }),
        jobs: [{ name: "forgetting of removed cards", run: cards.forgetRemoved }],
      };
    },
  }),

  cardPage: (settings) => settings && cloverPage(settings),
} satisfies ServerMethod<CloverSettings | null>;
