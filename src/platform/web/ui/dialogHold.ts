import { createContext, useContext, useLayoutEffect } from "react";

/** Leaves a form after asking about its unsent input. */
export type AskToLeave = (leave: () => void) => void;

type DialogHold = {
  /** A call of the dialog is being sent. */
  readonly isHeld: boolean;
  /** Keeps the dialog open; returns the function that ends that. */
  readonly hold: () => () => void;
  /** Makes the dialog ask before it closes; returns the function that ends that. */
  readonly asks: (ask: AskToLeave) => () => void;
  /** Closes by `leave`, or asks first. */
  readonly close: AskToLeave;
};

const nothing = () => () => {};

/** Provided by the enclosing dialog; outside dialogs it does nothing. */
export const DialogHoldContext = createContext<DialogHold>({
  isHeld: false,
  hold: nothing,
  asks: nothing,
  close: (leave) => leave(),
});

/** Whether the enclosing dialog cannot be closed now. */
export const useIsDialogHeld = (): boolean => useContext(DialogHoldContext).isHeld;

/**
 * Keeps the enclosing dialog open while a call is being sent: closing would not stop the call, and would hide its
 * outcome.
 */
export function useDialogHold(sending: boolean): void {
  const { hold } = useContext(DialogHoldContext);
  useLayoutEffect(() => (sending ? hold() : undefined), [sending, hold]);
}

/** Registers the question that the enclosing dialog asks before it closes; undefined: none. */
export function useDialogCloseQuestion(ask: AskToLeave | undefined): void {
  const { asks } = useContext(DialogHoldContext);
  useLayoutEffect(() => (ask ? asks(ask) : undefined), [ask, asks]);
}

/** The function with which a button closes the enclosing dialog. */
export const useDialogClose = (): AskToLeave => useContext(DialogHoldContext).close;
