import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";

type ThemedComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

const clickable = "&.MuiChip-clickable";

/** A chip shows a status, and its text may take several lines; one that can be pressed is 44 px high. (A11Y-4) */
export const chipOverrides: ThemedComponents = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: "auto",
        gap: 6,
        padding: "4px 10px 4px 8px",
        borderRadius: 6,
        fontFamily: "inherit",
        fontSize: "0.9375rem",
        fontWeight: 700,
        lineHeight: 1.35,
        verticalAlign: "baseline",
        [clickable]: {
          gap: 8,
          minHeight: 44,
          padding: "0 14px",
          borderRadius: 22,
          border: "1px solid var(--m-palette-malecon-outline)",
          backgroundColor: "var(--m-palette-malecon-seaWash)",
          fontWeight: 600,
          "&:hover": { borderColor: "var(--m-palette-primary-main)" },
          "&:active": { boxShadow: "none" },
          "&[aria-current]": {
            color: "var(--m-palette-background-default)",
            backgroundColor: "var(--m-palette-text-primary)",
            borderColor: "var(--m-palette-text-primary)",
          },
        },
      },
      outlined: {
        [clickable]: {
          padding: "4px 16px",
          borderWidth: 2,
          fontSize: "inherit",
          lineHeight: "inherit",
          "&:not([aria-current])": { backgroundColor: "transparent" },
          "&:hover": { borderColor: "var(--m-palette-text-primary)" },
        },
      },
      icon: { flex: "none", margin: 0, color: "inherit" },
      label: {
        display: "flex",
        alignItems: "center",
        gap: "inherit",
        padding: 0,
        overflow: "visible",
        whiteSpace: "normal",
      },
    },
  },
};
