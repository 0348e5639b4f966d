/**
 * What `use` answers; undefined where it throws. The browser's storage is used through it alone: where it is closed to us,
 * even to name it throws, and the application goes on without what would be kept. (SESSION-3)
 */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
