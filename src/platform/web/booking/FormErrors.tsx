import { getIn, useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { ErrorSummary } from "../ui/ErrorSummary";
import { useErrorText } from "./BookField";

/**
 * After an attempt to send: all errors of the form, each said once, as a link to the first field that it is about.
 * `names` are its fields in the order of the page.
 */
export function FormErrors({ names }: { readonly names: readonly string[] }) {
  const { errors, submitCount, isSubmitting } = useFormikContext<object>();
  const say = useErrorText();
  if (submitCount === 0 || isSubmitting) return null;
  const found = new Map<string, string>();
  for (const name of names) {
    const error: unknown = getIn(errors, name);
    if (typeof error === "string" && !found.has(say(error))) found.set(say(error), name);
  }
  return (
    <ErrorSummary
      title={<FormattedMessage id="book.errors" values={{ count: found.size }} />}
      errors={[...found].map(([message, name]) => ({ name, message }))}
      attempt={submitCount}
    />
  );
}
