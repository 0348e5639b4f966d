import { createContext, type ReactNode, use, useEffect, useId } from "react";
import type { OpenItem } from "../../../presence/presence.rules";
import { useOpenItem } from "../../shell/presence/openItems";

/**
 * Why a row stays. `own`: the caller's own call is running, or its result is shown in the row. `open`: an open form,
 * unsent input, or a refusal that has to be read.
 */
export type Hold = "own" | "open";

type QueueRow = {
  readonly hold: (by: string, how: Hold | undefined) => void;
  /** Shows at the row what was done; it stays if the row leaves the list. */
  readonly tell: (done: ReactNode) => void;
  /** Like `tell`, and removes the row from the list immediately. */
  readonly leave: (done: ReactNode) => void;
  /** The list no longer has the row: nothing can be done with it. */
  readonly isGone: boolean;
};

/** The row of a queue around a form or a card; null on other pages. */
export const QueueRowContext = createContext<QueueRow | null>(null);

export const useQueueRow = (): QueueRow | null => use(QueueRowContext);

/** The enclosing row or plan, which colleagues see as being answered while a form holds it. (DESK-109) */
export const OpenItemContext = createContext<OpenItem | null>(null);

/**
 * Keeps the enclosing row on the page while `how` is given, even if the list no longer has it (DESK-106), and shows
 * colleagues that it is being answered (DESK-109).
 */
export function useHoldsRow(how: Hold | undefined): void {
  const id = useId();
  const hold = useQueueRow()?.hold;
  const openItem = use(OpenItemContext);
  useOpenItem(how ? openItem : null, true);
  useEffect(() => {
    if (!how || !hold) return;
    hold(id, how);
    return () => hold(id, undefined);
  }, [id, how, hold]);
}

/** How a button's call holds its row: while it runs, and with its refusal. */
export const heldBy = ({ isLoading, error }: { readonly isLoading: boolean; readonly error?: unknown }) =>
  isLoading ? "own" : error ? "open" : undefined;
