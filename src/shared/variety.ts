/** An entry of a recommendation. `weight`: lower is better; entries of one `kind` are similar. */
export type Candidate<Entry> = { readonly entry: Entry; readonly weight: number; readonly kind: string | number };

/**
 * The order of a recommendation: by weight, which is raised by `step` thousandths for the second entry of a kind, by
 * twice as much for the third, and so on. So different kinds come first, and entries of one kind keep the order of
 * their weights. Equal entries keep their order. (CAR-24, LODGE-22)
 */
export function withVariety<Entry>(candidates: readonly Candidate<Entry>[], step: number): Entry[] {
  const before = new Map<string | number, number>();
  return [...candidates]
    .sort((a, b) => a.weight - b.weight)
    .map(({ entry, weight, kind }) => {
      const rank = before.get(kind) ?? 0;
      before.set(kind, rank + 1);
      return { entry, weight: weight * (1000 + step * rank) };
    })
    .sort((a, b) => a.weight - b.weight)
    .map(({ entry }) => entry);
}
