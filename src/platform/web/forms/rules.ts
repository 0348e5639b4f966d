import { boolean, string } from "yup";
import { isInLatinLetters, isPrintable, unprintedIn } from "../../../shared/paperLetters";
import { isBlank, plainLine } from "../../../shared/plainText";
import type { MessageId } from "../messages";

type Reading = (typed: string) => string;

/** A text as the server will read it, so that what looks right is right: `read` is that of the field's schema. (SAFE-7) */
export const typed = (read: Reading = plainLine) =>
  string().transform((text: unknown) => (typeof text === "string" ? read(text) : text));

/** A text that is not blank. */
export const filled = (missing: MessageId, read?: Reading) =>
  typed(read).test("filled", missing, (text = "") => !isBlank(text));

/** A text that is not blank, of at most so many characters. */
export const line = (longest: number, missing: MessageId, read?: Reading) =>
  filled(missing, read).max(longest, "form.tooLong" satisfies MessageId);

/** A text that may be left out, of at most so many characters. */
export const optionalLine = (longest: number) => typed().max(longest, "form.tooLong" satisfies MessageId);

/**
 * A person's name in Latin letters, of at most 80 characters; `kept`: a former one that may stay in other letters, as
 * long as papers can show it. (PAPER-11)
 */
export const personsName = (missing: MessageId, kept?: string) =>
  line(80, missing).test(
    "latinLetters",
    "field.latinLetters" satisfies MessageId,
    (name = "") => isInLatinLetters(name) || (name === kept && isPrintable(name)),
  );

/** A text that papers show, of at most so many characters. (PAPER-11) */
export const printable = (longest: number) =>
  optionalLine(longest).test("printable", (text = "", context) => {
    const message = "field.printable" satisfies MessageId;
    return isPrintable(text) || context.createError({ message, params: { signs: unprintedIn(text).join(" ") } });
  });

/** A checkbox that must be ticked. */
export const ticked = (missing: MessageId) => boolean().oneOf([true], missing);
