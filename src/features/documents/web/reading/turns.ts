import type { Reading } from "./reading";

/** How far a picture is turned to the right before it is read, in quarters of a circle. */
export type Turn = 0 | 1 | 2 | 3;

/** Upright first, as most are; then lying on either side, as a page is photographed by a phone held upright. */
const turns: readonly Turn[] = [0, 1, 3, 2];

/**
 * The best reading of a picture, whichever way it is turned (DOC-10). `reads` are ways to look at it, the likeliest first,
 * each of which is asked for a turn. The turn that shows something is the right one: the others are not tried any more,
 * and its ways are asked until nothing is left unread. Pictures that are turned are first looked at in the likeliest way
 * alone, so that one without anything to read is given up soon. Null where nothing is found.
 */
export async function readTurned(reads: readonly ((turn: Turn) => Promise<Reading | null>)[]): Promise<Reading | null> {
  for (const turn of turns) {
    let best: Reading | null = null;
    for (const [place, read] of reads.entries()) {
      if (turn !== 0 && place > 0 && !best) break;
      const found = await read(turn);
      if (found && (!best || found.unread.length < best.unread.length)) best = found;
      if (best?.unread.length === 0) break;
    }
    if (best) return best;
  }
  return null;
}
