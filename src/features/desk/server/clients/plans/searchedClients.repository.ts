import { desc, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import { clients } from "../../../../account/server/account.tables";
import { travelPlans } from "../../../../plan/server/plan.tables";
import { searchedWords } from "../../../plans/search.rules";
import { searchedClients } from "../../records/desk.tables";

/** Rows made in one transaction. */
const BATCH = 500;

/**
 * Makes the search words of clients whose names or addresses are new, the newest first, at most a batch: resolves to
 * their number. Rows that another process makes or changes are left to it.
 */
export async function makeSearchWords(db: Tx): Promise<number> {
  return db.transaction(async (tx) => {
    const { clientId, words } = searchedClients;
    const missing = await tx
      .select({ id: clientId })
      .from(searchedClients)
      .where(isNull(words))
      .orderBy(desc(clientId))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (missing.length === 0) return 0;
    const { id, firstName, lastName, email } = clients;
    // Read only once the rows are locked: a change of a name from now on empties its row again.
    const people = await tx
      .select({ id, firstName, lastName, email })
      .from(clients)
      .where(
        inArray(
          id,
          missing.map((row) => row.id),
        ),
      );
    const made = JSON.stringify(people.map((client) => ({ id: client.id, words: searchedWords(client) })));
    await tx.execute(sql`update ${searchedClients}
      set words = array_to_tsvector(array(select jsonb_array_elements_text(made.words)))
      from jsonb_to_recordset(${made}::jsonb) as made(id int, words jsonb)
      where ${clientId} = made.id`);
    return people.length;
  });
}

/** Makes all that are missing. `isOver` ends it after the batch at hand. */
export async function makeAllSearchWords(db: Tx, isOver: () => boolean): Promise<void> {
  while (!isOver() && (await makeSearchWords(db)) === BATCH);
}

type Words = readonly (readonly string[])[];

/**
 * The plans of clients whose name or email address contains all words, each in one of its transcriptions; found by the
 * index.
 */
export function plansOfClients(db: Tx, words: Words) {
  return db
    .select({ planId: travelPlans.id })
    .from(travelPlans)
    .innerJoin(searchedClients, sql`${searchedClients.clientId} = ${travelPlans.clientId}`)
    .where(hasAll(words));
}

/** The clients themselves, those without plans too. */
export const clientsNamed = (db: Tx, words: Words) =>
  db.select({ id: searchedClients.clientId }).from(searchedClients).where(hasAll(words));

function hasAll(words: Words): SQL {
  const all = words.map((ways) => `(${ways.map(beginning).join(" | ")})`).join(" & ");
  return sql`${searchedClients.words} @@ ${all}::tsquery`;
}

/** A word of a query that matches all words that begin with it, escaped so that no character in it is an operator. */
const beginning = (word: string) => `'${word.replace(/['\\]/g, "$&$&")}':*`;
