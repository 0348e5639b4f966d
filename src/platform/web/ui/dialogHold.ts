import { createContext, useContext, useLayoutEffect } from "react";

type DialogHold = {
  /** A call of the dialog is being sent. */
  readonly isHeld: boolean;
  /** Holds the dialog open; returns what lets it go. */
  readonly hold: () => () => void;
};

/** Of the dialog around; outside dialogs nothing is held. */
export const DialogHoldContext = createContext<DialogHold>({ isHeld: false, hold: () => () => {} });

/** Whether the dialog around cannot be closed now. */
export const useIsDialogHeld = (): boolean => useContext(DialogHoldContext).isHeld;

/** Holds the dialog around open while a call is being sent: closing would not stop it, and hide what came of it. */
export function useDialogHold(sending: boolean): void {
  const { hold } = useContext(DialogHoldContext);
  useLayoutEffect(() => (sending ? hold() : undefined), [sending, hold]);
}
