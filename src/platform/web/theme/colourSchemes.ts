import type { PaletteOptions } from "@mui/material/styles";
import { type Colours, darkColours, lightColours } from "../../../shared/palette";

/** MUI's names for our colours; `palette.malecon` has the roles for which MUI has no name. */
function paletteOf(c: Colours): PaletteOptions {
  return {
    primary: { main: c.sea, dark: c.seaDeep, light: c.sea, contrastText: c.onSea },
    secondary: { main: c.coral, dark: c.coralDeep, light: c.coral, contrastText: c.onCoral },
    error: { main: c.wine, dark: c.wine, light: c.wine, contrastText: c.onWine },
    warning: { main: c.mango, dark: c.mangoText, light: c.mango, contrastText: c.onMango },
    info: { main: c.sea, dark: c.seaDeep, light: c.sea, contrastText: c.onSea },
    success: { main: c.palm, dark: c.palm, light: c.palm, contrastText: c.onPalm },
    text: { primary: c.ink, secondary: c.inkSoft, disabled: c.inkSoft },
    background: { default: c.page, paper: c.surface },
    divider: c.sand,
    malecon: c,
  };
}

export const colorSchemes = {
  light: { palette: paletteOf(lightColours) },
  dark: { palette: paletteOf(darkColours) },
};

declare module "@mui/material/styles" {
  interface Palette {
    malecon: Colours;
  }
  interface PaletteOptions {
    malecon?: Colours;
  }
}
