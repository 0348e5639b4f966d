/** Trusted Types, where the browser has them. A rule answers null to an address that it does not let through. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ): { createScriptURL: (url: string) => string };
  };
}
