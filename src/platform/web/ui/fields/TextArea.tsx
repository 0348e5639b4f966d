import InputBase, { type InputBaseProps } from "@mui/material/InputBase";
import type { FieldTexts } from "./fieldParts";
import { LabelledField } from "./LabelledField";

/** It grows with its content where the browser supports it; with the border, 8rem to 60vh. */
const growing = {
  resize: "vertical",
  fieldSizing: "content",
  minHeight: "calc(8rem - 4px)",
  maxHeight: "calc(60vh - 4px)",
};

type TextAreaProps = FieldTexts &
  Omit<InputBaseProps, "name" | "error" | "slotProps" | "inputComponent"> & {
    readonly name: string;
    readonly maxLength?: number;
  };

/** Like `TextField`, for several lines of text. */
export function TextArea({ label, hint, error, name, id, required, lang, maxLength, ...area }: TextAreaProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} name={name} id={id} required={required}>
      {(tied) => (
        <InputBase
          rows={6}
          {...area}
          inputComponent="textarea"
          slotProps={{ input: { lang, maxLength, ...tied } }}
          sx={{ "& > textarea": growing }}
        />
      )}
    </LabelledField>
  );
}
