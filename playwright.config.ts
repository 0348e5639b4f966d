import { browserTests, DESKTOP, PHONE } from "./e2e/config";
import { LONG_WALKS } from "./e2e/walks";

// Animations keep the processor busy. The walks leave them on.
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

/**
 * Part of `npm test`: each spec once. In Spanish on a phone, where long words on a narrow screen break most, a journey
 * from the search to the voucher and a change of what is paid; in English on a desktop what may fail on its way. All combinations are among the walks.
 */
export default browserTests("e2e", [
  {
    name: "phone",
    testMatch: ["access.spec.ts", "accessibility.spec.ts", "change.spec.ts", "journey.spec.ts"],
    // axe takes as long as all other tests: here each page is checked at one width.
    grepInvert: /\.spec\.ts in English|page of the checkout is accessible/,
    use: { ...PHONE, ...STILL },
  },
  {
    name: "desktop",
    testIgnore: ["access.spec.ts", "journey.spec.ts", ...LONG_WALKS],
    grepInvert: /\.spec\.ts in Spanish|every public page is accessible/,
    use: { ...DESKTOP, ...STILL },
  },
]);
