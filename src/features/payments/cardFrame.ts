import type { Language } from "../../shared/language";

/** The page of ours that holds the card provider's fields, in a frame of the payment page. */
export const CARD_FRAME_PATH = "/card-fields";

/** The public key that the provider's fields speak with, and their language. */
export type CardFrameQuery = { key: string; lang: Language };

/** What the frame says to the page around it. What a token looks like is its provider's to know. Numbers of cards never leave the provider's fields. */
export type CardFrameMessage =
  | { type: "ready" | "resize"; height: number }
  | { type: "token"; token: unknown }
  | { type: "error" };

export function cardFrameUrl(query: CardFrameQuery): string {
  return `${CARD_FRAME_PATH}?${new URLSearchParams(query)}`;
}

/** Reads what came from the frame; null for anything that is not in the agreed form. */
export function readCardMessage(data: unknown): CardFrameMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  const { type } = data;
  if ((type === "ready" || type === "resize") && "height" in data && typeof data.height === "number")
    return { type, height: data.height };
  if (type === "token" && "token" in data) return { type, token: data.token };
  return type === "error" ? { type } : null;
}
