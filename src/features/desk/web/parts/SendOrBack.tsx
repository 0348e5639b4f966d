import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";

type Props = {
  readonly sending: boolean;
  readonly onBack: () => void;
  /** `error` for actions that remove something. */
  readonly color?: "secondary" | "error";
  readonly disabled?: boolean;
  /** The label of the submit button. */
  readonly children: ReactNode;
};

/** Submit and close buttons of a form that opens on demand. */
export function SendOrBack({ sending, onBack, color = "secondary", disabled = false, children }: Props) {
  return (
    <>
      <BusyButton type="submit" variant="contained" color={color} loading={sending} disabled={disabled}>
        {children}
      </BusyButton>
      <Button onClick={onBack} disabled={sending}>
        <FormattedMessage id="support.back" />
      </Button>
    </>
  );
}
