import { createHash } from "node:crypto";
import type { Config } from "../config/config";
import { originsOf } from "./streets";

/**
 * The Trusted Types policies of our scripts: webpack's, which loads chunks; the one for the worker of stored vouchers;
 * the default one, for workers that libraries start. An injected script can create no other.
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

/** The hash of the empty text: Emotion's elements are empty, and get their rules by the CSSOM, which runs no text. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content Security Policy of a page, given the hashes of its styles: without a nonce the same page can be answered
 * again. `inline`: the page's inline scripts, which are allowed by their hashes. (SAFE-6)
 */
export function pagePolicy(
  { qaTools, cardFields, streets }: Pick<Config, "qaTools" | "cardFields" | "streets">,
  inline: readonly string[],
): (styles: readonly string[]) => string {
  const hashes = [...new Set(inline)].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}' `,
  );
  return (styles) =>
    [
      "default-src 'self'",
      // Documents are read in the browser, by WebAssembly.
      `script-src 'self' ${hashes.join("")}'wasm-unsafe-eval'`,
      `style-src 'self' ${EMPTY} ${styles.map((hash) => `'sha256-${hash}'`).join(" ")}`,
      // MUI and React set style attributes, which have no hash; they run no code.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${originsOf(streets)}${qaTools ? DEVELOPERS_SOCKETS : ""}`,
      `frame-src ${cardFields?.origin ?? "'none'"}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES.join(" ")}`,
    ].join("; ");
}
