import type { ComponentProps } from "react";
import { TextField } from "../../../platform/web/ui/fields/TextField";

/** A time of the day as the site writes it: 24 hours, in every browser. */
export function TimeField(field: ComponentProps<typeof TextField>) {
  return <TextField {...field} placeholder="15:00" maxLength={5} autoComplete="off" />;
}
