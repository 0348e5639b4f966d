import DialogActions from "@mui/material/DialogActions";
import { FormattedMessage } from "react-intl";
import { DialogBack } from "./CallDialog";
import { useDialogClose } from "./dialogHold";

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
