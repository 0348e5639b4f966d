/** Something that a provider has published: the address it was read at, and the day. */
export type Fact = { what: string; readAt: string; on: string };

/** What of `documented` an answer lacks or has with another type, as paths; examples' values may differ. */
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
