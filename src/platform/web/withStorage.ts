/**
 * The result of `use`; undefined if it throws. Use browser storage only through this: if it is blocked, even reading
 * the property throws, and the application works without stored data. (SESSION-3)
 */
export function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
