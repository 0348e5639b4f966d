import { styled } from "@mui/material/styles";
import { type ComponentProps, type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { TextField } from "../../../platform/web/ui/fields/TextField";

const Eye = styled("button")({
  alignSelf: "stretch",
  flex: "none",
  width: 48,
  padding: 0,
  border: 0,
  borderRadius: 4,
  display: "grid",
  placeItems: "center",
  background: "none",
  color: token("sea"),
  cursor: "pointer",
  "& svg": { width: 24, height: 24, fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" },
  "&[aria-pressed=false] .struck": { display: "none" },
});

/** The props of a field besides those set here. */
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

export function NewPasswordField({ label, required = true, ...field }: Field & { readonly label: ReactNode }) {
  return <SecretField {...field} label={label} autoComplete="new-password" required={required} />;
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

/** A password, hidden while it is typed unless its button shows it. */
function SecretField(field: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      // A shown password is not a text for spelling correction.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Eye type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <span className="visually-hidden">
            <FormattedMessage id="account.field.showPassword" />
          </span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.500 12c2.500-4.500 5.700-6.500 9.500-6.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500s-7-2-9.500-6.500zM12 9a3 3 0 1 0 .1 0z" />
            <path className="struck" d="M4.500 20L19.500 4" />
          </svg>
        </Eye>
      }
    />
  );
}
