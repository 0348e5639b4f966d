type Counted = { readonly id: number | string; readonly count: number; readonly chosen: boolean };

/**
 * The ids of the choices with which a long filter begins: the chosen ones and those shown before, and, until there are
 * `few`, those with the most results, the first of equal ones. (CAR-22)
 */
export function leadingChoices(
  choices: readonly Counted[],
  shown: ReadonlySet<Counted["id"]>,
  few: number,
): Counted["id"][] {
  const kept = choices.filter(({ id, chosen }) => chosen || shown.has(id));
  const others = choices.filter((choice) => !kept.includes(choice)).sort((a, b) => b.count - a.count);
  return [...kept, ...others.slice(0, Math.max(0, few - kept.length))].map(({ id }) => id);
}
