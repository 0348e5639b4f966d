import type { CardPage } from "../../../server/cards/cardPages";
import { PAYEEZY_FRAME_PATH } from "../payeezyFrame";
import { runPayeezyPage } from "./payeezyPageScript";

/**
 * The page that frames Payeezy's card fields, which are on another origin. Only our script runs here, and it sees only
 * the token. `apiKey` is the public key.
 */
export function payeezyPage({ apiKey, fieldsUrl }: { apiKey: string; fieldsUrl: string }): CardPage {
  return {
    path: PAYEEZY_FRAME_PATH,
    allowed: ["script-src 'self'", `frame-src ${new URL(fieldsUrl).origin}`],
    attributes: (language) => {
      const fields = new URL(fieldsUrl);
      fields.searchParams.set("apiKey", apiKey);
      fields.searchParams.set("lang", language);
      // The script inserts the frame, so that no message of the frame comes before the listener.
      return { "data-fields": fields.href };
    },
    run: runPayeezyPage,
  };
}
