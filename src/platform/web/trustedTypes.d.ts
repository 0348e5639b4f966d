/** Trusted Types, in browsers that have them. A policy's function returns null for an address that it rejects. */
interface Window {
  readonly trustedTypes?: {
    readonly emptyHTML: TrustedHTML;
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string | null },
    ): { createScriptURL: (url: string) => string };
  };
}
