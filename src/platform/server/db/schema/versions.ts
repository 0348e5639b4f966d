import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, requestLog } from "./columns";

/** An act by which the catalogue was changed: who, when and why. (OPS-40) */
export const catalogueChanges = pgTable(
  "catalogue_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** One of the staff; null: the command line. */
    madeBy: integer("made_by"),
    madeAt: instant("made_at").notNull(),
    reason: text().notNull(),
    /** The change that it takes back. */
    undoes: integer(),
    logId: requestLog(),
  },
  (table) => [index("catalogue_changes_undoes").on(table.undoes)],
);

/**
 * The columns that a change has set in a row, and the instant from which they hold. A row at an instant is its versions up to
 * then, later ones overriding earlier. The first version of a row from before versions were kept has all columns, from instant
 * 0 on. (OPS-40)
 */
export const catalogueVersions = pgTable(
  "catalogue_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: what was there before the first change. */
    changeId: integer("change_id").references(() => catalogueChanges.id),
    table: text("of_table").notNull(),
    /** The values of the key's columns, with " / " between them. */
    key: text("row_key").notNull(),
    from: instant("valid_from").notNull(),
    /** Columns of the table and what they are from then on, the others stay; null: there is no such row from then on. */
    content: jsonb().$type<Record<string, unknown>>(),
    /** It is merged into the table; until then each read adds it from its instant on. */
    settled: boolean().notNull(),
  },
  (table) => [
    index("catalogue_versions_row").on(table.table, table.key, table.from, table.id),
    index("catalogue_versions_change").on(table.changeId),
    index("catalogue_versions_coming").on(table.from).where(sql`not ${table.settled}`),
  ],
);
