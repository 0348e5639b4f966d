/** A path at which two values differ; `undefined` on the side that has no value there. */
export type Difference = { path: string; before: unknown; after: unknown };

/**
 * The differences of two plain values, leaf by leaf, in the order of their keys. List items are compared by position.
 */
export function differenceOf(before: unknown, after: unknown, path = ""): Difference[] {
  if (before === after) return [];
  if (!isParent(before) || !isParent(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differenceOf(before[key], after[key], path === "" ? key : `${path}.${key}`));
}

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
