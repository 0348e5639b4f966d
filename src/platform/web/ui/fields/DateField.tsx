import type { ComponentProps } from "react";
import { TextField } from "./TextField";

type DateFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "min" | "max"> & {
  /** Havana dates `YYYY-MM-DD`, both allowed themselves. */
  readonly min?: string;
  readonly max?: string;
};

/** A day by the platform's own date entry; its value is a Havana date `YYYY-MM-DD`, empty while incomplete. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" className="tabular" />;
}
