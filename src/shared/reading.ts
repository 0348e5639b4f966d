/** Reads another party's JSON without believing it. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);

/** A field that is a text and not empty; null otherwise. */
export function textOf(value: unknown, field: string): string | null {
  const text = isRecord(value) ? value[field] : null;
  return typeof text === "string" && text !== "" ? text : null;
}
