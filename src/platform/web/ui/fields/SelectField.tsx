import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon";
import { controlLook, type FieldTexts } from "./fieldParts";
import { LabelledField } from "./LabelledField";

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

/** A native select: phones show the platform's own list best. */
export function SelectField({ label, hint, error, name, id, required, children, ...select }: SelectFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} name={name} id={id} required={required}>
      {(tied) => (
        <Frame>
          <Select {...select} {...tied}>
            {children}
          </Select>
          <Icon name="chevronDown" />
        </Frame>
      )}
    </LabelledField>
  );
}
