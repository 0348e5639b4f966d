import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { describedBy, FieldBox, FieldNotes, type FieldTexts, fieldId, RequiredMark } from "./fieldParts";

const Label = styled("label")({ fontWeight: 600, fontSize: "1rem", lineHeight: 1.35 });

/** The attributes that connect a control with its label, hint and error. */
type Tied = {
  readonly id: string;
  readonly name: string;
  readonly "aria-required": boolean | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

type Props = FieldTexts & {
  readonly name: string;
  readonly id: string | undefined;
  readonly required: boolean | undefined;
  readonly children: (tied: Tied) => ReactNode;
};

/** A control below its label, connected with its hint and error as WCAG requires (A11Y-1); `children` renders it. */
export function LabelledField({ label, hint, error, name, id = fieldId(name), required, children }: Props) {
  return (
    <FieldBox>
      <Label htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </Label>
      {children({
        id,
        name,
        "aria-required": required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy(id, { hint, error }),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  );
}
