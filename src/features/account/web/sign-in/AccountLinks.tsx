import { styled } from "@mui/material/styles";

/** Links to related pages below a form. */
export const AccountLinks = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 28px",
  marginTop: 20,
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
});
