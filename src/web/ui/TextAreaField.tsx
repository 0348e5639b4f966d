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

const TextArea = styled("textarea")({ ...controlLook, minHeight: 120, resize: "vertical" });

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<"textarea">, "name" | "aria-describedby"> & { readonly name: string };

/** Several lines of text with label, hint and error. */
export function TextAreaField({ label, hint, error, name, id = fieldId(name), required, ...area }: TextAreaFieldProps) {
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </FieldLabel>
      <TextArea
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
