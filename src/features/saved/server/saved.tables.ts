import { eq } from "drizzle-orm";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/server/db/schema/columns";
import { type PersonalData, personalRows } from "../../../platform/server/personal/personalData";
import { clients } from "../../account/server/account.tables";

/** Items that clients have saved: properties, and cars of a zone. (LODGE-25) */
export const savedItems = pgTable(
  "saved_items",
  {
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** `house.9`, `car.2.5`: kind and ids. */
    item: text().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.item] })],
);

/** What erasing a client does with their saved items. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(savedItems, (of) => eq(savedItems.clientId, of.clientId)),
];
