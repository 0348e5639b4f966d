import FormControl from "@mui/material/FormControl";
import FormLabel from "@mui/material/FormLabel";
import type { ReactNode } from "react";
import { describedBy, FieldNotes, type FieldTexts, fieldId } from "./fieldParts";

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

/**
 * A control below its label, connected with its hint and error as WCAG requires (A11Y-1); `children` renders it. It is
 * marked as required by `aria-required`: with `required`, screen readers announce an empty one as invalid.
 */
export function LabelledField({ label, hint, error, name, id = fieldId(name), required = false, children }: Props) {
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel htmlFor={id} required={required}>
        {label}
      </FormLabel>
      {children({
        id,
        name,
        "aria-required": required || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy(id, { hint, error }),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </FormControl>
  );
}
