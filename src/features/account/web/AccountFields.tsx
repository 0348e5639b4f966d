import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { SecretField } from "./SecretField";

/** What a field finds in its form. */
type Field = Omit<ComponentProps<typeof TextField>, "label" | "type" | "frame">;

/** `username` for signing in, so that password managers fill it in. */
export function EmailField({
  autoComplete,
  label = <FormattedMessage id="account.field.email" />,
  ...field
}: Field & { readonly autoComplete: "email" | "username"; readonly label?: ReactNode }) {
  return <TextField {...field} label={label} type="email" inputMode="email" autoComplete={autoComplete} required />;
}

/** The password of an account that exists. */
export function PasswordField({ label, ...field }: Field & { readonly label: ReactNode }) {
  return <SecretField {...field} label={label} autoComplete="current-password" required />;
}

export function NewPasswordField({ label, ...field }: Field & { readonly label: ReactNode }) {
  return <SecretField {...field} label={label} autoComplete="new-password" required />;
}

export function FirstNameField(field: Field) {
  return (
    <TextField
      {...field}
      label={<FormattedMessage id="account.field.firstName" />}
      autoComplete="given-name"
      required
    />
  );
}

export function LastNameField(field: Field) {
  return (
    <TextField
      {...field}
      label={<FormattedMessage id="account.field.lastName" />}
      autoComplete="family-name"
      required
    />
  );
}
