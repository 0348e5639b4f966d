import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/server/db/schema/columns";
import { clients } from "../../account/server/account.tables";
import { waitingKinds } from "../inbox/inbox.rules";

/** Who of the staff takes care of something that waits. What has no row, or no owner in it, is nobody's. (DESK-15) */
export const deskAssignments = pgTable(
  "desk_assignments",
  {
    kind: text({ enum: waitingKinds }).notNull(),
    itemId: text("item_id").notNull(),
    ownerId: integer("owner_id").references(() => clients.id),
    assignedAt: instant("assigned_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);
