import { and, asc, eq, inArray, isNull, not, or } from "drizzle-orm";
import { infectedUploads } from "../../../../../platform/server/db/schema/uploads";
import { isKeptBy } from "../../../../../platform/server/listed.repository";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { keptItems } from "../../records/keptItems.repository";

/** Refused infected files that are not marked as done, oldest first, with their senders. */
export async function waitingUploads(db: Tx, limit: number) {
  const isWaiting = isNull(infectedUploads.doneAt);
  const isKept = isKeptBy(infectedUploads.id, keptItems(db, "upload"));
  const first = db
    .select({ id: infectedUploads.id })
    .from(infectedUploads)
    .where(and(isWaiting, not(isKept)))
    .orderBy(asc(infectedUploads.refusedAt))
    .limit(limit);
  const { id, firstName, lastName, email, language, role } = clients;
  return db
    .select({ upload: infectedUploads, client: { id, firstName, lastName, email, language, role } })
    .from(infectedUploads)
    .innerJoin(clients, eq(clients.id, infectedUploads.clientId))
    .where(and(isWaiting, or(isKept, inArray(infectedUploads.id, first))))
    .orderBy(asc(infectedUploads.refusedAt));
}

/** One of them, locked until the transaction ends. */
export async function lockInfectedUpload(tx: Tx, uploadId: string) {
  const [upload] = await tx.select().from(infectedUploads).where(eq(infectedUploads.id, uploadId)).for("update");
  return upload;
}

export async function endInfectedUpload(tx: Tx, uploadId: string, doneAt: Instant): Promise<void> {
  await tx.update(infectedUploads).set({ doneAt }).where(eq(infectedUploads.id, uploadId));
}
