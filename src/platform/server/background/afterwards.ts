import type { FastifyBaseLogger } from "fastify";

/** Work that an answer does not wait for, so that its duration reveals nothing. */
export type Afterwards = {
  /** Begins work; a failure is logged, as the answer has been sent by then. */
  run: (work: () => Promise<void>) => void;
  /** Resolves when all that was begun is done; a process ends after that. */
  settled: () => Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    afterwards: Afterwards;
  }
}

export function afterwards(log: Pick<FastifyBaseLogger, "error">): Afterwards {
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
