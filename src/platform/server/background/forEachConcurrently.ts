import type { FastifyBaseLogger } from "fastify";

type Bounds = {
  /** The greatest number of items in work at the same time. */
  concurrency: number;
  /** Milliseconds after which the next item begins without waiting for this one. */
  timeout: number;
  log: FastifyBaseLogger;
};

/**
 * Processes each item, so that one that fails or hangs does not delay the others. At the end throws the first failure;
 * the others are logged. (OPS-16)
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { concurrency, timeout, log }: Bounds,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await withTimeout(work(item), timeout).catch((error: unknown) => void failures.push(error));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const [first, ...others] = failures;
  for (const err of others) log.error({ err }, "one of several did not succeed");
  if (first !== undefined) throw first;
}

/** Rejects after so many milliseconds at the latest; the work continues in the background. */
export async function withTimeout<Result>(work: Promise<Result>, within: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${within} ms`)), within);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
