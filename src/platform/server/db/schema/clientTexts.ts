import { eq } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ERASED, elsewhere, type PersonalData, personalColumns } from "../../personal/personalData";

/**
 * A client's own key, which seals what is written about them in the append-only audit; the vault seals the key. Empty:
 * destroyed when the account was closed. It is made with the client's first text. (SAFE-63)
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

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(clientTexts, (of) => eq(clientTexts.clientId, of.clientId), {
    sealed: { on: "words", to: ERASED },
  }),
  personalColumns(clientKeys, (of) => eq(clientKeys.clientId, of.clientId), {
    sealed: elsewhere("destroyed at the end, so that none is ever made again"),
  }),
];
