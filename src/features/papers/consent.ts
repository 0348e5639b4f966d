/** The version of the policies and of the authorisation's words that a signer agrees to; raised when either changes. */
export const CONSENT_VERSION = "2026-11";
