import Type, { type Static } from "typebox";
import { languages } from "../shared/language";
import { requestIdShape } from "../shared/requestId";
import { Nullable, Strict } from "../shared/schemas";
import { LONGEST_PATH, MOST_FRAMES } from "./browserErrors.limits";

/**
 * An error in a page, without its message, which may quote what somebody typed. Its kind and its place in our files are
 * enough to find it. `Path` has neither query nor hash, and is stored as the pattern of its page. `Request`: the last
 * call that failed before. (OPS-61, SAFE-42)
 */
export const BrowserError = Strict({
  Kind: Type.String({ pattern: "^[A-Za-z][A-Za-z0-9]{0,49}$", shape: "browserError" }),
  Frames: Type.Array(Type.String({ pattern: "^/assets/[\\w.-]{1,80}:\\d{1,7}:\\d{1,7}$", shape: "browserError" }), {
    minItems: 1,
    maxItems: MOST_FRAMES,
  }),
  Build: Type.String({ pattern: "^[\\w.-]{0,80}$", shape: "browserError" }),
  Path: Type.String({ maxLength: LONGEST_PATH }),
  Language: Type.Enum([...languages]),
  Request: Nullable(Type.String({ pattern: requestIdShape.source, shape: "browserError" })),
});
export type BrowserError = Static<typeof BrowserError>;
