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

/** The look shared by inputs, selects and text areas. 16 px at least, or phones zoom in on focus. */
export const controlLook = {
  font: "inherit",
  fontSize: "1.0625rem",
  lineHeight: 1.4,
  color: token("ink"),
  width: "100%",
  minWidth: 0,
  minHeight: 48,
  margin: 0,
  padding: "10px 12px",
  borderRadius: 6,
  border: `2px solid ${token("outline")}`,
  backgroundColor: token("surface"),
  "&:hover:not(:disabled)": { borderColor: token("ink") },
  "&[aria-invalid=true]": { borderColor: token("wine"), boxShadow: `inset 4px 0 0 ${token("wine")}` },
  "&:disabled": { backgroundColor: token("sunken"), color: token("inkSoft"), borderStyle: "dashed" },
  "&::placeholder": { color: token("inkSoft"), opacity: 1 },
} as const;

export const FieldBox = styled("div")({ minWidth: 0, display: "grid", gap: 6, alignContent: "start" });

const HintText = styled("div")({ color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 });

const ErrorText = styled("div")({
  display: "flex",
  gap: 6,
  alignItems: "flex-start",
  color: token("wine"),
  fontWeight: 600,
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "& svg": { flex: "none" },
});

const Mark = styled("span")({ color: token("wine"), marginInlineStart: 4 });

/** The star of a required field; the control itself tells screen readers that it is required. */
export function RequiredMark({ required }: { readonly required: boolean | undefined }) {
  return required === true ? <Mark aria-hidden="true">*</Mark> : null;
}

/** Hint and error below a control, with the ids of `describedBy`. */
export function FieldNotes({ id, hint, error }: { readonly id: string } & Pick<FieldTexts, "hint" | "error">) {
  return (
    <>
      {hint ? <HintText id={`${id}-hint`}>{hint}</HintText> : null}
      {error ? (
        <ErrorText id={`${id}-error`}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </ErrorText>
      ) : null}
    </>
  );
}
