import type { Language } from "../../shared/language";
import type { Authentication } from "./payments.schemas";

/** The pages that contain card providers' fields, on a separate origin, and their style. (SAFE-16) */
export const CARD_FRAME_PATH = "/card-fields";

/** The page in which the card-holder's bank asks the holder (3-D Secure). (PAY-44) */
export const AUTHENTICATION_PATH = `${CARD_FRAME_PATH}/authentication`;

/** The parameters in such a page's address; a payment method may add its provider's. */
export type CardFrameQuery = { lang: Language };

/**
 * The messages from the frame to the shop's page; others are ignored (web/card/useCardFrame.ts). The form of a token depends
 * on the provider. Card numbers never leave the provider's fields.
 */
export type CardFrameMessage =
  | { type: "ready" | "resize"; height: number }
  | { type: "token"; token: unknown }
  | { type: "error" }
  /** The provider's program for the bank's question has loaded something. */
  | { type: "shown" }
  | { type: "authenticated"; status: string };

/** The longest outcome of the bank's question, in the provider's word. */
export const LONGEST_FLOW_STATUS = 60;

/** The shop's page asks the frame for a token of the card that was typed. `name`: the card-holder's. */
export type CardFrameQuestion = { type: "tokenize"; name: string };

/** The shop's page asks its frame to play the step that the holder's bank asks for. */
export type AuthenticationQuestion = { type: "authenticate"; step: Authentication };

/** The address of a page of card fields, as the shop's server gives it, with its parameters. */
export function cardFrameUrl(page: string, query: CardFrameQuery & Record<string, string>): string {
  return `${page}?${new URLSearchParams(query)}`;
}
