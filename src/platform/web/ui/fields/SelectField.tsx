import InputBase from "@mui/material/InputBase";
import NativeSelect from "@mui/material/NativeSelect";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon";
import type { FieldTexts } from "./fieldParts";
import { LabelledField } from "./LabelledField";

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<"select">, "name" | "aria-describedby" | "multiple"> & {
    readonly name: string;
    /** `option` and `optgroup` elements. */
    readonly children: ReactNode;
  };

const Chevron = ({ className }: { readonly className?: string }) => (
  <span className={className} style={{ height: 20 }}>
    <Icon name="chevronDown" />
  </span>
);

/** A native select: phones show the platform's own list best. */
export function SelectField({
  label,
  hint,
  error,
  name,
  id,
  required,
  disabled,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error} name={name} id={id} required={required}>
      {(tied) => (
        <NativeSelect
          disabled={disabled ?? false}
          input={<InputBase />}
          IconComponent={Chevron}
          inputProps={{ ...select, ...tied }}
        >
          {children}
        </NativeSelect>
      )}
    </LabelledField>
  );
}
