import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";

/** Whether the window has room for a column beside the page's content; with "lg" for one on each side. */
export function useIsWide(from: "md" | "lg" = "md"): boolean {
  return useMediaQuery(useTheme().breakpoints.up(from), { noSsr: true });
}
