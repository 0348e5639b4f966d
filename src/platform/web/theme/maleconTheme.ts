import { createMaleconTheme } from "./theme";

/** Made once, and in a turn of its own (src/app/web/main.ts): it takes a phone a tenth of a second. */
export const maleconTheme = createMaleconTheme();
