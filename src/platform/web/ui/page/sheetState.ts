/** An entry of the browser's history that stands for an open sheet: Back closes it. */
export const sheetState = { sheet: true } as const;

/** Whether the state of an entry, which may be anybody's, is that of an open sheet. */
export function isSheet(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sheet" in state && state.sheet === true;
}
