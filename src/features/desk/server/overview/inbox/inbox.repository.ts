import { and, asc, eq, inArray, isNotNull, isNull, not, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { outbox } from "../../../../../platform/server/db/schema/operations";
import { isKeptBy } from "../../../../../platform/server/listed.repository";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { travelPlans } from "../../../../plan/server/plan.tables";
import type { WaitingKind } from "../../../inbox/inbox.rules";
import { deskAssignments } from "../../records/desk.tables";
import { keptItems } from "../../records/keptItems.repository";

/**
 * Emails to clients about their plans that were given up and neither sent again nor put aside since, oldest first:
 * staff have to act on them.
 */
export async function undeliveredMails(db: Tx, limit: number) {
  const again = alias(outbox, "again");
  const sentAgain = db
    .select({ id: again.id })
    .from(again)
    .where(sql`starts_with(${again.key}, ${outbox.key} || '/again-')`);
  const { id, subject, createdAt, planId, clientId } = outbox;
  const { firstName, lastName } = clients;
  const waiting = db.$with("waiting").as(
    db
      .select({ id, isKept: isKeptBy(id, keptItems(db, "mail")).mapWith(Boolean).as("is_kept") })
      .from(outbox)
      .innerJoin(travelPlans, and(eq(travelPlans.id, planId), eq(travelPlans.clientId, clientId)))
      .where(
        and(
          eq(outbox.channel, "mail"),
          isNull(outbox.deliveredAt),
          isNull(outbox.nextAttemptAt),
          isNull(outbox.asideAt),
          notExists(sentAgain),
        ),
      ),
  );
  const first = db
    .select({ id: waiting.id })
    .from(waiting)
    .where(not(waiting.isKept))
    .orderBy(asc(waiting.id))
    .limit(limit);
  return db
    .with(waiting)
    .select({ id, subject, createdAt, planId, firstName, lastName })
    .from(waiting)
    .innerJoin(outbox, eq(id, waiting.id))
    .innerJoin(clients, eq(clients.id, clientId))
    .where(or(waiting.isKept, inArray(waiting.id, first)))
    .orderBy(asc(id));
}

/** All assignments, also of items that no longer wait. */
export async function assignments(db: Tx) {
  const { kind, itemId, ownerId, assignedAt, wordId } = deskAssignments;
  const { firstName, lastName } = clients;
  return db
    .select({ kind, itemId, ownerId, assignedAt, wordId, by: { firstName, lastName } })
    .from(deskAssignments)
    .leftJoin(clients, and(eq(clients.id, deskAssignments.givenBy), eq(deskAssignments.givenTo, ownerId)))
    .where(isNotNull(ownerId));
}

type Item = { readonly kind: WaitingKind; readonly itemId: string };

const isItem = ({ kind, itemId }: Item) => and(eq(deskAssignments.kind, kind), eq(deskAssignments.itemId, itemId));

/** The owner of an item, locked until the transaction ends. */
export async function lockOwner(tx: Tx, item: Item, at: Instant): Promise<number | null> {
  await tx
    .insert(deskAssignments)
    .values({ ...item, assignedAt: at })
    .onConflictDoNothing();
  const { ownerId } = deskAssignments;
  const [row] = await tx.select({ ownerId }).from(deskAssignments).where(isItem(item)).for("update");
  return row?.ownerId ?? null;
}

/** `handedOver`: the colleague who handed it over, if it was not the owner themselves, and the id of their text. */
export async function setOwner(
  tx: Tx,
  item: Item,
  { ownerId, handedOver, at }: { ownerId: number | null; handedOver: HandedOver | null; at: Instant },
): Promise<void> {
  const { givenBy, wordId } = handedOver ?? { givenBy: null, wordId: null };
  const givenTo = handedOver && ownerId;
  await tx.update(deskAssignments).set({ ownerId, assignedAt: at, givenBy, givenTo, wordId }).where(isItem(item));
}

type HandedOver = { readonly givenBy: number; readonly wordId: string | null };

/** All active staff by name, with their roles. */
export async function staffMembers(db: Tx) {
  const { id, firstName, lastName, staffRole, disabledAt } = clients;
  const rows = await db
    .select({ id, firstName, lastName, staffRole })
    .from(clients)
    .where(and(isNotNull(staffRole), isNull(disabledAt)))
    .orderBy(firstName, lastName, id);
  return rows.flatMap(({ staffRole, ...row }) => (staffRole ? [{ ...row, staffRole }] : []));
}
