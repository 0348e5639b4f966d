/** Reads data of unknown shape, such as another party's JSON or what a browser has stored. Nothing here throws. */

/** The value of a JSON text; null if the text is missing or no JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);

/** A property; undefined if there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A property that is a non-empty text; null otherwise. */
export function textOf(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === "string" && text !== "" ? text : null;
}

/** The properties; none if the value is no object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
