import Button, { type ButtonProps } from "@mui/material/Button";
import { useDialogHold } from "./dialogHold";
import { useRestoredFocus } from "./page/useRestoredFocus";

type Props = Omit<ButtonProps, "ref" | "loading"> & { readonly loading: boolean };

/**
 * A button that is disabled while its action runs, and then gets the focus back (A11Y-2). Meanwhile the enclosing
 * `CallDialog` cannot be closed.
 */
export function BusyButton({ loading, disabled = false, ...props }: Props) {
  const button = useRestoredFocus<HTMLButtonElement>(loading || disabled);
  useDialogHold(loading);
  return <Button ref={button} loading={loading} disabled={disabled} {...props} />;
}
