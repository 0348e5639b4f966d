import { availableParallelism } from "node:os";
import { hash as argon2, verify } from "@node-rs/argon2";
import { memoizeAsync } from "../../../../platform/server/caches/memoizeAsync";
import { concurrencyLimit } from "../guesses/concurrencyLimit";

/** argon2id (the library's default), 19 MiB, two passes. (SAFE-2) */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A hash takes a core 25 ms: one runs at a time per core, and only as many wait as finish within half a second. */
const cores = availableParallelism();
const limited = concurrencyLimit({ running: cores, waiting: 20 * cores });

/** Throws `tooManyRequests` when too many are being hashed. (SAFE-14) */
export function hashPassword(password: string): Promise<string> {
  return limited(() => argon2(composed(password), cost));
}

/** The same password however it was typed: keyboards compose accents in different ways. */
const composed = (password: string) => password.normalize("NFKC");

export const isSamePassword = (one: string, other: string): boolean => composed(one) === composed(other);

const nobodysHash = memoizeAsync(() => hashPassword("nobody's password"));

/**
 * Whether a password matches its hash. Without a hash it is compared with a dummy at the same cost, so that the time
 * does not reveal whether an account exists. Throws `tooManyRequests` as hashing does. (FAULT-21)
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  // Computed with the first password that is checked, whether or not that one has a hash.
  const dummy = await nobodysHash();
  const right = await limited(() => verify(hash ?? dummy, composed(password)));
  return right && hash !== null;
}
