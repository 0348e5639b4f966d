import { runInNewContext } from "node:vm";

/**
 * The result of `work`, which is stopped and throws after half a minute. For work on a text of a million characters:
 * linear time is under a second, quadratic time is many minutes, and no machine is so busy that the two could be
 * confused.
 */
export const stopsIfSlow = <Result>(work: () => Result): Result =>
  runInNewContext("work()", { work }, { timeout: 30_000 });
