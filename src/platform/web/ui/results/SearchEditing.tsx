import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

type SearchEditing = {
  /** Whether the visitor opened or closed the search's form; null: neither. */
  readonly chosen: boolean | null;
  readonly choose: (open: boolean | null) => void;
  /** The search and its form. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Opens the form at its dates. */
  readonly changeDates: () => void;
};

const Editing = createContext<SearchEditing | null>(null);

/** Lets a page without results open the form of its search. (WIRE-22) */
export function SearchEditingRoot({ children }: { readonly children: ReactNode }) {
  const [chosen, choose] = useState<boolean | null>(null);
  const panel = useRef<HTMLElement>(null);
  const editing = useMemo(() => {
    const changeDates = () => {
      flushSync(() => choose(true));
      panel.current?.querySelector<HTMLElement>("form [aria-haspopup=dialog]")?.focus();
    };
    return { chosen, choose, panel, changeDates };
  }, [chosen]);
  return <Editing value={editing}>{children}</Editing>;
}

export function useSearchEditing(): SearchEditing {
  const editing = useContext(Editing);
  if (!editing) throw new Error("A search is edited within a SearchEditingRoot.");
  return editing;
}
