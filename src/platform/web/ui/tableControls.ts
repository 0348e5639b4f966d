import { token } from "../theme/token";
import { checkStyles } from "./fields/choiceStyles";

/** A checkbox that selects a row of a table. */
export const tableChoice = {
  ...checkStyles,
  display: "inline-grid",
  width: 20,
  height: 20,
  verticalAlign: "middle",
  "@media (max-width: 799px), (pointer: coarse)": { width: 24, height: 24 },
} as const;

/** A button within a table that looks like text, such as the header of a sortable column. */
export const tableButton = {
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
  "&:hover": { color: token("ink") },
} as const;
