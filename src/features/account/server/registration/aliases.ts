import { Problem } from "../../../../platform/server/problem";

/** A field of a body and its value; undefined where the field is missing. */
type Named<Value> = readonly [name: string, value: Value | undefined];

/**
 * The value of a body under either of the API's two names for one field (ACC-8), such as email and cremail; undefined where
 * neither is given. Throws `invalid` where the two differ, as `written` would keep them.
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

/** The same for a required field. Throws `invalid` if neither is given. */
export function requiredUnderEither<Value>(
  first: Named<Value>,
  second: Named<Value>,
  written: (value: Value) => unknown,
): Value {
  const value = underEither(first, second, written);
  if (value === undefined) throw new Problem("invalid", {}, [{ Field: first[0], Code: "required" }]);
  return value;
}
