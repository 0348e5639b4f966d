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

const Input = styled("input")(controlLook);

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "aria-describedby"> & { readonly name: string };

/** A label, a native input, its hint and its error. Takes what Formik's `getFieldProps(name)` gives. */
export function TextField({ label, hint, error, name, id = fieldId(name), required, ...input }: TextFieldProps) {
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </FieldLabel>
      <Input
        {...input}
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
