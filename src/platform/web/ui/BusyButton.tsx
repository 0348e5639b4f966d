import Button, { type ButtonProps } from "@mui/material/Button";
import { useDialogHold } from "./dialogHold";
import { useRestoredFocus } from "./page/useRestoredFocus";

type Props = Omit<ButtonProps, "ref" | "loading"> & { readonly loading: boolean };

/**
 * A button that is disabled while what it started is under way, and then has the focus again (A11Y-2). Until then it
 * holds a `CallDialog` around it open.
 */
export function BusyButton({ loading, disabled = false, ...props }: Props) {
  const button = useRestoredFocus<HTMLButtonElement>(loading || disabled);
  useDialogHold(loading);
  return <Button ref={button} loading={loading} disabled={disabled} {...props} />;
}
