import { styled } from "@mui/material/styles";
import { token } from "../theme/token";

/** Pixels: the room of a dot. */
const DOT = 20;

/**
 * Short facts in a row with dots between them. Each fact brings its dot along, and the first of a line has its own cut
 * off, so that no line ends or begins with one.
 */
export const DottedList = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  margin: `0 0 0 -${DOT}px`,
  padding: 0,
  clipPath: `inset(0 0 0 ${DOT}px)`,
  listStyle: "none",
  fontSize: "0.9375rem",
  lineHeight: 1.6,
  "& li": { display: "flex" },
  "& li::before": { content: '"·"', flex: `0 0 ${DOT}px`, textAlign: "center", color: token("inkSoft") },
});
