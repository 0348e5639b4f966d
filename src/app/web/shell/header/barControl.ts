import { token } from "../../../../platform/web/theme/token";

/** Windows in which the header's links are in a menu. */
export const narrow = "@media (max-width: 767px)";

/** The look of links and buttons in the header and its lists. */
export const barControl = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  padding: "0 12px",
  border: 0,
  borderRadius: 6,
  font: "inherit",
  fontSize: "1rem",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  color: token("ink"),
  background: "transparent",
  "&:hover": { background: token("sunken") },
  "&[aria-current], &[aria-pressed=true]": { color: token("sea") },
  "@media (max-width: 479px)": { padding: "0 5px", fontSize: "0.9375rem" },
} as const;
