import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";
import { controlLook, type FieldTexts } from "./fieldParts";
import { LabelledField } from "./LabelledField";

const Input = styled("input")(controlLook);

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "aria-describedby"> & {
    readonly name: string;
    /** Wraps only the input. */
    readonly frame?: (input: ReactNode) => ReactNode;
  };

/** A label, a native input, its hint and its error. Takes the props that Formik's `getFieldProps(name)` returns. */
export function TextField({ label, hint, error, name, id, required, frame, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} name={name} id={id} required={required}>
      {(tied) => (frame ? frame(<Input {...input} {...tied} />) : <Input {...input} {...tied} />)}
    </LabelledField>
  );
}
