import { parentPort, Worker } from "node:worker_threads";
import { MINUTE, SECOND } from "../../../shared/instant";
import { Problem } from "../problem";

/** Work whose result is bytes, such as a paper. Tasks and bytes are copied from thread to thread. */
export type Work<Task> = (task: Task) => Promise<Uint8Array>;

type Answer = { id: number } & (
  | { bytes: Uint8Array }
  | { problem: Pick<Problem, "code" | "facts" | "fields"> }
  | { error: string }
);

type Parts = {
  /** The built program that calls `serveThread`. */
  program: string;
  /** Called when a thread begins. */
  say: (line: string) => void;
  /** Milliseconds after which a task counts as stuck, and the thread ends. */
  within?: number;
  /**
   * Bytes by which the process may grow during tasks before they count as stuck: what a thread holds in buffers is not
   * limited by its heap's limits.
   */
  growth?: number;
  /** Milliseconds without a task after which the thread ends: it takes some 80 MB. */
  idle?: number;
};

/** The thread's heap limits: without them it uses several times what a paper needs. (SPEED-12) */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/**
 * Does work in a separate thread, so that long computations delay no request (OPS-21). The thread starts with the first
 * task and does one after the other. If it ends or hangs, its tasks fail, and the next task starts another thread.
 */
export function inThread<Task>({ program, say, within = 30 * SECOND, growth, idle = MINUTE }: Parts): {
  work: Work<Task>;
  close: () => Promise<void>;
} {
  type Asked = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };
  const asked = new Map<number, Asked>();
  let worker: Worker | null = null;
  let growing: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last = 0;

  function begin(): Worker {
    const begun = new Worker(program, { resourceLimits: HEAP });
    say(`a thread begins ${program}`);
    begun.unref();
    begun.on("message", (answer: Answer) => settle(answer.id, (it) => answerTo(it, answer)));
    begun.on("error", (error) => end(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on("exit", () => end(begun, new Error(`the thread of ${program} ended`)));
    return begun;
  }

  function settle(id: number, how: (it: Asked) => void): void {
    const it = asked.get(id);
    if (!it) return;
    asked.delete(id);
    clearTimeout(it.timer);
    const free = worker;
    if (asked.size === 0) clearInterval(growing);
    if (asked.size === 0 && free) {
      free.unref();
      resting = setTimeout(() => end(free, new Error("the thread rests")), idle).unref();
    }
    how(it);
  }

  /** Ends a thread; all its unfinished tasks fail. */
  function end(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    clearTimeout(resting);
    void ended.terminate();
    for (const id of [...asked.keys()]) settle(id, ({ reject }) => reject(error));
  }

  return {
    work: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(resting);
        worker ??= begin();
        const asking = worker;
        // The process stays alive until the paper is drawn.
        asking.ref();
        const id = ++last;
        const stuck = () => end(asking, new Error(`the thread of ${program} did not answer within ${within} ms`));
        if (growth !== undefined && asked.size === 0)
          growing = watchGrowth(growth, () => end(asking, tooLarge(program)));
        asked.set(id, { resolve, reject, timer: setTimeout(stuck, within) });
        asking.postMessage({ id, task });
      }),
    close: async () => {
      const closing = worker;
      if (!closing) return;
      end(closing, new Error("the process ends"));
      await closing.terminate();
    },
  };
}

const LOOK_EVERY = 50;

const tooLarge = (program: string) => new Error(`the thread of ${program} took too much memory`);

/** Calls `onGrown` once the process holds `most` bytes more than now. */
function watchGrowth(most: number, onGrown: () => void): NodeJS.Timeout {
  const before = process.memoryUsage.rss();
  return setInterval(() => {
    if (process.memoryUsage.rss() - before > most) onGrown();
  }, LOOK_EVERY);
}

/** The thread's side: does the tasks that the main thread sends. */
export function serveThread<Task>(work: Work<Task>): void {
  const answerOf = async (task: Task) => {
    try {
      return { bytes: await work(task) };
    } catch (error) {
      if (!(error instanceof Problem)) return { error: error instanceof Error ? `${error.stack}` : String(error) };
      const { code, facts, fields } = error;
      return { problem: { code, facts, fields } };
    }
  };
  let turn = Promise.resolve();
  parentPort?.on("message", ({ id, task }: { id: number; task: Task }) => {
    turn = turn.then(async () => parentPort?.postMessage({ id, ...(await answerOf(task)) } satisfies Answer));
  });
}

type Settle = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void };

function answerTo({ resolve, reject }: Settle, answer: Answer): void {
  if ("bytes" in answer) resolve(answer.bytes);
  else if ("problem" in answer) {
    const { code, facts, fields } = answer.problem;
    reject(new Problem(code, facts, fields));
  } else reject(new Error(answer.error));
}
