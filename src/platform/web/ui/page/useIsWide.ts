import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { createContext, useContext } from "react";

/** Whether the page was server-rendered for a wide window; false in narrow ones and if it was not server-rendered. */
export const DrawnWide = createContext(false);

/**
 * Whether the window has room for a column next to the page's content; with "lg" for one on each side. A
 * server-rendered page first keeps the width that it was rendered for, so that nothing moves if the server guessed
 * right.
 */
export function useIsWide(from: "md" | "lg" = "md"): boolean {
  return useMediaQuery(useTheme().breakpoints.up(from), { defaultMatches: useContext(DrawnWide) });
}
