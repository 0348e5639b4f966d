let count = 0;
const watchers = new Set<() => void>();

/** Counts a request outside the API, such as a file, until it is done, so that the loading indicator shows. (WEB-10) */
export function trackRequest<Result>(request: Promise<Result>): Promise<Result> {
  change(1);
  return request.finally(() => change(-1));
}

export const hasPendingRequests = () => count > 0;

/** Calls back when the number may have changed. Returns a function that stops it. */
export function onPendingRequests(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}

function change(by: number): void {
  count += by;
  for (const look of watchers) look();
}
