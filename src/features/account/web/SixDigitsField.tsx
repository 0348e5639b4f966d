import type { ComponentProps } from "react";
import { string } from "yup";
import type { MessageId } from "../../../platform/web/messages";
import { TextField } from "../../../platform/web/ui/fields/TextField";

/** A code of six digits; `message` is its label. */
export const sixDigits = (message: MessageId) =>
  string()
    .trim()
    .required(message)
    .matches(/^\d{6}$/, message);

/** Where a code is typed that was sent: phones offer it from the message. */
export function SixDigitsField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField {...props} className="tabular" inputMode="numeric" autoComplete="one-time-code" maxLength={6} required />
  );
}
