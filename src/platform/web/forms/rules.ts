import { boolean, string } from "yup";
import { isBlank } from "../../../shared/blank";
import type { MessageId } from "../messages";

/** A text with something to be read in it. */
export const filled = (missing: MessageId) =>
  string()
    .trim()
    .test("filled", missing, (text = "") => !isBlank(text));

/** The same, of so many characters at most. */
export const line = (longest: number, missing: MessageId) =>
  filled(missing).max(longest, "form.tooLong" satisfies MessageId);

/** A box that has to be ticked. */
export const ticked = (missing: MessageId) => boolean().oneOf([true], missing);
