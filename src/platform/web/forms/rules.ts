import { boolean, object, type Schema, string } from "yup";
import { LONGEST } from "../../../shared/longest";
import type { MessageId } from "../../../shared/messageId";
import { plainName } from "../../../shared/names/plainName";
import { isInLatinLetters, isPrintable, unprintedIn } from "../../../shared/paperLetters";
import { isBlank, plainLine } from "../../../shared/plainText";
import { withValues } from "./problems";

type Reading = (typed: string) => string;

/**
 * The schema of a form with these values. A field that the values do not have, or that has no rule here, fails to
 * compile; a field without restrictions is declared with `string()`.
 */
export const schemaOf =
  <Values extends object>() =>
  <Rules extends { readonly [Field in keyof Values]-?: Schema }>(
    rules: Rules & { readonly [Extra in Exclude<keyof Rules, keyof Values>]: never },
  ) =>
    object<Rules>(rules);

/**
 * A text normalized as on the server, so that a form accepts what the server accepts: `read` is the one of the field's
 * schema. (SAFE-7)
 */
export const typed = (read: Reading = plainLine) =>
  string().transform((text: unknown) => (typeof text === "string" ? read(text) : text));

/** A text that is not blank. */
export const filled = (missing: MessageId, read?: Reading) =>
  typed(read).test("filled", missing, (text = "") => !isBlank(text));

/** A text that is not blank, of at most so many characters. */
export const line = (longest: number, missing: MessageId, read?: Reading) => filled(missing, read).max(longest);

/** A text that may be empty, of at most so many characters. */
export const optionalLine = (longest: number) => typed().max(longest);

/**
 * A person's name in Latin letters, of at most 80 characters; `kept`: a stored name, which may stay in other letters if
 * papers can show it. (PAPER-11)
 */
export const personsName = (missing: MessageId, kept?: string) =>
  line(LONGEST.name, missing, plainName).test(
    "latinLetters",
    "field.latinLetters" satisfies MessageId,
    (name = "") => isInLatinLetters(name) || (name === kept && isPrintable(name)),
  );

/** A text that papers show, of at most so many characters. (PAPER-11) */
export const printable = (longest: number) =>
  optionalLine(longest).test("printable", (text = "", context) => {
    const signs = unprintedIn(text).join(" ");
    return isPrintable(text) || context.createError({ message: withValues("field.printable", { signs }) });
  });

/** A checkbox that must be checked. */
export const mustBeTicked = (missing: MessageId) => boolean().oneOf([true], missing);
