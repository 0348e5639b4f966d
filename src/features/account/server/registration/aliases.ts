import { Problem, wrongField } from "../../../../platform/server/problem";

/** A field of a body and its value; undefined where the field is missing. */
type Named<Value> = readonly [name: string, value: Value | undefined];

/**
 * The value of a field with two names in the API (ACC-8), such as email and cremail; undefined if neither is given.
 * Throws `invalid` if both are given and differ after `written`, which brings a value into its stored form.
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
  if (value === undefined) throw wrongField(first[0], "required");
  return value;
}
