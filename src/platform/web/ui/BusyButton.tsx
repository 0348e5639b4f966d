import Button, { type ButtonProps } from "@mui/material/Button";
import { useKeptFocus } from "./page/useKeptFocus";

type Props = Omit<ButtonProps, "ref" | "loading"> & { readonly loading: boolean };

/** A button that is disabled while what it started is under way, and then has the focus again. (A11Y-2) */
export function BusyButton({ loading, disabled = false, ...props }: Props) {
  const button = useKeptFocus<HTMLButtonElement>(loading || disabled);
  return <Button ref={button} loading={loading} disabled={disabled} {...props} />;
}
