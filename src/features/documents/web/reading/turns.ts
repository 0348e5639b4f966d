import type { Reading } from "./reading";

/** Clockwise quarter turns of a picture before it is read. */
export type Turn = 0 | 1 | 2 | 3;

/** Upright first, then both sides, because a page is often photographed with an upright phone; upside down last. */
const turns: readonly Turn[] = [0, 1, 3, 2];

/**
 * The best reading of a picture in any orientation (DOC-10). `reads`: ways to read it, the most promising first. The
 * first rotation with any result is the right one: only its ways are tried then, until nothing is left unread.
 * Rotations other than upright are tried with the first way only, so that a picture without text is given up soon. Null
 * if nothing is found.
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
