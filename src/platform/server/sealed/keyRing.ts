import { createHash, createSecretKey, type KeyObject, randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Environment, readText } from "../environment";
import { makeFolder } from "../files/makeFolder";

/** The keys that seal documents, by name. A key's name is its digest, so that none can replace another. (SAFE-27) */
export type KeyRing = {
  /** The name of the key that seals; the others only open older values. */
  current: string;
  keys: ReadonlyMap<string, KeyObject>;
};

const BYTES = 32;

/**
 * The key ring in a variable: keys of 32 bytes in base64, separated by commas, the sealing one first; null when not
 * set. Throws with the variable's name, without any part of a key. (OPS-5)
 */
export function readKeyRing(env: Environment, name: string): KeyRing | null {
  const text = readText(env, name);
  return text === null ? null : ringOf(text, name);
}

/** The file of an installation's own key, beside its data. */
const FILE = "document.keys";

/**
 * The key ring of an installation without a configured one: created once in `folder`, readable only by this system
 * user. If several processes create one at once, the first is kept.
 */
export async function ownKeyRing(folder: string): Promise<KeyRing> {
  const file = join(folder, FILE);
  await makeFolder(folder);
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, `${randomBytes(BYTES).toString("base64")}\n`, { mode: 0o600 });
  // Linking fails if the file exists, where renaming would overwrite another process's.
  await link(unfinished, file)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    })
    .finally(() => rm(unfinished, { force: true }));
  return ringOf((await readFile(file, "utf8")).trim(), file);
}

function ringOf(text: string, name: string): KeyRing {
  const keys = text.split(",").map((one) => Buffer.from(one.trim(), "base64"));
  const written = text.split(",").map((one) => one.trim());
  if (!keys.every((key, at) => key.length === BYTES && key.toString("base64") === written[at]))
    throw new Error(`${name} must be keys of 32 bytes in base64, separated by commas (openssl rand -base64 32)`);
  if (!keys.every((key) => new Set(key).size >= 8)) throw new Error(`${name} needs keys made at random`);
  const named = keys.map((key) => [nameOf(key), createSecretKey(key)] as const);
  const [first] = named;
  if (!first || new Set(named.map(([keyName]) => keyName)).size < named.length)
    throw new Error(`${name} has the same key twice`);
  return { current: first[0], keys: new Map(named) };
}

/** Identifies a key without revealing it. */
const nameOf = (key: Uint8Array) =>
  createHash("sha256").update("document key\0").update(key).digest("hex").slice(0, 12);
