import { styled } from "@mui/material/styles";
import { token } from "../../../platform/web/theme/token";

const layer = {
  content: '""',
  position: "absolute",
  inset: 0,
  margin: "auto",
  width: 24,
  height: 24,
  clipPath:
    'path("M12 21.500C5 16 1.500 12.500 1.500 8.300A5.600 5.600 0 0 1 12 5.400 5.600 5.600 0 0 1 22.500 8.300C22.500 12.500 19 16 12 21.500z")',
  // Its colours show its state, so they must not be overridden.
  forcedColorAdjust: "none",
} as const;

/** A heart from pseudo-elements: outlined, and filled if it or its button is pressed, or by a prop. */
export const heart = {
  "&::before": { ...layer, background: token("ink") },
  "&::after": { ...layer, background: token("surface"), transform: "scale(.76)" },
  '&[aria-pressed="true"], [aria-pressed="true"] &, &[data-full]': {
    "&::before, &::after": { background: token("wine") },
  },
} as const;

/** The heart next to text. */
export const HeartMark = styled("span")({
  position: "relative",
  display: "inline-block",
  width: 24,
  height: 24,
  ...heart,
});
