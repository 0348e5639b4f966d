/** The results of these, in their order. */
type Results<Work extends readonly unknown[]> = { -readonly [Index in keyof Work]: Awaited<Work[Index]> };

/**
 * Sends queries together instead of waiting for each answer: on a line with a delay they take one round trip. If
 * functions begin with a query, their first queries run in the order of the calls: in a transaction each sees what
 * earlier ones have written, and runs under the locks that they have taken. (SPEED-18)
 *
 * Resolves once all are done. Throws the first failure, because later ones in a transaction follow from it. It waits
 * until no query is running, because the transaction may then be rolled back and its connection reused.
 */
export async function inParallel<const Work extends readonly unknown[]>(...work: Work): Promise<Results<Work>> {
  // Each call of `then` sends the query again, so it is called only once.
  const begun = work.map(async (one) => one);
  try {
    // TypeScript loses the order of a mapped tuple.
    return (await Promise.all(begun)) as Results<Work>;
  } finally {
    await Promise.allSettled(begun);
  }
}
