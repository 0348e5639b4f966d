/** Several choices of each filter, any of which is enough. (CAR-22) */
export type AnyOf = { readonly [filter: string]: readonly number[] | undefined };

/** A search with filters by id: a single choice is in the filter's own field, several are in `AnyOf`; 0 means any. */
type Filtered<Name extends string> = { readonly [N in Name]?: number | undefined } & {
  readonly AnyOf?: { readonly [N in Name]?: readonly number[] | undefined } | undefined;
};

/** The choices of a filter; empty means any. */
export function chosenIn<Name extends string>(search: Filtered<Name>, name: Name): readonly number[] {
  return [...new Set([search[name] ?? 0, ...(search.AnyOf?.[name] ?? [])])].filter((id) => id !== 0);
}

/** The choices of a filter after one was pressed: added, or removed if it was among them. */
export function toggleChoice(chosen: readonly number[], id: number): readonly number[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].sort((a, b) => a - b);
}

/** The change of a search that makes these the choices of a filter. */
export function choicesOf(before: AnyOf | undefined, name: string, chosen: readonly number[]) {
  const { [name]: _before, ...others } = before ?? {};
  const [only = 0, ...more] = chosen;
  return more.length > 0 ? { [name]: 0, AnyOf: { ...others, [name]: [...chosen] } } : { [name]: only, AnyOf: others };
}

const severalPattern = /^[1-9]\d{0,8}(,[1-9]\d{0,8}){1,49}$/;

/** Two or more different ids as an address has them, `3,5`; null if the text is anything else. */
export function severalIds(text: string | null): number[] | null {
  const ids = new Set((text ?? "").split(",").map(Number));
  return severalPattern.test(text ?? "") && ids.size > 1 ? [...ids] : null;
}
