import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/**
 * A client's own key, which seals what is written about them in the append-only audit; itself sealed by the vault.
 * Empty: destroyed when the account was closed. A client has one as soon as something is written. (SAFE-63)
 */
export const clientKeys = pgTable("client_keys", {
  clientId: integer("client_id").primaryKey(),
  sealed: text().notNull(),
});

/** What is written about a client, sealed with the client's own key. Empty: erased. (SAFE-63) */
export const clientTexts = pgTable(
  "client_texts",
  {
    id: uuid().primaryKey(),
    clientId: integer("client_id").notNull(),
    sealed: text().notNull(),
  },
  (table) => [index("client_texts_client").on(table.clientId)],
);
