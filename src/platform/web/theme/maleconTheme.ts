import { createTheme, type PaletteOptions } from "@mui/material/styles";
import type {} from "@mui/material/themeCssVarsAugmentation";
import { type Colours, darkColours, lightColours } from "../../../shared/palette";
import { actionOverrides } from "./components/actions";
import { baseline } from "./components/baseline";
import { chipOverrides } from "./components/chips";
import { fieldOverrides } from "./components/fields";
import { progressOverrides } from "./components/progress";
import { surfaceOverrides } from "./components/surfaces";
import { tableOverrides } from "./components/tables";
import { typography } from "./typography";

const colorSchemes = {
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

/**
 * The theme as CSS variables in both colour schemes. The scheme follows the system by media query, so that a
 * server-rendered page has the right colours before any script runs. Created in a separate task (src/app/web/main.ts),
 * because it takes a phone a tenth of a second.
 */
export const maleconTheme = createTheme({
  cssVariables: { cssVarPrefix: "m" },
  colorSchemes,
  typography,
  shape: { borderRadius: 6 },
  transitions: { duration: { shortest: 120, shorter: 150, short: 180, standard: 200, complex: 250 } },
  components: {
    ...baseline,
    ...actionOverrides,
    ...chipOverrides,
    ...fieldOverrides,
    ...surfaceOverrides,
    ...tableOverrides,
    ...progressOverrides,
  },
});

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
