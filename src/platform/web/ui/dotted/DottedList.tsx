import { styled } from "@mui/material/styles";
import { dotted } from "./dots";

/** Short facts as a list, in a row with dots between them. */
export const DottedList = styled("ul")({
  ...dotted,
  marginBlock: 0,
  marginRight: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "0.9375rem",
  lineHeight: 1.6,
});
