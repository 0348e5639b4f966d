import { browserTests, DESKTOP, PHONE } from "./e2e/config";
import { LONG_WALKS } from "./e2e/walks";

/** Part of `npm test`. */
export default browserTests("e2e", [
  // Who may go where does not depend on the width of the window.
  { name: "phone", testIgnore: ["access.spec.ts", ...LONG_WALKS], use: PHONE },
  { name: "desktop", testIgnore: LONG_WALKS, use: DESKTOP },
]);
