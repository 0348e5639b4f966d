import { Problem } from "../../../../platform/server/problem";

/**
 * Runs `running` tasks at a time and lets `waiting` more wait. Beyond that it throws `tooManyRequests` immediately,
 * because an answer after a minute helps nobody. (SAFE-14)
 */
export function concurrencyLimit({ running, waiting }: { running: number; waiting: number }) {
  let going = 0;
  const line: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (going < running) going += 1;
    else if (line.length < waiting) await new Promise<void>((next) => line.push(next));
    else throw new Problem("tooManyRequests");
    try {
      return await work();
    } finally {
      // The next waiting task takes this one's slot.
      const next = line.shift();
      if (next) next();
      else going -= 1;
    }
  };
}
