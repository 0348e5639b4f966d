import { styled } from "@mui/material/styles";

/** A row's first line: what it is, and its status at the end. */
export const RowLine = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 8px",
  "& > :first-of-type": { minWidth: 0 },
});
