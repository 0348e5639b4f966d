import type { Environment } from "../../../platform/server/environment";

/** Names of variables whose value is a secret, or begins with one: `user:password@` of an address. */
const SECRET = /SECRET|TOKEN|PASSWORD|_KEYS?$/;
/** Shorter values are ordinary words, and hide nothing. */
const LEAST = 6;

/** A line as it may stand on a terminal or in its log: without any secret of the environment. (OPS-22) */
export function withoutSecrets(line: string, env: Environment): string {
  return secretsOf(env).reduce((text, secret) => text.replaceAll(secret, "***"), line);
}

function secretsOf(env: Environment): string[] {
  return Object.entries(env)
    .flatMap(([name, value = ""]) => {
      const password = /^[a-z]+:\/\/[^/@]*:([^/@]+)@/i.exec(value)?.[1] ?? "";
      return [...(SECRET.test(name) && !/_URL$/.test(name) ? [value, ...value.split(",")] : []), password];
    })
    .filter((secret) => secret.length >= LEAST);
}
