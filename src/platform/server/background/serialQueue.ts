import { Problem } from "../problem";

/** Runs tasks one after the other. Throws tooManyRequests when `mostWaiting` tasks are running or waiting already. */
export function serialQueue<Task, Result>(
  work: (task: Task) => Promise<Result>,
  mostWaiting: number,
): (task: Task) => Promise<Result> {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (waiting >= mostWaiting) return Promise.reject(new Problem("tooManyRequests"));
    waiting += 1;
    const done = turn
      .then(() => work(task))
      .finally(() => {
        waiting -= 1;
      });
    turn = done.catch(() => undefined);
    return done;
  };
}
