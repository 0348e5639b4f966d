import type { Language } from "../../shared/language";

/** The pages that hold card providers' fields, on an origin of their own, and their style. (SAFE-16) */
export const CARD_FRAME_PATH = "/card-fields";

/** The parameters in such a page's address; a payment method may add its provider's. */
export type CardFrameQuery = { lang: Language };

/**
 * The messages from the frame to the shop's page; others are ignored (web/cardMessages.ts). The form of a token depends
 * on the provider. Card numbers never leave the provider's fields.
 */
export type CardFrameMessage =
  | { type: "ready" | "resize"; height: number }
  | { type: "token"; token: unknown }
  | { type: "error" };

/** The shop's page asks the frame for a token of the card that was typed. `name`: the card-holder's. */
export type CardFrameQuestion = { type: "tokenize"; name: string };

/** The address of a page of card fields, as the shop's server gives it, with its parameters. */
export function cardFrameUrl(page: string, query: CardFrameQuery & Record<string, string>): string {
  return `${page}?${new URLSearchParams(query)}`;
}
