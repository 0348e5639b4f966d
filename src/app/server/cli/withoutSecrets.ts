import type { Environment } from "../../../platform/server/environment";

/** Names of variables whose value is a secret. */
const SECRET = /SECRET|TOKEN|PASSWORD|_KEYS?$/;
/** Shorter values would mask parts of ordinary words. */
const LEAST = 6;
/** A value of letters alone may be any word of a message, such as `secret` or the shop's own name. */
const WORD = /^\p{L}{1,16}$/u;

/**
 * A line for a terminal or log, with the environment's secrets masked: passwords of addresses where an address has them
 * (`user:password@`), and other values everywhere, except for single words. (OPS-22)
 */
export function withoutSecrets(line: string, env: Environment): string {
  const passwords = passwordsOf(env);
  const inAddresses = passwords.reduce((text, password) => text.replaceAll(`:${password}@`, ":***@"), line);
  return [...valuesOf(env), ...passwords]
    .filter((secret) => secret.length >= LEAST && !WORD.test(secret))
    .reduce((text, secret) => text.replaceAll(secret, "***"), inAddresses);
}

function passwordsOf(env: Environment): string[] {
  return Object.values(env).flatMap((value = "") => /^[a-z]+:\/\/[^/@]*:([^/@]+)@/i.exec(value)?.[1] ?? []);
}

function valuesOf(env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value = ""]) =>
    SECRET.test(name) && !/_URL$/.test(name) ? [value, ...value.split(",")] : [],
  );
}
