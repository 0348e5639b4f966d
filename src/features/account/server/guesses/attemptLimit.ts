import type { Services } from "../../../../platform/server/services";
import { digest } from "../secrets";
import { areUsedUp, countAttempt, forgiveAttempts } from "./attempts.repository";

export type AttemptLimit = {
  /** Counts an attempt; false when the limit was reached. */
  take: (key: string) => Promise<boolean>;
  /** Whether the limit is reached. */
  isOver: (key: string) => Promise<boolean>;
  /** Forgets a key's attempts after a successful one. */
  forgive: (key: string) => Promise<void>;
};

type Deps = Pick<Services, "db" | "now"> & {
  /** The counter's kind: keys of different kinds are distinct. */
  kind: string;
};

/**
 * Allows `most` attempts per key in any period of `within` milliseconds. Counted in the database, so that all processes
 * count together (SAFE-26). Keys are stored as digests, so that nobody can read who tried to sign in.
 */
export function attemptLimit(
  { db, now, kind }: Deps,
  { most, within }: { most: number; within: number },
): AttemptLimit {
  const counted = (key: string) => ({ key: digest(`${kind}\0${key}`), most, within, at: now() });
  return {
    take: (key) => countAttempt(db, counted(key)),
    isOver: (key) => areUsedUp(db, counted(key)),
    forgive: (key) => forgiveAttempts(db, counted(key).key),
  };
}
