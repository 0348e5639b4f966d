const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`);

/** What a client walks, and so at both widths. */
export const CLIENT_WALKS = specs("account", "documents", "interrupted", "lodging", "methods", "refunds");
const STAFF_WALKS = specs("desk", "inspector", "brokenPlans", "passkeys");
/** Without a pointer: the keys of a desktop. From the home page on, which counts its days from today's: no test may have moved the clock. */
export const KEYBOARD_WALKS = specs("keyboard");
export const PATHS = specs("paths");
/** No page of the shop: how it is developed. */
export const DEVELOPMENT = specs("development");
export const DESKTOP_WALKS = [...CLIENT_WALKS, ...STAFF_WALKS];
/** Walked here in every language at every width, and by `npm test` in part. */
export const IN_PART = specs("access", "accessibility", "journey", "payment", "search", "shell");

/** What takes longer than `npm test` may: `npm run test:walks`. */
export const LONG_WALKS = [...DESKTOP_WALKS, ...KEYBOARD_WALKS, ...PATHS, ...DEVELOPMENT];
