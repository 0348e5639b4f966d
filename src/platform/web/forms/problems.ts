import type { IntlShape } from "react-intl";
import { setLocale } from "yup";
import type { MessageId } from "../../../shared/messageId";
import { recordOf } from "../../../shared/unknownData";
import { isMessage } from "../intl/isMessage";

type Values = Readonly<Record<string, string | number>>;

/** A field's problem: a message and its values. */
export type Problem = { readonly id: MessageId; readonly values: Values };

/** A message with values, in the form of Yup's `message`. */
export const withValues = (id: MessageId, values: Values): Problem => ({ id, values });

/**
 * The error of a field as Formik and Yup store it: a message's id, alone or with values. Undefined if there is none.
 */
export function problemOf(intl: Pick<IntlShape, "messages">, error: unknown): Problem | undefined {
  const { id: named, values } = recordOf(error);
  const said = typeof error === "string" ? error : named;
  if (typeof said !== "string") return undefined;
  const id = isMessage(intl, said) ? said : "field.invalid";
  const known = Object.entries(recordOf(values)).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return { id, values: Object.fromEntries(known) };
}

const id = (message: MessageId) => message;

// Imported by every module that makes a schema, because Yup reads these when a rule is added to one.
setLocale({
  mixed: { required: id("field.required"), notType: id("field.invalid"), oneOf: id("field.unknownChoice") },
  string: {
    max: ({ max }) => withValues("form.tooLong", { max }),
    min: ({ min }) => withValues("field.minLength", { limit: min }),
    email: id("field.email"),
  },
  number: {
    min: ({ min }) => withValues("field.minimum", { limit: min }),
    max: ({ max }) => withValues("field.maximum", { limit: max }),
    integer: id("field.invalid"),
  },
});
