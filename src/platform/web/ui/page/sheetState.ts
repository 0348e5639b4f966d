/** The state of a history entry for an open sheet: Back closes it. */
export const sheetState = { sheet: true } as const;

/** Whether a history entry's state, which may come from anywhere, is that of an open sheet. */
export function isSheet(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sheet" in state && state.sheet === true;
}
