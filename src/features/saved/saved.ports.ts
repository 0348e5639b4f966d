/** The names of saved items, and whether they are still on sale. Items that never existed have no entry. */
export type SavedNames = (
  items: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string; readonly offered: boolean }>>;
