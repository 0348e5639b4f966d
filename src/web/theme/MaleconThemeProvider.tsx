import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { createMaleconTheme } from "./theme";

const theme = createMaleconTheme();

/** Theme, baseline and colour scheme of the whole application. Nothing is stored: the system decides light or dark. */
export function MaleconThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
