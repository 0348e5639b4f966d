import { Problem } from "../../../../platform/server/problem";

/**
 * Lets `atOnce` works go on at a time and `waiting` more wait for their turn. Throws `tooManyRequests` at once for what is
 * beyond that: an answer that comes after a minute is worth nothing to anybody. (SAFE-14)
 */
export function crowd({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let going = 0;
  const line: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (going < atOnce) going += 1;
    else if (line.length < waiting) await new Promise<void>((next) => line.push(next));
    else throw new Problem("tooManyRequests");
    try {
      return await work();
    } finally {
      // Whoever is next takes this one's place.
      const next = line.shift();
      if (next) next();
      else going -= 1;
    }
  };
}
