import { boolean, string } from "yup";
import { isBlank } from "../../../shared/blank";
import type { MessageId } from "../messages";

/** A text that is not blank. */
export const filled = (missing: MessageId) =>
  string()
    .trim()
    .test("filled", missing, (text = "") => !isBlank(text));

/** A text that is not blank, of at most so many characters. */
export const line = (longest: number, missing: MessageId) =>
  filled(missing).max(longest, "form.tooLong" satisfies MessageId);

/** A checkbox that must be ticked. */
export const ticked = (missing: MessageId) => boolean().oneOf([true], missing);
