import { createContext, useContext, useEffect } from "react";

/** Draws the page of a path, hidden and without effects, or none; the shell provides it. */
export const DrawAhead = createContext<(path?: string) => void>(() => {});

/**
 * Draws the page that is likely to be opened next while the caller is shown: whoever opens it sees what was drawn.
 * Drawn again if the path changes. (SPEED-4)
 */
export function useDrawnAhead(path: string | undefined): void {
  const draw = useContext(DrawAhead);
  useEffect(() => {
    draw(path);
    return draw;
  }, [draw, path]);
}
