import { createContext, useContext, useEffect } from "react";

/** Renders the page of a path, hidden and without effects, or nothing; the shell provides it. */
export const DrawAhead = createContext<(path?: string) => void>(() => {});

/**
 * Prerenders the page that is likely to be opened next, as long as the caller is shown. Rendered again if the path
 * changes. (SPEED-4)
 */
export function useDrawnAhead(path: string | undefined): void {
  const draw = useContext(DrawAhead);
  useEffect(() => {
    draw(path);
    return draw;
  }, [draw, path]);
}
