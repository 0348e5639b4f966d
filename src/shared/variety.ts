/** Something to be recommended: its score (lower is better), and what it is similar to. */
export type Candidate<Entry> = { readonly entry: Entry; readonly weight: number; readonly kind: string | number };

/**
 * The order of a recommendation: by weight, where the second of a kind counts dearer by `step` thousandths, the third by
 * twice as much and so on. So what comes first is different things, and of one kind alone the order is that of the weights.
 * What counts the same stays in the order in which it came. (CAR-24, LODGE-22)
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
