import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { CallDialog } from "./CallDialog";
import { DialogClose } from "./DialogClose";

type Props = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly size?: "sm" | "md";
  /** Its content ends with a button that closes it. */
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
