import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What of a long list is read: rows whose ids (as text) the query `kept` selects, and so many of the others. */
export type Listed = { readonly kept?: SQL; readonly limit: number };

/** Whether a row is kept, by its id. */
export const isKeptBy = (id: SQLWrapper, kept: SQL | undefined): SQL =>
  kept ? sql`(${id})::text in (${kept})` : sql`false`;
