import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import { carUnits } from "../../../../../products/car/server/catalogue/catalogue.tables";
import type { AuditAction } from "../../../../../shared/auditActions";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { readSearch } from "../../../plans/search.rules";
import { clientsNamed } from "../../clients/plans/searchedClients.repository";

export type AuditSearch = {
  action: AuditAction | null;
  /** Subject, actor or impersonated client, or to whom an item was given; null: any. */
  of: { subjects: readonly string[]; people: readonly number[]; owners: readonly number[] } | null;
  /** Instants [from, until); null: open. */
  from: Instant | null;
  until: Instant | null;
  /** The line that the wanted ones precede; null: the newest. */
  before: { at: Instant; id: number } | null;
};

/**
 * Lines of the audit log, the newest first. Each way to find them reads at most so many lines of an index, and their
 * number does not grow with the log. (DESK-37)
 */
export async function searchAuditLog(db: Tx, { of, ...within }: AuditSearch, most: number) {
  const { at, id, actorId, impersonatorId } = auditLog;
  const latest = (where: SQL | undefined) => sql`select ${id}, ${at} from ${auditLog}
    where ${and(sql`true`, ...conditionsOf(within), where)} order by ${at} desc, ${id} desc limit ${most}`;
  // One query for each: for many at once the database would sort all lines.
  const ofEach = (wanted: readonly (number | string)[], where: SQL) => sql`select lines.id, lines.at
    from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) as wanted
    cross join lateral (${latest(where)}) as lines`;
  // As the condition of their index says it.
  const isGiven = sql`${auditLog.action} = 'inbox.assigned' and ${auditLog.facts}->>'owner' = wanted.value`;
  const ofPeople = (column: AnyPgColumn) => ofEach(of?.people ?? [], sql`${column} = wanted.value::int`);
  const found =
    of === null
      ? latest(undefined)
      : sql`(${ofEach(of.subjects, sql`${auditLog.subject} = wanted.value`)})
        union (${ofPeople(actorId)}) union (${ofPeople(impersonatorId)})
        union (${ofEach(of.owners, isGiven)}) order by at desc, id desc limit ${most}`;
  return db
    .select()
    .from(auditLog)
    .where(inArray(id, sql`(select found.id from (${found}) as found)`))
    .orderBy(desc(at), desc(id));
}

function conditionsOf({ action, from, until, before }: Omit<AuditSearch, "of">) {
  const { at, id } = auditLog;
  return [
    action === null ? undefined : eq(auditLog.action, action),
    from === null ? undefined : gte(at, from),
    until === null ? undefined : lt(at, until),
    before === null ? undefined : sql`(${at}, ${id}) < (${sql.param(before.at, at)}, ${before.id}::int)`,
  ];
}

/** The people whose name or email address contains all words: staff, and then clients, at most so many. */
export async function peopleNamed(db: Tx, typed: string, most: number): Promise<number[]> {
  const { words } = readSearch(typed);
  if (words.length === 0) return [];
  const { id, staffRole } = clients;
  const rows = await db
    .select({ id })
    .from(clients)
    .where(inArray(id, clientsNamed(db, words)))
    .orderBy(isNull(staffRole), desc(id))
    .limit(most);
  return rows.map((row) => row.id);
}

/** The subjects of the cars with this number plate, by which people name a car; written with or without spaces. */
export async function carsWithPlate(db: Tx, typed: string): Promise<string[]> {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const { id, plate } = carUnits;
  const rows = await db
    .select({ id })
    .from(carUnits)
    .where(sql`regexp_replace(upper(${plate}), '[^A-Z0-9]', '', 'g') = ${wanted}`);
  return rows.map((row) => `car ${row.id}`);
}

const plain = (plate: string): string => plate.toUpperCase().replace(/[^A-Z0-9]/g, "");
