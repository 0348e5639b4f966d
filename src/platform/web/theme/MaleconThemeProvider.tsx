import { ThemeContext } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { ComponentProps, ReactNode } from "react";
import { maleconTheme } from "./maleconTheme";

const variables = maleconTheme.generateStyleSheets();
// The declared type is that of plain props, but it reads a theme's `components`, which MUI's own provider passes too.
const components = maleconTheme.components as ComponentProps<typeof DefaultPropsProvider>["value"];

/**
 * Theme, baseline and colour scheme of the whole application. The system chooses light or dark by media query, so the
 * variables are written once; MUI's own provider would include code for switching and storing a scheme.
 */
export function MaleconThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeContext.Provider value={maleconTheme}>
      <DefaultPropsProvider value={components}>
        <GlobalStyles styles={variables} />
        <CssBaseline enableColorScheme />
        {children}
      </DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}
