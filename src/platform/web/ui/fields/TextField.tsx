import InputBase from "@mui/material/InputBase";
import type { ComponentProps, ReactNode } from "react";
import type { FieldTexts } from "./fieldParts";
import { LabelledField } from "./LabelledField";

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "aria-describedby"> & {
    readonly name: string;
    /** Within the field's border, after the text. */
    readonly end?: ReactNode;
    /** Wraps only the input. */
    readonly frame?: (input: ReactNode) => ReactNode;
  };

/** A label, an input, its hint and its error. Takes the props that Formik's `getFieldProps(name)` returns. */
export function TextField({ label, hint, error, name, id, required, end, frame, disabled, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} name={name} id={id} required={required}>
      {(tied) => {
        const control = (
          <InputBase disabled={disabled ?? false} endAdornment={end} slotProps={{ input: { ...input, ...tied } }} />
        );
        return frame ? frame(control) : control;
      }}
    </LabelledField>
  );
}
