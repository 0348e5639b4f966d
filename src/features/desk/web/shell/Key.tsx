import { styled } from "@mui/material/styles";
import { token } from "../../../../platform/web/theme/token";

/** A key, styled like on a keyboard. */
export const Key = styled("kbd")({
  display: "inline-block",
  minWidth: 26,
  padding: "1px 7px",
  border: `1px solid ${token("sand")}`,
  borderBottomWidth: 3,
  borderRadius: 5,
  background: token("surface"),
  color: token("ink"),
  font: "inherit",
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: "center",
});
