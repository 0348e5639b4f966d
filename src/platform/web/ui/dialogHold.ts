import { createContext, useContext, useLayoutEffect } from "react";

/** Does what leaves a form, after asking about its unsent input. */
export type AskToLeave = (leave: () => void) => void;

type DialogHold = {
  /** A call of the dialog is being sent. */
  readonly isHeld: boolean;
  /** Holds the dialog open; returns what lets it go. */
  readonly hold: () => () => void;
  /** Has the dialog ask before it closes; returns what ends that. */
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

/** Whether the dialog around cannot be closed now. */
export const useIsDialogHeld = (): boolean => useContext(DialogHoldContext).isHeld;

/**
 * Holds the dialog around open while a call is being sent: closing would not stop the call, and would hide its outcome.
 */
export function useDialogHold(sending: boolean): void {
  const { hold } = useContext(DialogHoldContext);
  useLayoutEffect(() => (sending ? hold() : undefined), [sending, hold]);
}

/** Registers the question that the enclosing dialog asks before it closes; undefined: none. */
export function useDialogAsks(ask: AskToLeave | undefined): void {
  const { asks } = useContext(DialogHoldContext);
  useLayoutEffect(() => (ask ? asks(ask) : undefined), [ask, asks]);
}

/** How a button closes the dialog around. */
export const useDialogClose = (): AskToLeave => useContext(DialogHoldContext).close;
