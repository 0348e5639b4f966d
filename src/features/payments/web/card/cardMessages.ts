import { mixed, number, object, string } from "yup";
import { type CardFrameMessage, LONGEST_FLOW_STATUS } from "../../cardFrame";

/** Pixels: a frame that asked for more would push the rest of the page out of sight. */
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
const bare = object({ type: string().oneOf(["error", "shown"]).required() })
  .noUnknown()
  .required();

const authenticated = object({
  type: string().oneOf(["authenticated"]).required(),
  status: string().max(LONGEST_FLOW_STATUS).required(),
})
  .noUnknown()
  .required();

/** Reads a message from the frame of card fields; null unless it has exactly the agreed form. (SAFE-16) */
export function readCardMessage(data: unknown): CardFrameMessage | null {
  const asItIs = { strict: true };
  if (sized.isValidSync(data, asItIs)) return { type: data.type, height: data.height };
  if (token.isValidSync(data, asItIs)) return { type: data.type, token: data.token };
  if (authenticated.isValidSync(data, asItIs)) return { type: data.type, status: data.status };
  return bare.isValidSync(data, asItIs) ? { type: data.type } : null;
}
