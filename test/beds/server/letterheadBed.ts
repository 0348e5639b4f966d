import type { Letterhead } from "../../../src/platform/server/pdf/letterhead";
import { lightColours } from "../../../src/shared/palette";

/** The letterhead of a shop that has set nothing but its name, without a mark. */
export const letterhead: Letterhead = {
  name: "Caimán",
  mark: null,
  main: lightColours.sea,
  accent: lightColours.coral,
  legal: "",
};
