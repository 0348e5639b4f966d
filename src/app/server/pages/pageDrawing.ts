import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inThread } from "../../../platform/server/background/thread";
import { SECOND } from "../../../shared/instant";
import type { DrawnPage, PageCall, PageCallAnswer, PageTask, PageThread } from "../../drawnPage";

/** Renders a page; rejects if it cannot. */
export type DrawPage = (task: PageTask) => Promise<DrawnPage>;

type Deps = {
  /** The thread's built program (drawPage.worker.ts), and what the thread is given at its start. */
  worker: string;
  thread: PageThread;
  say: (line: string) => void;
};

/** After this time a rendering counts as stuck: its thread is ended and another started. */
const HANGS_AFTER = 10 * SECOND;
/** Megabytes: the program with all public pages and messages, and two pages that are being rendered. */
const HEAP = 192;
/**
 * Megabytes for new objects: React makes and drops many. With the 8 MB of other threads, a seventh of the rendering
 * time went into garbage collection; the process is some 20 MB larger.
 */
const YOUNG_HEAP = 32;

/** A random token that only this process knows. */
const ours = randomUUID();
const OURS = "x-drawn-page";

/** Whether a call was made by a page that this server renders: visitors' limits do not count it. (SAFE-3) */
export const isOfDrawing = ({ headers }: Pick<FastifyRequest, "headers">): boolean => headers[OURS] === ours;

/**
 * Renders pages in a thread of their own. Its calls pass all of the API's checks, as a visitor's without a session.
 * (WEB-19)
 */
export function pageDrawing({ worker, thread, say }: Deps): {
  /** Renders pages from the calls of `app`. */
  by: (app: FastifyInstance) => DrawPage;
  close: () => Promise<void>;
} {
  let answering: FastifyInstance | null = null;
  const { work, close } = inThread<PageTask, PageCall, PageCallAnswer>({
    program: worker,
    data: thread,
    say,
    within: HANGS_AFTER,
    idle: null,
    heap: HEAP,
    young: YOUNG_HEAP,
    answer: async ({ method, url, headers, body }) => {
      if (!answering) throw new Error("no calls are answered yet");
      const sent = { ...headers, [OURS]: ours };
      const answer = await answering.inject({ method: method as "GET" | "POST", url, headers: sent, payload: body });
      return { status: answer.statusCode, headers: { "content-type": "application/json" }, body: answer.payload };
    },
  });
  return {
    by: (app) => {
      answering = app;
      return async (task) => JSON.parse(Buffer.from(await work(task)).toString());
    },
    close,
  };
}
