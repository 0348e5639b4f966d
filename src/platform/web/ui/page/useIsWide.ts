import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";

/** Whether the window has room for a column beside the page's content. */
export function useIsWide(): boolean {
  return useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
}
