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

/** What a thread may ask of the main thread while it works. Question and reply are copied between threads. */
type Ask<Query, Result> = (question: Query) => Promise<Result>;

type Parts<Query, Result> = {
  /** The built program that calls `serveThread`. */
  program: string;
  /** Its `workerData`. */
  data?: unknown;
  /** Answers the thread's questions; without it every question fails. */
  answer?: Ask<Query, Result>;
  /** Called when a thread begins. */
  say: (line: string) => void;
  /** Milliseconds after which a task counts as stuck, and the thread ends. */
  within?: number;
  /**
   * The growth of the process's memory in bytes, during tasks, at which they count as stuck: a thread's buffers are not
   * limited by its heap limits.
   */
  growth?: number;
  /** Milliseconds without a task after which the thread ends, because it takes some 80 MB; null: it stays. */
  idle?: number | null;
  /** Megabytes of the thread's old generation. */
  heap?: number;
  /** Megabytes of its new objects: with more of them it collects garbage less often, and takes more memory. */
  young?: number;
};

/** The thread's heap limits in megabytes: without them it uses several times what a paper needs. (SPEED-12) */
const YOUNG_HEAP = 8;
const OLD_HEAP = 128;

/** A question from the thread, and its answer. */
type Question<Query> = { question: Query; questionId: number };
type Reply<Result> = { questionId: number } & ({ reply: Result } | { refused: string });

/**
 * Does work in a separate thread, so that long computations delay no request (OPS-21). The thread starts with the first
 * task and does one after the other. If it ends or hangs, its tasks fail, and the next task starts another thread.
 */
export function inThread<Task, Query = never, Result = never>({
  program,
  data,
  answer = () => Promise.reject(new Error("nobody answers")),
  say,
  within = 30 * SECOND,
  growth,
  idle = MINUTE,
  heap = OLD_HEAP,
  young = YOUNG_HEAP,
}: Parts<Query, Result>): {
  work: Work<Task>;
  close: () => Promise<void>;
} {
  type Awaited = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };
  const asked = new Map<number, Awaited>();
  let worker: Worker | null = null;
  let growing: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last = 0;

  function begin(): Worker {
    const resourceLimits = { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: heap };
    const begun = new Worker(program, { resourceLimits, workerData: data });
    say(`a thread begins ${program}`);
    begun.unref();
    begun.on("message", (message: Answer | Question<Query>) => {
      if ("questionId" in message) void reply(begun, message);
      else settle(message.id, (it) => answerTo(it, message));
    });
    begun.on("error", (error) => end(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on("exit", () => end(begun, new Error(`the thread of ${program} ended`)));
    return begun;
  }

  async function reply(asking: Worker, { question, questionId }: Question<Query>): Promise<void> {
    const replied = await answer(question).then(
      (given) => ({ questionId, reply: given }),
      (error: unknown) => ({ questionId, refused: String(error) }),
    );
    asking.postMessage(replied satisfies Reply<Result>);
  }

  function settle(id: number, how: (it: Awaited) => void): void {
    const it = asked.get(id);
    if (!it) return;
    asked.delete(id);
    clearTimeout(it.timer);
    const free = worker;
    if (asked.size === 0) clearInterval(growing);
    if (asked.size === 0 && free) {
      free.unref();
      if (idle !== null) resting = setTimeout(() => end(free, new Error("the thread rests")), idle).unref();
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

/** Calls `onGrown` once the process uses `most` bytes more than now. */
function watchGrowth(most: number, onGrown: () => void): NodeJS.Timeout {
  const before = process.memoryUsage.rss();
  return setInterval(() => {
    if (process.memoryUsage.rss() - before > most) onGrown();
  }, LOOK_EVERY);
}

/**
 * The thread's side: does the tasks that the main thread sends, `concurrency` of them at the same time, and asks it what
 * they need.
 */
export function serveThread<Task, Query = never, Result = never>(
  work: (task: Task, ask: Ask<Query, Result>) => Promise<Uint8Array>,
  concurrency = 1,
): void {
  const questions = new Map<number, (reply: Reply<Result>) => void>();
  let lastQuestion = 0;
  const ask: Ask<Query, Result> = (question) =>
    new Promise((resolve, reject) => {
      const questionId = ++lastQuestion;
      questions.set(questionId, (reply) => {
        questions.delete(questionId);
        if ("refused" in reply) reject(new Error(reply.refused));
        else resolve(reply.reply);
      });
      parentPort?.postMessage({ question, questionId } satisfies Question<Query>);
    });
  const answerOf = async (task: Task) => {
    try {
      return { bytes: await work(task, ask) };
    } catch (error) {
      if (!(error instanceof Problem)) return { error: error instanceof Error ? `${error.stack}` : String(error) };
      const { code, facts, fields } = error;
      return { problem: { code, facts, fields } };
    }
  };
  const waiting: { id: number; task: Task }[] = [];
  let working = 0;
  const workOn = async () => {
    if (working >= concurrency) return;
    working += 1;
    for (let next = waiting.shift(); next; next = waiting.shift())
      parentPort?.postMessage({ id: next.id, ...(await answerOf(next.task)) } satisfies Answer);
    working -= 1;
  };
  parentPort?.on("message", (message: { id: number; task: Task } | Reply<Result>) => {
    if ("questionId" in message) return questions.get(message.questionId)?.(message);
    waiting.push(message);
    void workOn();
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
