import FormHelperText from "@mui/material/FormHelperText";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../theme/token";
import { Icon } from "../Icon";

/** The texts around every field's control, already translated. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown and announced if set; the caller decides when (after the field lost the focus, after a submit). */
  readonly error?: ReactNode;
}

/** The id of a field's control, from its form name: the summary of errors links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The ids for a control's `aria-describedby`: the error first, then the hint. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">): string | undefined {
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return ids === "" ? undefined : ids;
}

const Mark = styled("span")({ color: token("wine"), marginInlineStart: 4 });

/** The star of a required field; the control itself tells screen readers that it is required. */
export function RequiredMark({ required }: { readonly required: boolean | undefined }) {
  return required === true ? <Mark aria-hidden="true">*</Mark> : null;
}

/** Hint and error below a control, with the ids of `describedBy`. */
export function FieldNotes({ id, hint, error }: { readonly id: string } & Pick<FieldTexts, "hint" | "error">) {
  return (
    <>
      {hint ? (
        <FormHelperText component="div" id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      ) : null}
      {error ? (
        <FormHelperText component="div" id={`${id}-error`} error>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </FormHelperText>
      ) : null}
    </>
  );
}
