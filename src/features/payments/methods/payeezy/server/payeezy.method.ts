import { randomInt } from "node:crypto";
import { readEach, readText } from "../../../../../platform/server/environment";
import { readProvider } from "../../../../../platform/server/environment.address";
import { warning } from "../../../../../platform/server/finding";
import type { CardPage } from "../../../server/cards/cardPages";
import { allOrNone, type PaymentCore, type ServerMethod } from "../../../server/payment.method";
import type { CardProvider } from "../../../server/payment.ports";
import { payeezyFacts } from "../payeezy.facts";
import { PAYEEZY_FRAME_PATH } from "../payeezyFrame";
import { payeezyProvider } from "./payeezy";
import { payeezyPayments } from "./payeezy.payments";
import { payeezyRoutes } from "./payeezy.routes";
import { runPayeezyPage } from "./payeezyPageScript";

export type PayeezySettings = {
  apiUrl: string;
  /** Public, as is `taToken`, with which the account's tokens are made. */
  apiKey: string;
  taToken: string;
  apiSecret: string;
  merchantToken: string;
  /** The page of the card fields, on another origin than the shop's; null: none, so no payments in the browser. */
  fieldsUrl: string | null;
};

/** Cards over Payeezy, provider 120 of the specification, whose owner is ending it: off unless its row is turned on. */
export const payeezy = {
  configure: (env, standIn) => {
    const { ownApi, ownFields, given } = readEach({
      ownApi: () => readProvider(env, "PAYEEZY_API_URL", standIn === null),
      ownFields: () => readProvider(env, "PAYEEZY_FIELDS_URL", standIn === null),
      given: () => allOrNone(env, "Payeezy", ["PAYEEZY_API_KEY", "PAYEEZY_API_SECRET", "PAYEEZY_MERCHANT_TOKEN"]),
    });
    if (given) {
      const [apiKey = "", apiSecret = "", merchantToken = ""] = given;
      const apiUrl = ownApi ?? standIn ?? "https://api.payeezy.com";
      const fieldsUrl = ownFields ?? fieldsOf(standIn);
      return {
        apiUrl,
        apiKey,
        apiSecret,
        merchantToken,
        taToken: readText(env, "PAYEEZY_TA_TOKEN") ?? "NOIW",
        fieldsUrl,
      };
    }
    if (standIn === null) return null;
    const keys = { apiKey: "stand-in-key", apiSecret: "stand-in-secret", merchantToken: "fdoa-stand-in" };
    return { apiUrl: standIn, ...keys, taToken: "NOIW", fieldsUrl: fieldsOf(standIn) };
  },

  open: (settings, provider: CardProvider | undefined = settings ? providerOf(settings) : undefined) => ({
    ...payeezyFacts,
    // Without a page for its card fields, nobody can pay with it in a browser.
    isOffered: provider !== undefined && settings?.fieldsUrl != null,
    cards: provider,
    refunds: provider,
    serve: (core: PaymentCore) => {
      const payments = payeezyPayments(core);
      return { payments, addRoutes: (app) => payeezyRoutes(app, payments) };
    },
  }),

  cardPages: (settings) => (settings?.fieldsUrl ? [payeezyPage({ ...settings, fieldsUrl: settings.fieldsUrl })] : []),

  tryOut: (settings) =>
    settings &&
    Promise.resolve(warning("its owner is ending Payeezy and moves merchants to Clover: take no new shop to it")),
} satisfies ServerMethod<PayeezySettings | null>;

const fieldsOf = (standIn: string | null) => (standIn === null ? null : new URL("/payeezy/fields", standIn).href);

const providerOf = (settings: PayeezySettings): CardProvider =>
  payeezyProvider({ ...settings, fetch, newNonce: () => `${Date.now()}${randomInt(10 ** 9)}`, systemClock: Date.now });

/**
 * The page that frames Payeezy's card fields, which are on another origin. Only our script runs here, and it sees only
 * the token. `apiKey` is the public key.
 */
function payeezyPage({ apiKey, fieldsUrl }: { apiKey: string; fieldsUrl: string }): CardPage {
  return {
    path: PAYEEZY_FRAME_PATH,
    allowed: ["script-src 'self'", `frame-src ${new URL(fieldsUrl).origin}`],
    attributes: (language) => {
      const fields = new URL(fieldsUrl);
      fields.searchParams.set("apiKey", apiKey);
      fields.searchParams.set("lang", language);
      // The script inserts the frame, so that no message can arrive before the listener is there.
      return { "data-fields": fields.href };
    },
    run: runPayeezyPage,
  };
}
