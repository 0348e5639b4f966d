import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";

type Props = {
  readonly sending: boolean;
  /** Absent: the form is always open. */
  readonly onBack?: (() => void) | undefined;
  /** `error` for actions that remove something. */
  readonly color?: "secondary" | "error" | undefined;
  readonly disabled?: boolean | undefined;
  /** The label of the submit button. */
  readonly children: ReactNode;
};

/** Submit and close buttons of a form. */
export function SendOrBack({ sending, onBack, color = "secondary", disabled = false, children }: Props) {
  return (
    <>
      <BusyButton type="submit" variant="contained" color={color} loading={sending} disabled={disabled}>
        {children}
      </BusyButton>
      {onBack && (
        <Button onClick={onBack} disabled={sending}>
          <FormattedMessage id="support.back" />
        </Button>
      )}
    </>
  );
}
