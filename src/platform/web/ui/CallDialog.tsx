import Button, { type ButtonProps } from "@mui/material/Button";
import Dialog, { type DialogProps } from "@mui/material/Dialog";
import { useCallback, useMemo, useRef, useState } from "react";
import { type AskToLeave, DialogHoldContext, useIsDialogHeld } from "./dialogHold";

type Props = Omit<DialogProps, "onClose"> & { readonly onClose: () => void };

/**
 * A dialog that sends calls: it stays open while one of its `BusyButton`s is busy, and asks before it closes over unsent
 * input of its forms (`useUnsent`).
 */
export function CallDialog({ onClose, ...dialog }: Props) {
  const [holds, setHolds] = useState(0);
  const isHeld = holds > 0;
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  // The newest of its forms with unsent input asks for all of them.
  const asking = useRef(new Set<AskToLeave>());
  const asks = useCallback((ask: AskToLeave) => {
    asking.current.add(ask);
    return () => void asking.current.delete(ask);
  }, []);
  const close = useCallback<AskToLeave>((leave) => {
    const ask = [...asking.current].at(-1);
    if (ask) ask(leave);
    else leave();
  }, []);
  const value = useMemo(() => ({ isHeld, hold, asks, close }), [isHeld, hold, asks, close]);
  return (
    <DialogHoldContext value={value}>
      <Dialog {...dialog} onClose={isHeld ? undefined : () => close(onClose)} />
    </DialogHoldContext>
  );
}

/**
 * A button that closes the enclosing `CallDialog`, or leads back within it; disabled while the dialog cannot be closed.
 */
export function DialogBack(button: ButtonProps) {
  return <Button {...button} disabled={useIsDialogHeld()} />;
}
