import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

type Props = {
  readonly sending: boolean;
  readonly onBack: () => void;
  /** `error` for what takes something away. */
  readonly color?: "secondary" | "error";
  readonly disabled?: boolean;
  /** What sending does. */
  readonly children: ReactNode;
};

/** The actions of a form that was opened and can be closed again. */
export function SendOrBack({ sending, onBack, color = "secondary", disabled = false, children }: Props) {
  return (
    <>
      <Button type="submit" variant="contained" color={color} loading={sending} disabled={disabled}>
        {children}
      </Button>
      <Button onClick={onBack}>
        <FormattedMessage id="support.back" />
      </Button>
    </>
  );
}
