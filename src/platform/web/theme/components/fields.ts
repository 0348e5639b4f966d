import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";
import { token } from "../token";
import { focusRing } from "./baseline";

type ThemedComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

const plain = {
  font: "inherit",
  fontSize: "1.0625rem",
  lineHeight: 1.4,
  color: token("ink"),
  width: "100%",
  minWidth: 0,
  minHeight: 48,
  margin: 0,
  borderRadius: 6,
  border: `2px solid ${token("outline")}`,
  backgroundColor: token("surface"),
} as const;
const wrong = { borderColor: token("wine"), boxShadow: `inset 4px 0 0 ${token("wine")}` } as const;
const disabled = { backgroundColor: token("sunken"), color: token("inkSoft"), borderStyle: "dashed" } as const;

/**
 * The look of a control that is one element, like that of MUI's. At least 16 px, because phones zoom in on smaller
 * fields on focus.
 */
export const controlStyles = {
  ...plain,
  padding: "10px 12px",
  "&:hover:not(:disabled)": { borderColor: token("ink") },
  "&[aria-invalid=true]": wrong,
  "&:disabled": disabled,
  "&::placeholder": { color: token("inkSoft"), opacity: 1 },
} as const;

const note = { margin: 0, fontSize: "0.9375rem", lineHeight: 1.4, letterSpacing: 0 } as const;

/** Fields: the label above its control, which is 48 px high at least, the hint and the error below. (A11Y-1, A11Y-4) */
export const fieldOverrides: ThemedComponents = {
  MuiFormControl: { styleOverrides: { root: { minWidth: 0, display: "grid", gap: 6, alignContent: "start" } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        font: "inherit",
        fontSize: "1rem",
        fontWeight: 600,
        lineHeight: 1.35,
        letterSpacing: 0,
        "&, &.Mui-focused, &.Mui-error, &.Mui-disabled": { color: token("ink") },
      },
      asterisk: { "&, &.Mui-error": { color: token("wine") } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...note,
        "&, &.Mui-disabled": { color: token("inkSoft") },
        "&.Mui-error": {
          display: "flex",
          gap: 6,
          alignItems: "flex-start",
          color: token("wine"),
          fontWeight: 600,
          "& svg": { flex: "none" },
        },
      },
    },
  },
  MuiInputBase: {
    // MUI's rules are for floating labels, which ours are not.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        ...plain,
        letterSpacing: 0,
        "&:hover:not(.Mui-disabled)": { borderColor: token("ink") },
        "&.Mui-error, &.Mui-error:hover:not(.Mui-disabled)": wrong,
        "&.Mui-disabled": disabled,
        "&:has(> :is(input, select, textarea):focus-visible)": focusRing,
      },
      input: {
        boxSizing: "border-box",
        height: "auto",
        minHeight: 44,
        padding: "8px 12px",
        outline: "none",
        textOverflow: "ellipsis",
        "&:focus-visible": { outline: "none" },
        "&::placeholder": { color: token("inkSoft"), opacity: 1 },
        "&.Mui-disabled": { WebkitTextFillColor: "currentColor" },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        "&&&": { paddingRight: 40, height: "auto", minHeight: 44 },
        "&:focus": { borderRadius: 4 },
        "& option": { color: "CanvasText", backgroundColor: "Canvas" },
      },
      icon: { right: 12, top: "calc(50% - 10px)", color: "inherit" },
    },
  },
};
