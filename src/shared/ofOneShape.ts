/**
 * `{ ...a, ...b, ...c, ...d }`, by `Object.assign`. V8 gives nearly every object of a spread literal its own hidden
 * class. If a search reads thousands of them, reading a field then takes about fifty nanoseconds instead of one.
 */
export function ofOneShape<A extends object, B extends object, C = unknown, D = unknown>(
  a: A,
  b: B,
  c?: C,
  d?: D,
): A & B & C & D {
  return Object.assign({}, a, b, c, d);
}
