import { browserTests, DESKTOP, PHONE } from "./e2e/config";
import { LONG_WALKS } from "./e2e/walks";

// Animations keep the processor busy. The walks leave them on.
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

/**
 * Part of `npm test`. Most specs run in Spanish on a phone, where long words on a narrow screen break most, and in
 * English on a desktop; the other two combinations are among the walks.
 */
export default browserTests("e2e", [
  {
    name: "phone",
    // Access does not depend on the window's width.
    testIgnore: ["access.spec.ts", ...LONG_WALKS],
    // axe takes as long as all other tests: here each page is checked at one width, and at both among the walks.
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
