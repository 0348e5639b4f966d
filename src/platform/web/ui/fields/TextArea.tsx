import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { controlLook, type FieldTexts } from "./fieldParts";
import { LabelledField } from "./LabelledField";

const Area = styled("textarea")({
  ...controlLook,
  resize: "vertical",
  fieldSizing: "content",
  minHeight: "8rem",
  maxHeight: "60vh",
});

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<"textarea">, "name" | "aria-describedby"> & { readonly name: string };

/** Like `TextField`, for several lines of text. Grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, name, id, required, ...area }: TextAreaProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} name={name} id={id} required={required}>
      {(tied) => <Area rows={6} {...area} {...tied} />}
    </LabelledField>
  );
}
