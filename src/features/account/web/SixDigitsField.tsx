import type { ComponentProps } from "react";
import { string } from "yup";
import type { MessageId } from "../../../platform/web/messages";
import { TextField } from "../../../platform/web/ui/fields/TextField";

/** The schema of a six-digit code; `message`: the error's message id. */
export const sixDigits = (message: MessageId) =>
  string()
    .trim()
    .required(message)
    .matches(/^\d{6}$/, message);

/** A field for a code that was sent; phones offer it from the message. */
export function SixDigitsField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField {...props} className="tabular" inputMode="numeric" autoComplete="one-time-code" maxLength={6} required />
  );
}
