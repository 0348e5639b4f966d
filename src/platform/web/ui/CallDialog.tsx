import Button, { type ButtonProps } from "@mui/material/Button";
import Dialog, { type DialogProps } from "@mui/material/Dialog";
import { useCallback, useMemo, useState } from "react";
import { DialogHoldContext, useIsDialogHeld } from "./dialogHold";

type Props = Omit<DialogProps, "onClose"> & { readonly onClose: () => void };

/** A dialog that sends calls: it stays open while one of its `BusyButton`s is busy. */
export function CallDialog({ onClose, ...dialog }: Props) {
  const [holds, setHolds] = useState(0);
  const isHeld = holds > 0;
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const value = useMemo(() => ({ isHeld, hold }), [isHeld, hold]);
  return (
    <DialogHoldContext value={value}>
      <Dialog {...dialog} onClose={isHeld ? undefined : onClose} />
    </DialogHoldContext>
  );
}

/** A button that closes the `CallDialog` around it, or leads back in it; disabled while the dialog is held open. */
export function DialogBack(button: ButtonProps) {
  return <Button {...button} disabled={useIsDialogHeld()} />;
}
