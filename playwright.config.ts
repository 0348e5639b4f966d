import { browserTests, DESKTOP, PHONE } from "./e2e/config";
import { LONG_WALKS } from "./e2e/walks";

// Drawing what moves keeps the processor busy. The walks leave it on.
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

/**
 * Part of `npm test`. Each is tried where most goes wrong, with long words on a narrow screen, and once the other way
 * round; the other two ways are among the walks.
 */
export default browserTests("e2e", [
  {
    name: "phone",
    // Access does not depend on the width of the window.
    testIgnore: ["access.spec.ts", ...LONG_WALKS],
    // axe takes as long as all the rest: it reads each page at one of the widths here, and at both among the walks.
    grepInvert: /(accessibility|journey|payment|search|shell)\.spec\.ts in English|page of the checkout is accessible/,
    use: { ...PHONE, ...STILL },
  },
  {
    name: "desktop",
    testIgnore: LONG_WALKS,
    grepInvert:
      /(access|accessibility|journey|payment|search|shell)\.spec\.ts in Spanish|every public page is accessible/,
    use: { ...DESKTOP, ...STILL },
  },
]);
