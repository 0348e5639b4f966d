import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";
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
import { Icon } from "./Icon";

const Frame = styled("div")({
  position: "relative",
  "& svg": { position: "absolute", right: 12, top: "calc(50% - 10px)", pointerEvents: "none" },
});

const Select = styled("select")({
  ...controlLook,
  appearance: "none",
  paddingRight: 40,
  textOverflow: "ellipsis",
  "& option": { color: "CanvasText", backgroundColor: "Canvas" },
});

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<"select">, "name" | "aria-describedby" | "multiple"> & {
    readonly name: string;
    /** `option` and `optgroup` elements. */
    readonly children: ReactNode;
  };

/** A native select: the platform's own list, which a phone shows best. */
export function SelectField({
  label,
  hint,
  error,
  name,
  id = fieldId(name),
  required,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </FieldLabel>
      <Frame>
        <Select
          {...select}
          id={id}
          name={name}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {children}
        </Select>
        <Icon name="chevronDown" />
      </Frame>
      <FieldNotes id={id} hint={hint} error={error} />
    </FieldBox>
  );
}
