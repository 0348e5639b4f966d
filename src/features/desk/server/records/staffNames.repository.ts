import { isNotNull } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { clients } from "../../../account/server/account.tables";

/** All who are or were staff, by their ids, each under a name of their own. Who is only invited has none yet. (DESK-37) */
export async function staffNames(db: Tx): Promise<ReadonlyMap<number, string>> {
  const { id, firstName, lastName, staffRole } = clients;
  const rows = await db.select({ id, firstName, lastName }).from(clients).where(isNotNull(staffRole));
  const named = rows.map((row) => ({ id: row.id, name: `${row.firstName} ${row.lastName}`.trim() }));
  return distinctNames(named.filter(({ name }) => name !== ""));
}

/** Names by the ids of people; of those with one name each has the id behind it. */
function distinctNames(people: readonly { id: number; name: string }[]): Map<number, string> {
  const times = new Map<string, number>();
  for (const { name } of people) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(people.map(({ id, name }) => [id, times.get(name) === 1 ? name : `${name} (${id})`]));
}
