import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
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

/** Submit and close buttons of a form; Escape closes it too. (DESK-13) */
export function SendOrBack({ sending, onBack, color = "secondary", disabled = false, children }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // A dialog has its own way, and what is open above a field, such as a calendar, is closed first.
    const isElsewhere = event.defaultPrevented || back.current?.closest("[role=dialog]");
    if (event.key !== "Escape" || isElsewhere || sending) return;
    onBack?.();
  });
  useEffect(() => {
    const form = back.current?.closest("form");
    const listen = (event: KeyboardEvent) => onEscape(event);
    form?.addEventListener("keydown", listen);
    return () => form?.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <BusyButton type="submit" variant="contained" color={color} loading={sending} disabled={disabled}>
        {children}
      </BusyButton>
      {onBack && (
        <Button ref={back} onClick={onBack} disabled={sending}>
          <FormattedMessage id="support.back" />
        </Button>
      )}
    </>
  );
}
