import { createTheme } from "@mui/material/styles";
import type {} from "@mui/material/themeCssVarsAugmentation";
import { colorSchemes } from "./colourSchemes";
import { actionOverrides } from "./components/actions";
import { baseline } from "./components/baseline";
import { chipOverrides } from "./components/chips";
import { fieldOverrides } from "./components/fields";
import { progressOverrides } from "./components/progress";
import { surfaceOverrides } from "./components/surfaces";
import { tableOverrides } from "./components/tables";
import { typography } from "./typography";

/**
 * The theme as CSS variables in both colour schemes. The scheme follows the system by media query, so that a
 * drawn page has the right colours before any script runs. Created in its own task (src/app/web/main.ts), as it
 * takes a phone a tenth of a second.
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
