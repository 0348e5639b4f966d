import type { CardPage } from "../../../server/cards/cardPages";
import { PAYEEZY_FRAME_PATH } from "../payeezyFrame";
import { runPayeezyPage } from "./payeezyPageScript";

/**
 * The page that holds the frame of Payeezy's card fields, which stand on another origin. No program but ours runs here, and
 * it learns the token alone. `apiKey` is the public key.
 */
export function payeezyPage({ apiKey, fieldsUrl }: { apiKey: string; fieldsUrl: string }): CardPage {
  return {
    path: PAYEEZY_FRAME_PATH,
    allowed: ["script-src 'self'", `frame-src ${new URL(fieldsUrl).origin}`],
    attributes: (language) => {
      const fields = new URL(fieldsUrl);
      fields.searchParams.set("apiKey", apiKey);
      fields.searchParams.set("lang", language);
      // The frame is put in by the program, so that nothing it says can come before somebody listens.
      return { "data-fields": fields.href };
    },
    run: runPayeezyPage,
  };
}
