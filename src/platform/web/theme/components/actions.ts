import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";
import { focusRing } from "./baseline";

type ThemedComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

/** Buttons and links: touch targets are 44 px at least. (A11Y-4) */
export const actionOverrides: ThemedComponents = {
  MuiButtonBase: {
    // A press changes the colour at once; a ripple would take longer, and move under reduced motion.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { "&:focus-visible": focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20, borderRadius: 6, "&:active": { transform: "translateY(1px)" } },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: "1.125rem" },
      sizeSmall: { minHeight: 44, paddingInline: 14, fontSize: "0.9375rem" },
      outlined: { borderWidth: 2, "&:hover": { borderWidth: 2 } },
      // Looks like a link, and is aligned with its neighbours.
      text: { paddingInline: 0, textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: 4 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiLink: { defaultProps: { underline: "always" }, styleOverrides: { root: { textUnderlineOffset: 3 } } },
};
