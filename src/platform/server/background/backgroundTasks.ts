import type { FastifyBaseLogger } from "fastify";

/** Work for which an answer does not wait, so that its duration reveals nothing. */
export type BackgroundTasks = {
  /** Starts work; a failure is only logged, because the answer may have been sent. */
  run: (work: () => Promise<void>) => void;
  /** Resolves when all started work is done; the process awaits it before it exits. */
  settled: () => Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    backgroundTasks: BackgroundTasks;
  }
}

export function backgroundTasks(log: Pick<FastifyBaseLogger, "error">): BackgroundTasks {
  const begun = new Set<Promise<void>>();
  return {
    run: (work) => {
      const done = work()
        .catch((error: unknown) => log.error({ err: error }, "work after an answer failed"))
        .finally(() => begun.delete(done));
      begun.add(done);
    },
    settled: async () => {
      while (begun.size > 0) await Promise.all(begun);
    },
  };
}
