import { mixed, number, object, string } from "yup";
import type { CardFrameMessage } from "../../cardFrame";

/** Fields that ask for more pixels would push the rest of the page out of sight. */
const HIGHEST = 2000;

const sized = object({
  type: string().oneOf(["ready", "resize"]).required(),
  height: number().integer().min(0).max(HIGHEST).required(),
})
  .noUnknown()
  .required();
const token = object({ type: string().oneOf(["token"]).required(), token: mixed().required() })
  .noUnknown()
  .required();
const failed = object({ type: string().oneOf(["error"]).required() })
  .noUnknown()
  .required();

/** Reads what came from the frame of card fields; null for anything that is not in the agreed form to the letter. (SAFE-16) */
export function readCardMessage(data: unknown): CardFrameMessage | null {
  const asItIs = { strict: true };
  if (sized.isValidSync(data, asItIs)) return { type: data.type, height: data.height };
  if (token.isValidSync(data, asItIs)) return { type: data.type, token: data.token };
  return failed.isValidSync(data, asItIs) ? { type: data.type } : null;
}
