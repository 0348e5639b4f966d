import { CARD_FRAME_PATH } from "../../../cardFrame";
import type { CardPage } from "../../../server/cards/cardPages";
import { runCloverPage } from "./cloverPageScript";

/**
 * The page that holds Clover's own fields. Clover's script runs here, under this page's content security policy, so
 * that the shop's pages allow no scripts but ours. Our script reads the public key. (PAY-17, SAFE-6)
 */
export function cloverPage({ sdkUrl, tokenUrl }: { sdkUrl: string; tokenUrl: string }): CardPage {
  const theirs = [...new Set([sdkUrl, tokenUrl].map((url) => new URL(url).origin))].join(" ");
  return {
    path: CARD_FRAME_PATH,
    asked: ["key"],
    programs: [sdkUrl],
    allowed: [`script-src 'self' ${theirs}`, `connect-src ${theirs}`, `frame-src ${theirs}`, `img-src ${theirs}`],
    run: runCloverPage,
  };
}
