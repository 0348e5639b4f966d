import { asc, eq, isNull } from "drizzle-orm";
import { infectedUploads } from "../../../../../platform/server/db/schema/uploads";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";

/** Refused infected files that are not marked as done, oldest first, with their senders. */
export async function waitingUploads(db: Tx, limit: number) {
  const { id, firstName, lastName, email, language, role } = clients;
  return db
    .select({ upload: infectedUploads, client: { id, firstName, lastName, email, language, role } })
    .from(infectedUploads)
    .innerJoin(clients, eq(clients.id, infectedUploads.clientId))
    .where(isNull(infectedUploads.doneAt))
    .orderBy(asc(infectedUploads.refusedAt))
    .limit(limit);
}

/** One of them, locked until the transaction ends. */
export async function lockInfectedUpload(tx: Tx, uploadId: string) {
  const [upload] = await tx.select().from(infectedUploads).where(eq(infectedUploads.id, uploadId)).for("update");
  return upload;
}

export async function endInfectedUpload(tx: Tx, uploadId: string, doneAt: Instant): Promise<void> {
  await tx.update(infectedUploads).set({ doneAt }).where(eq(infectedUploads.id, uploadId));
}
