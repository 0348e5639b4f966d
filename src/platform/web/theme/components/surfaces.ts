import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";

type ThemedComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

const flat = { boxShadow: "none", backgroundImage: "none" };
const edge = "1px solid var(--m-palette-divider)";

/** Flat paper with a sand border where MUI would cast a grey shadow; what is above the page has an ink border. */
export const surfaceOverrides: ThemedComponents = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: flat } },
  MuiCard: { styleOverrides: { root: { ...flat, border: edge, borderRadius: 10 } } },
  MuiDialog: {
    styleOverrides: {
      paper: { ...flat, borderRadius: 12, border: "2px solid var(--m-palette-text-primary)", margin: 16 },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { "&:not([class*=invisible])": { backgroundColor: "rgb(4 20 31 / 0.6)" } } } },
};
