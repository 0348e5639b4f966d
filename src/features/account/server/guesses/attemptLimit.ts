import type { Services } from "../../../../platform/server/services";
import { digest } from "../secrets";
import { areUsedUp, countAttempt, forgiveAttempts } from "./attempts.repository";

export type AttemptLimit = {
  /** Counts an attempt; false when there were too many. */
  take: (key: string) => Promise<boolean>;
  /** Whether the next attempt would be one too many. */
  isOver: (key: string) => Promise<boolean>;
  /** Forgets the attempts of a key: the last one was good. */
  forgive: (key: string) => Promise<void>;
};

type Parts = Pick<Services, "db" | "now"> & {
  /** The counter's kind: keys of different kinds are distinct. */
  kind: string;
};

/**
 * At most `most` attempts per key in any `within` milliseconds, counted in the database, so that all processes count
 * together (SAFE-26). Keys are kept as digests: who tried to sign in is nobody's to read.
 */
export function attemptLimit(
  { db, now, kind }: Parts,
  { most, within }: { most: number; within: number },
): AttemptLimit {
  const counted = (key: string) => ({ key: digest(`${kind}\0${key}`), most, within, at: now() });
  return {
    take: (key) => countAttempt(db, counted(key)),
    isOver: (key) => areUsedUp(db, counted(key)),
    forgive: (key) => forgiveAttempts(db, counted(key).key),
  };
}
