/** What a saved thing is called, and whether it is offered still. Things that were never there have no entry. */
export type SavedNames = (
  items: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string; readonly offered: boolean }>>;
