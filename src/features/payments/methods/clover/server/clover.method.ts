import { readEach } from "../../../../../platform/server/environment";
import type { CardPage } from "../../../server/cards/cardPages";
import { allOrNone, type PaymentCore, type ServerMethod } from "../../../server/payment.method";
import type { CardKeeper } from "../../../server/payment.ports";
import { cloverFacts } from "../clover.facts";
import { cardsService } from "./cards.service";
import { cloverProvider } from "./clover";
import { checkCloverAccount } from "./clover.check";
import { cloverPayments } from "./clover.payments";
import { cloverRoutes } from "./clover.routes";
import { type CloverSettings, cloverSettingsOf } from "./clover.settings";
import { authenticationPage, cloverPage } from "./cloverPage";

const named = ["CLOVER_MERCHANT_ID", "CLOVER_PRIVATE_KEY"];

/** Cards over Clover, which also saves them. Production needs its configuration if its row is enabled. */
export const clover = {
  configure: (env, standIn) => {
    const { isGiven, settings } = readEach({
      // Half a configuration is an error in production, where no stand-in supplies the rest.
      isGiven: () => standIn !== null || allOrNone(env, "Clover", named) !== null,
      settings: () => cloverSettingsOf(env, standIn),
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
    book: provider?.book,
    serve: (core: PaymentCore) => {
      const cards = cardsService({ ...core, keeper: provider });
      const payments = cloverPayments(core);
      return {
        cards,
        payments,
        addRoutes: (app) => cloverRoutes(app, { cards, payments }),
        jobs: [{ name: "forgetting of removed cards", about: "clients", run: cards.forgetRemoved }],
      };
    },
  }),

  cardPages: (settings) => (settings ? pagesOf(settings) : []),

  tryOut: (settings, about) => settings && checkCloverAccount(settings, about),
} satisfies ServerMethod<CloverSettings | null>;

function pagesOf(settings: CloverSettings): CardPage[] {
  const { threeDsUrl } = settings;
  return [cloverPage(settings), ...(threeDsUrl ? [authenticationPage({ ...settings, threeDsUrl })] : [])];
}
