import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../platform/web/ui/fields/TextField";

/** A field of a form, as `form.field(name)` gives it. */
type Field = Omit<ComponentProps<typeof TextField>, "label">;

/** `username` for signing in, so that password managers fill it in. */
export function EmailField({ autoComplete, ...field }: Field & { readonly autoComplete: "email" | "username" }) {
  return (
    <TextField
      {...field}
      label={<FormattedMessage id="account.field.email" />}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      required
    />
  );
}

/** The password of an account that exists. */
export function PasswordField({ label, ...field }: Field & { readonly label: ReactNode }) {
  return <TextField {...field} label={label} type="password" autoComplete="current-password" required />;
}

export function NewPasswordField({ label, ...field }: Field & { readonly label: ReactNode }) {
  return <TextField {...field} label={label} type="password" autoComplete="new-password" required />;
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
