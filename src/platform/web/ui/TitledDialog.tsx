import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { CallDialog, DialogBack } from "./CallDialog";
import { useDialogClose } from "./dialogHold";

type Props = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly size?: "sm" | "md";
  /** Its content ends with a button that closes it, so it has no other one. */
  readonly closesItself?: boolean;
  readonly children: ReactNode;
};

/** A `CallDialog` with a title, and a button that closes it. */
export function TitledDialog({ title, onClose, size = "sm", closesItself = false, children }: Props) {
  const id = useId();
  return (
    <CallDialog open onClose={onClose} aria-labelledby={id} maxWidth={size} fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={closesItself ? { pb: 3 } : {}}>{children}</DialogContent>
      {!closesItself && <DialogClose onClose={onClose} />}
    </CallDialog>
  );
}

/** The footer of a dialog with a single button, which closes it. */
export function DialogClose({ onClose }: { readonly onClose: () => void }) {
  const close = useDialogClose();
  return (
    <DialogActions sx={{ px: 3, pb: 3 }}>
      <DialogBack onClick={() => close(onClose)}>
        <FormattedMessage id="support.keys.close" />
      </DialogBack>
    </DialogActions>
  );
}
