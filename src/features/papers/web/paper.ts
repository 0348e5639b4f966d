import { dayToken } from "../../../shared/daysOwn";
import { keysOf } from "../../../shared/keysOf";
import { lightColours } from "../../../shared/palette";

const byDay = Object.fromEntries(keysOf(lightColours).map((name) => [`--m-palette-malecon-${name}`, dayToken(name)]));

/** Papers look the same on the screen as in print: light colours, whatever the page's scheme. */
export const paper = {
  ...byDay,
  "--m-palette-primary-main": dayToken("sea"),
  "--m-palette-text-secondary": lightColours.inkSoft,
  "--m-palette-divider": lightColours.sand,
  bgcolor: "#FFFFFF",
  color: lightColours.ink,
  border: 1,
  borderColor: lightColours.sand,
  borderRadius: 1,
  overflow: "hidden",
} as const;
