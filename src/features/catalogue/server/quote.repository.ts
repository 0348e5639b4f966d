import { and, desc, eq, gt, isNull, lte, min, or, sql } from "drizzle-orm";
import { catalogueChanges, catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { sheets } from "../catalogue.sheets";
import type { QuoteSource } from "../quote.schemas";
import type { Source } from "../quote.sources";
import { storedAs, tableOf } from "./sheetSql";

/**
 * The version at an instant of some columns of a row, by sheet and key, and when one of them, or the row, changes next.
 * (OPS-41)
 */
export async function versionAt(
  db: Tx,
  { table, key, columns }: Pick<Source, "table" | "key" | "columns">,
  at: Instant,
): Promise<Pick<QuoteSource, "Version" | "ChangesAt">> {
  const of = catalogueVersions;
  const sheet = sheets.find((one) => one.name === table);
  const stored = sheet?.columns.filter(({ name }) => columns.includes(name)).map(storedAs) ?? [];
  const isOfColumns = stored.map((column) => sql`jsonb_exists(${of.content}, ${column})`);
  const ofRow = and(eq(of.table, tableOf(table)), eq(of.key, key), or(isNull(of.content), ...isOfColumns));
  const [found] = await db
    .select({ from: of.from, change: catalogueChanges, first: clients.firstName, last: clients.lastName })
    .from(of)
    .innerJoin(catalogueChanges, eq(catalogueChanges.id, of.changeId))
    .leftJoin(clients, eq(clients.id, catalogueChanges.madeBy))
    .where(and(ofRow, lte(of.from, at)))
    .orderBy(desc(of.from), desc(of.id))
    .limit(1);
  const [next] = await db
    .select({ from: min(of.from) })
    .from(of)
    .where(and(ofRow, gt(of.from, at)));
  const Version = found && {
    From: found.from,
    MadeAt: found.change.madeAt,
    Reason: found.change.reason,
    MadeBy: found.first === null ? null : `${found.first} ${found.last}`,
  };
  return { Version: Version ?? null, ChangesAt: next?.from ?? null };
}
