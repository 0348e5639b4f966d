import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "../../../shared/instant";

export type PastClock = ReturnType<typeof pastClock>;

/** A clock for scenarios in the past: work can run with an earlier time, while the shared clock stays. */
export function pastClock(present: Clock) {
  const behind = new AsyncLocalStorage<number>();
  let playing = 0;
  return {
    now: (): number => present() - (behind.getStore() ?? 0),

    /** Runs a scene so many milliseconds ago. */
    play: async <Result>(ago: number, scene: () => Promise<Result>): Promise<Result> => {
      playing += 1;
      try {
        return await behind.run(ago, scene);
      } finally {
        playing -= 1;
      }
    },

    /** The same job, paused while a scene runs in the past: what is in its past would be overdue in the present. */
    sparing:
      <Given extends unknown[]>(job: (...given: Given) => Promise<unknown>) =>
      async (...given: Given): Promise<unknown> =>
        playing > 0 ? undefined : job(...given),
  };
}
