import { CARD_FRAME_PATH } from "../../cardFrame";
import type { PayeezyPayment } from "./payeezy.schemas";

/** Our page that contains the frame of Payeezy's fields. */
export const PAYEEZY_FRAME_PATH = `${CARD_FRAME_PATH}/payeezy`;

/** The token in a message of the frame; null for anything else. */
export function readPayeezyToken(token: unknown): PayeezyPayment["Token"] | null {
  if (typeof token !== "object" || token === null || !("Type" in token && "Value" in token && "ExpDate" in token))
    return null;
  const { Type, Value, ExpDate } = token;
  if (typeof Type !== "string" || typeof Value !== "string" || typeof ExpDate !== "string") return null;
  return { Type, Value, ExpDate };
}
