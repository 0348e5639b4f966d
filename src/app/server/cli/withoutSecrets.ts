import type { Environment } from "../../../platform/server/environment";

/** Names of variables whose value is a secret. In a URL the secret is `user:password@`. */
const SECRET = /SECRET|TOKEN|PASSWORD|_KEYS?$/;
/** Shorter values are ordinary words, and are not masked. */
const LEAST = 6;

/** A line for a terminal or log, with the environment's secrets masked. (OPS-22) */
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
