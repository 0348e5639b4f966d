import type { Note } from "./notes.schemas";

/** Notes about one travel plan, or a single one about none; the newest first. */
export type NoteThread<Of> = { readonly planId: number | null; readonly newest: Of; readonly earlier: readonly Of[] };

/** Notes, newest first, as threads in the order of their newest note. A note is of the plan that its button opens. (NOTE-9) */
export function threadsOf<Of extends Pick<Note, "Action">>(notes: readonly Of[]): NoteThread<Of>[] {
  const threads: { planId: number | null; newest: Of; earlier: Of[] }[] = [];
  for (const note of notes) {
    const planId = planOf(note);
    const known = planId === null ? undefined : threads.find((thread) => thread.planId === planId);
    if (known) known.earlier.push(note);
    else threads.push({ planId, newest: note, earlier: [] });
  }
  return threads;
}

function planOf({ Action }: Pick<Note, "Action">): number | null {
  const plan = new URLSearchParams(Action?.Path.split("?")[1]).get("plan");
  return plan !== null && /^\d+$/.test(plan) ? Number(plan) : null;
}
