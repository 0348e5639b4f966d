import FormControl from "@mui/material/FormControl";
import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { token } from "../../theme/token";
import { checkStyles } from "./choiceStyles";
import { describedBy, FieldNotes, type FieldTexts, fieldId, RequiredMark } from "./fieldParts";

const Row = styled("label")({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  minHeight: 44,
  paddingBlock: 9,
  cursor: "pointer",
  lineHeight: 1.5,
});

const Box = styled("input")({
  ...checkStyles,
  width: 24,
  height: 24,
  "&[aria-invalid=true]": { outline: `2px solid ${token("wine")}`, outlineOffset: 2 },
  "&[aria-invalid=true]:focus-visible": { outline: `3px solid ${token("focus")}` },
});

type CheckboxFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "type" | "value" | "aria-describedby"> & { readonly name: string };

/** A checkbox with a statement. Takes the props that Formik's `getFieldProps({ name, type: "checkbox" })` returns. */
export function CheckboxField({
  label,
  hint,
  error,
  name,
  id = fieldId(name),
  required,
  ...input
}: CheckboxFieldProps) {
  return (
    <FormControl error={Boolean(error)}>
      <Row htmlFor={id}>
        <Box
          {...input}
          type="checkbox"
          id={id}
          name={name}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span>
          {label}
          <RequiredMark required={required} />
        </span>
      </Row>
      <FieldNotes id={id} hint={hint} error={error} />
    </FormControl>
  );
}
