import { styled } from "@mui/material/styles";
import { token } from "../theme/token";

/** Looks like MUI's contained secondary button. */
export const actionStyles = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: 52,
  padding: "8px 28px",
  border: 0,
  borderRadius: 6,
  font: "inherit",
  fontSize: "1.125rem",
  lineHeight: 1.25,
  fontWeight: 700,
  cursor: "pointer",
  color: token("onCoral"),
  background: token("coral"),
  "&:hover": { background: token("coralDeep") },
  "&:active": { transform: "translateY(1px)" },
  "&:disabled": { color: token("inkSoft"), background: token("sunken"), cursor: "default" },
} as const;

/**
 * The main button for the first view, without MUI's button code, which would be a twentieth of the first view's
 * JavaScript.
 */
export const ActionButton = styled("button")(actionStyles);
