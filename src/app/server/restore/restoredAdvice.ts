import type { Restored } from "../../../platform/server/restored.repository";
import { MINUTE } from "../../../shared/instant";

/** A margin, because providers use their own clocks. */
const BEFORE = 5 * MINUTE;

/** What an operator of a restored database has to know and to do, for log and doctor. (OPS-115) */
export function restoredAdvice({ knowsUntil }: Pick<Restored, "knowsUntil">): string {
  const knows = knowsUntil === null ? "It knows of no booking." : `The newest that it knows is of ${iso(knowsUntil)}.`;
  const since = knowsUntil === null ? "INSTANT" : iso(Math.floor((knowsUntil - BEFORE) / MINUTE) * MINUTE);
  return (
    `This database was restored from a backup, or is a copy. ${knows} It takes no payments and sends no refunds until ` +
    `"malecon reconcile --since ${since} --apply" has recorded what the providers have, ` +
    'or "malecon reconcile --waive --reason TEXT" says that nothing is missing: docs/operating.md, After a restore.'
  );
}

const iso = (at: number) => new Date(at).toISOString();
