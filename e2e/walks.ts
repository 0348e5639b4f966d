const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`);

/** The client's pages, tested at both widths. */
export const CLIENT_WALKS = specs("account", "documents", "interrupted", "lodging", "methods", "refunds");
const STAFF_WALKS = specs("desk", "deskTasks", "inspector", "brokenPlans", "passkeys");
/**
 * Keyboard only, on a desktop. They start on the home page, which counts days from today, so no test may have moved the
 * clock.
 */
export const KEYBOARD_WALKS = specs("keyboard");
export const PATHS = specs("paths");
/** Not a page of the shop: `npm run dev`. */
export const DEVELOPMENT = specs("development");
export const DESKTOP_WALKS = [...CLIENT_WALKS, ...STAFF_WALKS];
/** Run in every language at every width here, and partly by `npm test`. */
export const IN_PART = specs("access", "accessibility", "journey", "pausingLine", "payment", "search", "shell");

/** Too slow for `npm test`: run by `npm run test:walks`. */
export const LONG_WALKS = [...DESKTOP_WALKS, ...KEYBOARD_WALKS, ...PATHS, ...DEVELOPMENT];
