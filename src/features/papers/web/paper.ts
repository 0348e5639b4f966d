import { lightColours } from "../../../platform/web/theme/palette";

const byDay = Object.fromEntries(
  Object.entries(lightColours).map(([name, colour]) => [`--m-palette-malecon-${name}`, colour]),
);

/** Papers look the same on the screen as in print: light colours, whatever the page's scheme. */
export const paper = {
  ...byDay,
  "--m-palette-primary-main": lightColours.sea,
  "--m-palette-text-secondary": lightColours.inkSoft,
  "--m-palette-divider": lightColours.sand,
  bgcolor: "#FFFFFF",
  color: lightColours.ink,
  border: 1,
  borderColor: lightColours.sand,
  borderRadius: 1,
  overflow: "hidden",
} as const;
