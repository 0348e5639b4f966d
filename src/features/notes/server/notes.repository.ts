import { notes } from "../../../server/db/schema/operations";
import type { Services } from "../../../server/services";
import { SITE_ID } from "../../../shared/constants";
import type { Instant } from "../../../shared/instant";

export type SystemNote = { key: string; clientId: number; subject: string; message: string; at: Instant };

/** Puts a note of ours into a client's inbox; a second one with the same key is the same note. */
export async function addSystemNote(
  tx: Services["db"],
  { key, clientId, subject, message, at }: SystemNote,
): Promise<void> {
  await tx
    .insert(notes)
    .values({ key, clientId, siteId: SITE_ID, subject, message, isSent: false, createdAt: at })
    .onConflictDoNothing({ target: notes.key });
}
