import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";

type Props = {
  /** At the form's end, or in the bar with the booking's summary. */
  readonly place: "end" | "bar";
  /** The id of the form that it sends. */
  readonly form: string;
  readonly disabled: boolean;
  readonly children: ReactNode;
};

/**
 * The button that books. It is at the form's end, after the last field; in a narrow window it is in the bar, which
 * stays in view at the bottom. Only one of the two is shown. (WEB-40)
 */
export function SubmitBooking({ place, form, disabled, children }: Props) {
  const isWide = useMediaQuery("(min-width: 900px)", { noSsr: true });
  if (isWide !== (place === "end")) return null;
  return (
    <Button
      type="submit"
      form={form}
      variant="contained"
      color="secondary"
      size="large"
      disabled={disabled}
      sx={place === "end" ? { mt: 3, minWidth: 240 } : undefined}
    >
      {children}
    </Button>
  );
}
