import { token } from "../theme/token";

/** A link in a group of similar ones, as a chip. */
export const chipLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "4px 16px",
  borderRadius: 22,
  border: `2px solid ${token("outline")}`,
  color: token("ink"),
  fontWeight: 600,
  textDecoration: "none",
} as const;

/** A button with a filter's name that removes the filter. */
export const chosenChip = {
  font: "inherit",
  fontSize: "0.9375rem",
  fontWeight: 600,
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 14px",
  borderRadius: 22,
  border: `1px solid ${token("outline")}`,
  background: token("seaWash"),
  color: token("ink"),
  cursor: "pointer",
  "&:hover": { borderColor: token("sea") },
} as const;
