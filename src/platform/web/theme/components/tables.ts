import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";

type ThemedComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

/** Tables have the size of the text around them, and a sand line below each row. */
export const tableOverrides: ThemedComponents = {
  MuiTable: { styleOverrides: { root: { fontSize: "inherit", lineHeight: 1.4 } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: "8px 10px",
        borderBottomColor: "var(--m-palette-divider)",
        fontFamily: "inherit",
        fontSize: "inherit",
        lineHeight: "inherit",
        letterSpacing: "inherit",
        color: "inherit",
        textAlign: "start",
      },
      head: { color: "var(--m-palette-text-secondary)", fontWeight: 600 },
      alignRight: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    },
  },
};
