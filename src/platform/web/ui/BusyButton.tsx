import Button, { type ButtonProps } from "@mui/material/Button";
import { useLostFocus } from "./page/useLostFocus";

type Props = Omit<ButtonProps, "ref" | "loading"> & { readonly loading: boolean };

/**
 * A button that is disabled while what it started is under way. That takes the focus from it; afterwards it has it
 * again. (A11Y-2)
 */
export function BusyButton({ loading, ...props }: Props) {
  const button = useLostFocus<HTMLButtonElement>(loading);
  return <Button ref={button} loading={loading} {...props} />;
}
