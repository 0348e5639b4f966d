import type { Reading } from "./reading";

/** Clockwise quarter turns of a picture before it is read. */
export type Turn = 0 | 1 | 2 | 3;

/** Upright first, then on either side, as a page photographed by a phone held upright; upside down last. */
const turns: readonly Turn[] = [0, 1, 3, 2];

/**
 * The best reading of a picture in any orientation (DOC-10). `reads`: ways to read it, the most promising first. The
 * first turn with any result is the right one: only its ways are tried then, until nothing is left unread. Other turns
 * than upright are tried with the first way alone, so that a picture with nothing to read is soon given up. Null if
 * nothing is found.
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
