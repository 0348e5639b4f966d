import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";

type ThemedComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

const reducedMotion = "@media (prefers-reduced-motion: reduce)";
const still = { [reducedMotion]: { animation: "none" } };

/** Under reduced motion, progress is shown by a still shape: a full bar, an open ring, a plain block. (A11Y-3) */
export const progressOverrides: ThemedComponents = {
  MuiSkeleton: {
    styleOverrides: {
      root: {
        ...still,
        backgroundColor: "var(--m-palette-malecon-sunken)",
        "&::after": { [reducedMotion]: { display: "none" } },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { backgroundColor: "var(--m-palette-malecon-sand)" },
      bar1: { [reducedMotion]: { animation: "none", left: 0, width: "100%", transform: "none" } },
      bar2: { [reducedMotion]: { animation: "none", display: "none" } },
    },
  },
  MuiCircularProgress: {
    styleOverrides: {
      root: still,
      circle: { [reducedMotion]: { animation: "none", strokeDasharray: "80px 200px", strokeDashoffset: 0 } },
    },
  },
};
