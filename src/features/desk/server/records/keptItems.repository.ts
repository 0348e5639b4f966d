import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import type { WaitingKind } from "../../inbox/inbox.rules";
import { deskAssignments, deskSnoozes } from "./desk.tables";

/**
 * A query of the ids of items that have an owner or are snoozed. They are listed however many others wait, so that a
 * list of somebody's items, of nobody's, or of snoozed ones lacks none because of the others. (DESK-15, DESK-111)
 */
export function keptItems(db: Tx, kind: WaitingKind): SQL {
  const owned = db
    .select({ itemId: deskAssignments.itemId })
    .from(deskAssignments)
    .where(and(eq(deskAssignments.kind, kind), isNotNull(deskAssignments.ownerId)));
  const snoozed = db.select({ itemId: deskSnoozes.itemId }).from(deskSnoozes).where(eq(deskSnoozes.kind, kind));
  return union(owned, snoozed).getSQL();
}
