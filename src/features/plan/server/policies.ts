/** The texts that a client accepts with a booking; the version goes into its row. */
export const POLICIES_VERSION = "2026-11";
