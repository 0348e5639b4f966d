import { runInNewContext } from "node:vm";

/**
 * The result of `work`; it is stopped and throws when it takes half a minute. For work on a text of a million characters:
 * a time that grows with the length is under a second, one that grows with its square is many minutes. No machine is so
 * busy that one looks like the other.
 */
export const stopsIfSlow = <Result>(work: () => Result): Result =>
  runInNewContext("work()", { work }, { timeout: 30_000 });
