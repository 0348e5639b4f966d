/** A fact that a provider has published: the address at which it was read, and the day. */
export type Fact = { what: string; readAt: string; on: string };

/** The paths of `documented` that an answer lacks or has with another type; the example's values may differ. */
export function lacksOf(answer: unknown, documented: unknown, path = ""): string[] {
  if (documented === null || documented === undefined) return [];
  if (Array.isArray(documented)) {
    if (!Array.isArray(answer)) return [path];
    return documented.length === 0 || answer.length === 0 ? [] : lacksOf(answer[0], documented[0], `${path}[0]`);
  }
  if (typeof documented !== "object") return typeof answer === typeof documented ? [] : [path];
  if (typeof answer !== "object" || answer === null) return [path];
  const known = new Map(Object.entries(answer));
  return Object.entries(documented).flatMap(([name, value]) => lacksOf(known.get(name), value, `${path}.${name}`));
}
