import { isIP } from "node:net";
import { messageOf } from "./messageOf";

/** The environment variables of the process. */
export type Environment = Record<string, string | undefined>;

/**
 * A variable's value; null when not set. Throws for an empty one instead of treating it as unset: it is most likely a
 * secret that was not filled in. (OPS-5)
 */
export function readText(env: Environment, name: string): string | null {
  const value = env[name];
  if (value === undefined) return null;
  if (value.trim() === "") throw new Error(`${name} is set to nothing: give it a value, or do not set it`);
  return value.trim();
}

/** Everything that is wrong with the environment variables, a line each. */
export class EnvironmentFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

/** Reads every part. Throws once, with all faults, so that an operator can fix them together. (OPS-5) */
export function readEach<Parts extends object>(readers: { [Name in keyof Parts]: () => Parts[Name] }): Parts {
  const faults = new Set<string>();
  const parts: [string, unknown][] = [];
  for (const [name, read] of Object.entries<() => unknown>(readers)) {
    try {
      parts.push([name, read()]);
    } catch (error) {
      for (const fault of faultsOf(error)) faults.add(fault);
    }
  }
  if (faults.size > 0) throw new EnvironmentFaults([...faults]);
  return Object.fromEntries(parts) as Parts;
}

/** An error's advice for an operator, one line for each fault. */
export function faultsOf(error: unknown): readonly string[] {
  if (error instanceof EnvironmentFaults) return error.faults;
  return [messageOf(error)];
}

/**
 * A part that others depend on. If it is faulty, its own reader reports that, and the others are read with `otherwise`.
 */
export function readOr<Part>(read: () => Part, otherwise: Part): Part {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The values of several variables, in their order; null for those that are not set. */
export function readTexts(env: Environment, names: readonly string[]): (string | null)[] {
  return Object.values(
    readEach<Record<string, string | null>>(Object.fromEntries(names.map((name) => [name, () => readText(env, name)]))),
  );
}

/** A whole number from `least` to `most`; `otherwise` when it is not set. Throws with its name for anything else. */
export function readWhole(
  env: Environment,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const value = readText(env, name);
  if (value === null) return otherwise;
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Error(`${name} must be a whole number from ${least} to ${most}`);
  return number;
}

/** One of several words; `otherwise` when it is not set. Throws with its name for any other. */
export function readWord<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  otherwise: Word,
): Word {
  const value = readText(env, name);
  if (value === null) return otherwise;
  const word = words.find((known) => known === value);
  if (word === undefined) throw new Error(`${name} must be one of ${words.join(", ")}`);
  return word;
}

export function readSwitch(env: Environment, name: string, otherwise: boolean): boolean {
  return readWord(env, name, ["on", "off"], otherwise ? "on" : "off") === "on";
}

/** A host name or address to listen on. Throws with its name. */
export function readHost(env: Environment, name: string, otherwise: string): string {
  const value = readText(env, name) ?? otherwise;
  if (isIP(value) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value))
    throw new Error(`${name} must be a host name or an IP address`);
  return value;
}

/**
 * The proxies that are trusted for the caller's address: a number of hops, or their addresses and networks
 * (`10.0.0.0/8, 127.0.0.1`); false when not set: none. Throws with its name. (SAFE-3)
 */
export function readProxies(env: Environment, name: string): number | string[] | false {
  const value = readText(env, name);
  if (value === null) return false;
  if (/^\d+$/.test(value)) return readWhole(env, name, { least: 1, most: 10, otherwise: 1 });
  const proxies = value.split(",").map((proxy) => proxy.trim());
  if (!proxies.every(isNetwork)) throw new Error(`${name} must be a number of hops, or IP addresses and networks`);
  return proxies;
}

/** An IP address, or a network written as `10.0.0.0/8` that is not the whole internet. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
