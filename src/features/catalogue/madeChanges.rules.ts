import type { Instant } from "../../shared/instant";

/** An undo: the number of the change that it is, and of the change that it undoes. */
export type Undo = { id: number; undoes: number };

/**
 * Who undid what, by the undone change: undos that were undone themselves do not count. A change is undone by one
 * undo at most. (OPS-42)
 */
export function undosInForce(undos: readonly Undo[]): Map<number, number> {
  const byUndone = new Map<number, number>();
  // From the newest on: only a later undo can undo one.
  for (const { id, undoes } of [...undos].sort((a, b) => b.id - a.id))
    if (!byUndone.has(id) && !byUndone.has(undoes)) byUndone.set(undoes, id);
  return byUndone;
}

/** The changes that together change nothing: those that were undone, with what undid them. */
export const cancelledOut = (undos: readonly Undo[]): number[] => [...undosInForce(undos)].flat();

/**
 * When changes were withdrawn, by their numbers: both the undone change and its undo. Versions of either that begin
 * later never come into force; an undo of a change already in force does hold. Instants are epoch ms. (OPS-41)
 */
export function withdrawals(undos: readonly (Undo & { madeAt: Instant })[]): Map<number, Instant> {
  const inForce = new Map([...undosInForce(undos)].map(([undone, by]) => [by, undone]));
  return new Map(
    undos.flatMap(({ id, madeAt }): [number, Instant][] => {
      const undone = inForce.get(id);
      return undone === undefined
        ? []
        : [
            [undone, madeAt],
            [id, madeAt],
          ];
    }),
  );
}

/** The changes that an undo leaves out when it restores: the undone one, and those that cancelled each other out. */
export const withoutChange = (id: number, undos: readonly Undo[]): number[] => [
  id,
  ...cancelledOut(undos.filter((undo) => undo.id !== id)),
];
