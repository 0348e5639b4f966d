import type { Language } from "../../shared/language";
import type { PayeezyPayment } from "./methods/payeezy/payeezy.schemas";

/** The page of ours that holds the card provider's fields, in a frame of the payment page. */
export const CARD_FRAME_PATH = "/card-fields";

/** The same for Payeezy's fields. */
export const PAYEEZY_FRAME_PATH = "/card-fields/payeezy";

/** What a provider makes of a card: a name of its own for it. */
export type CardToken = string | PayeezyPayment["Token"];

/** The public key that the provider's fields speak with, and their language. */
export type CardFrameQuery = { key: string; lang: Language };

/** What the frame says to the page around it. Numbers of cards never leave the provider's fields. */
export type CardFrameMessage =
  | { type: "ready" | "resize"; height: number }
  | { type: "token"; token: CardToken }
  | { type: "error" };

export function cardFrameUrl(query: CardFrameQuery): string {
  return `${CARD_FRAME_PATH}?${new URLSearchParams(query)}`;
}

export function payeezyFrameUrl(query: Pick<CardFrameQuery, "lang">): string {
  return `${PAYEEZY_FRAME_PATH}?${new URLSearchParams(query)}`;
}

/** Reads what came from the frame; null for anything that is not in the agreed form. */
export function readCardMessage(data: unknown): CardFrameMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  const { type } = data;
  if ((type === "ready" || type === "resize") && "height" in data && typeof data.height === "number")
    return { type, height: data.height };
  const token = type === "token" && "token" in data ? readToken(data.token) : null;
  if (token !== null) return { type: "token", token };
  return type === "error" ? { type } : null;
}

function readToken(token: unknown): CardToken | null {
  if (typeof token === "string") return token;
  if (typeof token !== "object" || token === null || !("Type" in token && "Value" in token && "ExpDate" in token))
    return null;
  const { Type, Value, ExpDate } = token;
  if (typeof Type !== "string" || typeof Value !== "string" || typeof ExpDate !== "string") return null;
  return { Type, Value, ExpDate };
}
