import { browserTests, DESKTOP, PHONE } from "./e2e/config";
import { LONG_WALKS } from "./e2e/walks";

// Animations keep the processor busy. The walks leave them on.
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

/**
 * Part of `npm test`. The journey runs in Spanish on a phone, where long words on a narrow screen break most, and in
 * English on a desktop; every other spec in one of the two. All combinations are among the walks.
 */
export default browserTests("e2e", [
  {
    name: "phone",
    testIgnore: ["payment.spec.ts", "search.spec.ts", ...LONG_WALKS],
    // axe takes as long as all other tests: here each page is checked at one width.
    grepInvert: /(access|accessibility|journey|shell)\.spec\.ts in English|page of the checkout is accessible/,
    use: { ...PHONE, ...STILL },
  },
  {
    name: "desktop",
    testIgnore: ["access.spec.ts", "shell.spec.ts", ...LONG_WALKS],
    grepInvert: /(accessibility|journey|payment|search)\.spec\.ts in Spanish|every public page is accessible/,
    use: { ...DESKTOP, ...STILL },
  },
]);
