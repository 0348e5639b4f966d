import { browserTests, DESKTOP, PHONE } from "./e2e/config";
import { CLIENT_WALKS, DESKTOP_WALKS, DEVELOPMENT, IN_PART, KEYBOARD_WALKS, PATHS } from "./e2e/walks";

/** `npm run test:walks`: each feature's long walks, and every shortest path of the chart. */
export default browserTests("walks", [
  { name: "walks", testMatch: [...DESKTOP_WALKS, ...IN_PART], use: DESKTOP },
  { name: "walks-phone", testMatch: [...CLIENT_WALKS, ...IN_PART], use: PHONE },
  { name: "keyboard", testMatch: KEYBOARD_WALKS, use: DESKTOP },
  { name: "development", testMatch: DEVELOPMENT, use: DESKTOP },
  { name: "paths", testMatch: PATHS, use: DESKTOP },
]);
