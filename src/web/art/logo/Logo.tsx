import { styled } from "@mui/material/styles";
import { token } from "../../theme/token";
import { displayFamily } from "../../theme/typography";
import { Mark } from "./Mark";

const Row = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  color: token("ink"),
  fontFamily: displayFamily,
  fontWeight: 800,
  fontSize: "1.5rem",
  letterSpacing: "-0.03em",
  lineHeight: 1,
});

/** Mark and name. The name is text, so that it is read out and follows the colour scheme. */
export function Logo({ name, size = 40 }: { readonly name: string; readonly size?: number }) {
  return (
    <Row>
      <Mark size={size} />
      {name}
    </Row>
  );
}
