import { styled } from "@mui/material/styles";
import { type ComponentProps, useState } from "react";
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

/** A password, hidden while it is typed unless its button shows it. */
export function SecretField(field: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      // What is shown is not a text to be corrected.
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
