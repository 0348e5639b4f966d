import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallDialog, DialogBack } from "../../../../platform/web/ui/CallDialog";

type Props = {
  readonly title: ReactNode;
  /** The label of the button that confirms. */
  readonly action: ReactNode;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The description of the effect. */
  readonly children: ReactNode;
};

/** Without scrolling there: a dialog taller than the window would open at its end. */
const focusInPlace = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Repeats what is about to be recorded before any money moves or counts as moved; the way back has the focus. */
export function ConfirmDialog({ title, action, busy, onConfirm, onClose, children }: Props) {
  const id = useId();
  return (
    // The whole effect is shown before the buttons, on a phone too.
    <CallDialog open scroll="body" onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: "8px 24px", px: 3, pb: 3 }}>
        <DialogBack ref={focusInPlace} onClick={onClose}>
          <FormattedMessage id="support.back" />
        </DialogBack>
        <BusyButton
          variant="contained"
          color="secondary"
          onClick={onConfirm}
          loading={busy}
          sx={{ ml: "0 !important" }}
        >
          {action}
        </BusyButton>
      </DialogActions>
    </CallDialog>
  );
}
