import { createHash } from "node:crypto";
import type { Config } from "../config/config";

/**
 * The Trusted Types policies of our scripts: webpack's, which loads chunks; the one for the worker of stored vouchers;
 * the default one, for the worker that reads documents. An injected script can create no other.
 */
export const TRUSTED_TYPES = ["malecon-webpack", "malecon-voucher-worker", "default"];

/** With QA's tools on, the inspector may stream a plan to a program on the same machine. */
const DEVELOPERS_SOCKETS = " ws://localhost:* ws://127.0.0.1:*";

/**
 * The policy of the worker that reads pictures of documents: it loads its code and data from us, and can send nothing
 * elsewhere.
 */
export const READERS =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The Content Security Policy of a page, given its answer's nonce. `inline`: the page's inline scripts, which are
 * allowed by their hashes. (SAFE-6)
 */
export function pagePolicy({ qaTools, cardFields }: Config, inline: readonly string[]): (nonce: string) => string {
  const hashes = [...new Set(inline)].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}' `,
  );
  return (nonce) =>
    [
      "default-src 'self'",
      // Documents are read in the browser, by WebAssembly.
      `script-src 'self' ${hashes.join("")}'wasm-unsafe-eval'`,
      `style-src 'self' 'nonce-${nonce}'`,
      // MUI and React set style attributes, which carry no nonce; they run no code.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${qaTools ? DEVELOPERS_SOCKETS : ""}`,
      `frame-src ${cardFields?.origin ?? "'none'"}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES.join(" ")}`,
    ].join("; ");
}
