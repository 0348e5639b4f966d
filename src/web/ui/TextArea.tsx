import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import {
  controlLook,
  describedBy,
  FieldBox,
  FieldLabel,
  FieldNotes,
  type FieldTexts,
  fieldId,
  RequiredMark,
} from "./fieldParts";

const Area = styled("textarea")({
  ...controlLook,
  resize: "vertical",
  fieldSizing: "content",
  minHeight: "8rem",
  maxHeight: "60vh",
});

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<"textarea">, "name" | "aria-describedby"> & { readonly name: string };

/** Several lines of text, as `TextField` is one. Grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, name, id = fieldId(name), required, ...area }: TextAreaProps) {
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </FieldLabel>
      <Area
        rows={6}
        {...area}
        id={id}
        name={name}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  );
}
