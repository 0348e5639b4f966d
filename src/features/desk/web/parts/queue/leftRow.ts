import { useEffect } from "react";
import { useLocation } from "react-router";

/** The row that was last used, by the key of its page's entry in the history; for as long as the tab's program runs. */
const lastUsed = new Map<string, string>();

/** Clears the state, as a new tab would. */
export const forgetLeftRows = (): void => lastUsed.clear();

/** The id of the row from which the page was left, if the browser went back to it; else null: a new entry has none. */
export function useLeftRow(): string | null {
  return lastUsed.get(useLocation().key) ?? null;
}

/** Notes which row of the page is used. Some browsers do not focus a link that is clicked. */
export function useNotedRow(): void {
  const { key } = useLocation();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest("[data-row][id]") : null;
      if (row) lastUsed.set(key, row.id);
    };
    for (const type of ["focusin", "click"]) document.addEventListener(type, note);
    return () => {
      for (const type of ["focusin", "click"]) document.removeEventListener(type, note);
    };
  }, [key]);
}
