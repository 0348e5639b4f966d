import { eq, sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { OF_STAFF, type PersonalData, personalColumns } from "../../personal/personalData";
import { instant, requestLog } from "./columns";

/** One change of the catalogue: who made it, when and why. (OPS-40) */
export const catalogueChanges = pgTable(
  "catalogue_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The staff member; null: the command line. */
    madeBy: integer("made_by"),
    madeAt: instant("made_at").notNull(),
    reason: text().notNull(),
    /** The change that this one undoes. */
    undoes: integer(),
    logId: requestLog(),
  },
  (table) => [index("catalogue_changes_undoes").on(table.undoes)],
);

/**
 * The columns that a change has set in a row, and the instant from which they hold. The row at an instant is all its
 * versions up to then, later ones overriding earlier. A row older than the versions has a first version with all
 * columns, from instant 0 on. (OPS-40)
 */
export const catalogueVersions = pgTable(
  "catalogue_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: what was there before the first change. */
    changeId: integer("change_id").references(() => catalogueChanges.id),
    table: text("of_table").notNull(),
    /** The values of the key's columns, joined by " / ". */
    key: text("row_key").notNull(),
    from: instant("valid_from").notNull(),
    /** The columns that change, with their new values; the others stay. Null: the row is deleted from then on. */
    content: jsonb().$type<Record<string, unknown>>(),
    /** Whether the version is merged into the table. Until then each read adds it from its instant on. */
    settled: boolean().notNull(),
  },
  (table) => [
    index("catalogue_versions_row").on(table.table, table.key, table.from, table.id),
    index("catalogue_versions_change").on(table.changeId),
    index("catalogue_versions_coming").on(table.from).where(sql`not ${table.settled}`),
  ],
);

/** What erasing a client does with changes of the catalogue. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(catalogueChanges, (of) => eq(catalogueChanges.madeBy, of.clientId), {
    reason: OF_STAFF,
    logId: OF_STAFF,
  }),
];
