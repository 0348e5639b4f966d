import type { ComponentProps } from "react";
import { typed } from "../../../platform/web/forms/rules";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import type { MessageId } from "../../../shared/messageId";
import { lettersAndDigits } from "../../../shared/plainText";

/** The schema of a six-digit code; `message`: the error's message id. */
export const sixDigits = (message: MessageId) =>
  typed(lettersAndDigits)
    .required(message)
    .matches(/^\d{6}$/, message);

/**
 * A field for a code that was sent; phones offer it from the message. A pasted code loses its spaces and dashes, which
 * `maxLength` would count.
 */
export function SixDigitsField({ onChange, ...props }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      className="tabular"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      onChange={(event) => {
        const { target } = event;
        const code = lettersAndDigits(target.value).slice(0, 6);
        if (target.value !== code) target.value = code;
        onChange?.(event);
      }}
    />
  );
}
