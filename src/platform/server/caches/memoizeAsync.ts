/**
 * Does asynchronous work at the first call and returns its result to all later ones; concurrent calls share one run. A
 * failure is not cached: the next call tries again. `isFailure`: whether a result reports a failure instead of
 * rejecting.
 */
export function memoizeAsync<Result>(
  work: () => Promise<Result>,
  isFailure: (result: Result) => boolean = () => false,
): () => Promise<Result> {
  let kept: Promise<Result> | null = null;
  const forget = () => {
    kept = null;
  };
  return () => {
    if (kept !== null) return kept;
    kept = work();
    kept.then((result) => isFailure(result) && forget(), forget);
    return kept;
  };
}
