import { createHash } from "node:crypto";
import { and, count, desc, eq, inArray, lt, max, sql } from "drizzle-orm";
import { infectedUploads } from "../../../../../platform/server/db/schema/uploads";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { clientDocuments, documentPhotos } from "../../../../documents/server/documents.tables";
import { notes } from "../../../../notes/server/notes.tables";
import { bookings, checkoutEvents, travelPlans } from "../../../../plan/server/plan.tables";
import { clientOfDocuments, type WaitingKind, waitingKey } from "../../../inbox/inbox.rules";
import { LONGEST_SNOOZE } from "../../../inbox/snooze.rules";
import { deskSnoozes } from "../../records/desk.tables";
import type { Unowned } from "./waiting/waitingItem";

type Item = { readonly kind: WaitingKind; readonly itemId: string };

const isItem = ({ kind, itemId }: Item) => and(eq(deskSnoozes.kind, kind), eq(deskSnoozes.itemId, itemId));

/** All that was put aside, by `waitingKey`, with who did it and how far the clients have come since. */
export async function snoozes(db: Tx) {
  const rows = await db
    .select({ snooze: deskSnoozes, firstName: clients.firstName, lastName: clients.lastName })
    .from(deskSnoozes)
    .innerJoin(clients, eq(clients.id, deskSnoozes.staffId));
  const acts = await actsOf(
    db,
    rows.flatMap(({ snooze }) => (snooze.acts === null ? [] : (snooze.clientId ?? []))),
  );
  return new Map(
    rows.map(({ snooze, firstName, lastName }) => [
      waitingKey({ Kind: snooze.kind, ItemId: snooze.itemId }),
      {
        ...snooze,
        by: `${firstName} ${lastName}`,
        actsNow: acts.get(snooze.clientId ?? 0) ?? null,
      },
    ]),
  );
}

/**
 * A mark of the client's latest notes, actions on plans, sent documents, their photos and profile, which differs once
 * there is something newer.
 */
export async function actsOf(db: Tx, clientIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (clientIds.length === 0) return new Map();
  const theirs = [...new Set(clientIds)];
  const written = await db
    .select({ clientId: notes.clientId, mark: max(notes.id) })
    .from(notes)
    .where(and(eq(notes.isSent, true), inArray(notes.clientId, theirs)))
    .groupBy(notes.clientId);
  const done = await db
    .select({ clientId: travelPlans.clientId, mark: count() })
    .from(checkoutEvents)
    .innerJoin(travelPlans, eq(travelPlans.id, checkoutEvents.planId))
    .where(and(eq(checkoutEvents.actor, "client"), inArray(travelPlans.clientId, theirs)))
    .groupBy(travelPlans.clientId);
  const given = await db
    .select({ clientId: clientDocuments.clientId, mark: max(clientDocuments.id) })
    .from(clientDocuments)
    .where(inArray(clientDocuments.clientId, theirs))
    .groupBy(clientDocuments.clientId);
  const photos = await db
    .selectDistinctOn([clientDocuments.clientId], { clientId: clientDocuments.clientId, mark: documentPhotos.id })
    .from(documentPhotos)
    .innerJoin(clientDocuments, eq(clientDocuments.id, documentPhotos.documentId))
    .where(inArray(clientDocuments.clientId, theirs))
    .orderBy(clientDocuments.clientId, desc(documentPhotos.givenAt), desc(documentPhotos.id));
  const { id, firstName, lastName, phone, verifiedPhone, birthDate, countryId, address, city, postalCode } = clients;
  const profile = sql`row(${sql.join([firstName, lastName, phone, verifiedPhone, birthDate, countryId, address, city, postalCode], sql`, `)})`;
  const profiles = await db
    .select({ clientId: id, mark: sql<string>`md5(${profile}::text)` })
    .from(clients)
    .where(inArray(id, theirs));
  const marks = [written, done, given, photos, profiles].map(
    (rows) => new Map<number, string | number | null>(rows.map(({ clientId, mark }) => [clientId, mark])),
  );
  return new Map(theirs.map((id) => [id, marks.map((mark) => mark.get(id) ?? 0).join("/")]));
}

/** The client of an item; null: none is known. */
export async function clientOf(db: Tx, { Kind, ItemId, TravelPlanId }: Unowned): Promise<number | null> {
  if (Kind === "document") return clientOfDocuments(ItemId);
  const rows = await (() => {
    if (TravelPlanId !== null)
      return db.select({ id: travelPlans.clientId }).from(travelPlans).where(eq(travelPlans.id, TravelPlanId));
    if (Kind === "note")
      return db
        .select({ id: notes.clientId })
        .from(notes)
        .where(eq(notes.id, Number(ItemId)));
    if (Kind === "upload")
      return db.select({ id: infectedUploads.clientId }).from(infectedUploads).where(eq(infectedUploads.id, ItemId));
    return db
      .select({ id: bookings.clientId })
      .from(bookings)
      .where(eq(bookings.id, Number(ItemId)));
  })();
  return rows[0]?.id ?? null;
}

/** A digest of an item's content: a different one means that the item changed. */
export const stateOf = ({ Name, Status, Amount, CurrencyCode, Documents, Since }: Unowned): string =>
  createHash("sha256")
    .update(JSON.stringify([Name, Status, Amount, CurrencyCode, Documents, Since]))
    .digest("base64url");

/**
 * Puts an item aside, replacing what was chosen before, and deletes rows that are long over. `system`: the time that
 * QA cannot move, as a clock that is set ahead for a test must not delete them.
 */
export async function saveSnooze(tx: Tx, row: typeof deskSnoozes.$inferInsert, system: Instant): Promise<void> {
  await tx.delete(deskSnoozes).where(lt(deskSnoozes.snoozedAt, system - 2 * LONGEST_SNOOZE));
  await tx
    .insert(deskSnoozes)
    .values(row)
    .onConflictDoUpdate({ target: [deskSnoozes.kind, deskSnoozes.itemId], set: row });
}

/** Whether there was one to delete. */
export async function deleteSnooze(tx: Tx, item: Item): Promise<boolean> {
  return (await tx.delete(deskSnoozes).where(isItem(item)).returning()).length > 0;
}
