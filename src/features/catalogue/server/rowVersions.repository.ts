import { and, desc, eq, gt, lte, min } from "drizzle-orm";
import { catalogueChanges, catalogueVersions } from "../../../platform/server/db/schema/versions";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { sheets } from "../catalogue.sheets";
import type { QuoteSource } from "../quote.schemas";

/** A row's version in force at an instant, by sheet and key, and when the row changes next. (OPS-41) */
export async function versionAt(
  db: Tx,
  { table, key }: { table: string; key: string },
  at: Instant,
): Promise<Pick<QuoteSource, "Version" | "ChangesAt">> {
  const of = catalogueVersions;
  const ofTable = sheets.find((sheet) => sheet.name === table)?.table ?? table;
  const ofRow = and(eq(of.table, ofTable), eq(of.key, key));
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
