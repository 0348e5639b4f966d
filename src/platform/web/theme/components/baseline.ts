import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";
import { visuallyHidden } from "../visuallyHidden";

type ThemedComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

/** The ring around the focused element (A11Y-2); everything that can be focused uses it. */
export const focusRing = {
  outline: "3px solid var(--m-palette-malecon-focus)",
  outlineOffset: "2px",
};

export const baseline: ThemedComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      // Not inherited, unlike in MUI's baseline: the content of an open <details> would inherit it from the browser's
      // box around it.
      "*, *::before, *::after": { boxSizing: "border-box" },
      html: { scrollPaddingTop: "5rem", textSizeAdjust: "100%" },
      body: { fontSynthesis: "none", overflowWrap: "break-word" },
      ":focus-visible": focusRing,
      // A heading takes the focus when its page opens so that it is read out; it is no control, so it shows no ring.
      "h1:focus, h2:focus": { outline: "none" },
      "h1, h2, h3, p, ul, ol, dl, fieldset, figure": { margin: 0 },
      svg: { display: "block" },
      "::selection": { background: "var(--m-palette-malecon-mango)", color: "var(--m-palette-malecon-onMango)" },
      ".tabular": { fontVariantNumeric: "tabular-nums lining-nums" },
      ".visually-hidden": visuallyHidden,
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          transitionDuration: "0.01ms !important",
          scrollBehavior: "auto !important",
        },
      },
    },
  },
};
