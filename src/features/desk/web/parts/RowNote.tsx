import { styled } from "@mui/material/styles";
import { token } from "../../../../platform/web/theme/token";

/** The secondary text of a row: instants, references, who. */
export const RowNote = styled("p")({
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  lineHeight: 1.45,
  fontVariantNumeric: "tabular-nums",
});
