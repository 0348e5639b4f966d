import { styled } from "@mui/material/styles";

/** Two fields side by side if there is room. */
export const FieldPair = styled("div")({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
});
