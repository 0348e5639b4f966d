let count = 0;
const watchers = new Set<() => void>();

/** Counts a request that is none of the API's calls, such as a file, until it is over: the loading indicator shows. (WEB-10) */
export function underWay<Result>(request: Promise<Result>): Promise<Result> {
  change(1);
  return request.finally(() => change(-1));
}

export const isUnderWay = () => count > 0;

/** Calls back when that may have changed. Returns how to stop. */
export function onUnderWay(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}

function change(by: number): void {
  count += by;
  for (const look of watchers) look();
}
