import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { describedBy, FieldBox, FieldNotes, type FieldTexts, fieldId, RequiredMark } from "./fieldParts";

const Label = styled("label")({ fontWeight: 600, fontSize: "1rem", lineHeight: 1.35 });

/** What ties a control to its label, its hint and its error. */
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

/** A control under its label, tied to its hint and error as WCAG asks (A11Y-1); `children` draws it. */
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
