import { Problem } from "../../../../platform/server/problem";

/** A field of a body, and what it says; undefined where it is left out. */
type Named<Value> = readonly [name: string, value: Value | undefined];

/**
 * What a body says under either of the wire's two names for one thing (ACC-8), such as email and cremail; undefined where
 * it says nothing. Throws `invalid` where the two differ, as `written` would keep them.
 */
export function underEither<Value>(
  [name, one]: Named<Value>,
  [other, two]: Named<Value>,
  written: (value: Value) => unknown,
): Value | undefined {
  if (one !== undefined && two !== undefined && written(one) !== written(two))
    throw new Problem("invalid", {}, [{ Field: other, Code: "differs", facts: { other: name } }]);
  return one === undefined ? two : one;
}

/** The same where one of the two has to stand in the body. Throws `invalid` where neither does. */
export function requiredUnderEither<Value>(
  first: Named<Value>,
  second: Named<Value>,
  written: (value: Value) => unknown,
): Value {
  const value = underEither(first, second, written);
  if (value === undefined) throw new Problem("invalid", {}, [{ Field: first[0], Code: "required" }]);
  return value;
}
