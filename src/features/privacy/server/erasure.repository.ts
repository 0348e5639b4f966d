import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Decision, Occasion, Owned, PersonalData } from "../../../platform/server/personal/personalData";
import { destroyKey } from "../../../platform/server/sealed/clientTexts.repository";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { payments } from "../../payments/server/payments.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";

/** The client whose data are erased, and the instant. The caller has locked the client. */
type Erasing = { clientId: number; at: Instant };

/** The ids of a client and of the client's rows. */
export const ownedBy = (db: Tx, clientId: number): Owned => ({
  clientId,
  plans: db.select({ id: travelPlans.id }).from(travelPlans).where(eq(travelPlans.clientId, clientId)),
  bookings: db.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, clientId)),
  payments: db.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId)),
});

/** Erases the client's data that the tables declare for these occasions, table by table in the list's order. */
async function erase(
  tx: Tx,
  personal: readonly PersonalData[],
  occasions: readonly Occasion[],
  { clientId, at }: Erasing,
): Promise<void> {
  const of = ownedBy(tx, clientId);
  for (const { table, whose, deleted, columns } of personal) {
    if (deleted && occasions.includes(deleted)) await tx.delete(table).where(whose(of));
    const stored = getTableColumns(table);
    const changes = Object.entries(columns).flatMap(([name, decision]) => {
      const column = stored[name];
      const value = column && valueAfter(decision, sql`${column}`, occasions, at);
      return value === undefined ? [] : [[name, value]];
    });
    if (changes.length > 0) await tx.update(table).set(Object.fromEntries(changes)).where(whose(of));
  }
}

/** The value of a column after these occasions; undefined: unchanged. */
function valueAfter(decision: Decision, column: SQL, occasions: readonly Occasion[], at: Instant): unknown {
  if ("inside" in decision) {
    const erased = Object.entries(decision.inside).flatMap(([key, inside]) => {
      const value = valueAfter(inside, column, occasions, at);
      return value === undefined ? [] : [[key, value]];
    });
    return erased.length > 0 ? sql`${column} || ${JSON.stringify(Object.fromEntries(erased))}::jsonb` : undefined;
  }
  if (!("on" in decision) || !occasions.includes(decision.on)) return undefined;
  return typeof decision.to === "function" ? decision.to(at) : decision.to;
}

/**
 * Erases identifying data, and everything the client wrote, in every table; the client's own row is emptied last.
 * (SAFE-25)
 */
export async function erasePerson(tx: Tx, personal: readonly PersonalData[], of: Erasing): Promise<void> {
  await erase(tx, personal, ["papers", "words", "closing"], of);
  await destroyKey(tx, of.clientId);
}

/** Empties the account's row, after the last email. (SAFE-25) */
export const emptyAccount = (tx: Tx, personal: readonly PersonalData[], of: Erasing): Promise<void> =>
  erase(tx, personal, ["account"], of);

/**
 * Deletes a client's documents and photos, including those of other drivers, and erases document data in bookings.
 * (SAFE-12)
 */
export const eraseDocuments = (tx: Tx, personal: readonly PersonalData[], of: Erasing): Promise<void> =>
  erase(tx, personal, ["papers"], of);

/**
 * Erases staff's texts about a client who closed their account, if the release that closed it did not, and destroys the
 * key. (SAFE-63)
 */
export async function eraseTextsAbout(tx: Tx, personal: readonly PersonalData[], of: Erasing): Promise<void> {
  await erase(tx, personal, ["words"], of);
  await destroyKey(tx, of.clientId);
}
