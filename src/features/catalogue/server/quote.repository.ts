import { and, asc, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { catalogueChanges, catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { sheets } from "../catalogue.sheets";
import { withdrawals } from "../madeChanges.rules";
import type { QuoteSource } from "../quote.schemas";
import type { Source } from "../quote.sources";
import type { undosMade } from "./madeChanges.repository";
import { storedAs, tableOf } from "./sheetSql";

/**
 * The version at an instant of some columns of a row, by sheet and key, and when one of them, or the row, changes
 * next. A change that was withdrawn before it began does not count, nor does its undo. `undos`: all that were made.
 * (OPS-41)
 */
export async function versionAt(
  db: Tx,
  { table, key, columns }: Pick<Source, "table" | "key" | "columns">,
  at: Instant,
  undos: Awaited<ReturnType<typeof undosMade>>,
): Promise<Pick<QuoteSource, "Version" | "ChangesAt">> {
  const of = catalogueVersions;
  const sheet = sheets.find((one) => one.name === table);
  const stored = sheet?.columns.filter(({ name }) => columns.includes(name)).map(storedAs) ?? [];
  const isOfColumns = stored.map((column) => sql`jsonb_exists(${of.content}, ${column})`);
  const held = and(
    ...[eq(of.table, tableOf(table)), eq(of.key, key), or(isNull(of.content), ...isOfColumns)],
    ...[...withdrawals(undos)].map(([id, madeAt]) => or(ne(of.changeId, id), lte(of.from, madeAt))),
  );
  const first = (when: SQL, ...order: SQL[]) =>
    db
      .select({
        from: of.from,
        madeAt: catalogueChanges.madeAt,
        reason: catalogueChanges.reason,
        first: clients.firstName,
        last: clients.lastName,
      })
      .from(of)
      .innerJoin(catalogueChanges, eq(catalogueChanges.id, of.changeId))
      .leftJoin(clients, eq(clients.id, catalogueChanges.madeBy))
      .where(and(held, when))
      .orderBy(...order)
      .limit(1);
  const versions = await unionAll(
    first(lte(of.from, at), desc(of.from), desc(of.id)),
    first(gt(of.from, at), asc(of.from)),
  );
  const found = versions.find(({ from }) => from <= at);
  const next = versions.find(({ from }) => from > at);
  const Version = found && {
    From: found.from,
    MadeAt: found.madeAt,
    Reason: found.reason,
    MadeBy: found.first === null ? null : `${found.first} ${found.last}`,
  };
  return { Version: Version ?? null, ChangesAt: next?.from ?? null };
}
