import { eq } from "drizzle-orm";
import type { Instant } from "../../shared/instant";
import { fieldOf, isNumber } from "../../shared/unknownData";
import { settings } from "./db/schema/operations";
import { Problem } from "./problem";
import type { Tx } from "./services";

const KEY = "database.restored";

/**
 * The database was restored, or is a copy: when a process noticed it, by the system's clock, and the time of the newest
 * booking or movement of money in it; null: it has none.
 */
export type Restored = { noticedAt: Instant; knowsUntil: Instant | null };

/** Null: the database was not restored, or an operator has settled it. (OPS-115) */
export async function findRestored(db: Pick<Tx, "select">): Promise<Restored | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  if (!row) return null;
  const noticedAt = fieldOf(row.value, "noticedAt");
  const knowsUntil = fieldOf(row.value, "knowsUntil");
  return { noticedAt: isNumber(noticedAt) ? noticedAt : 0, knowsUntil: isNumber(knowsUntil) ? knowsUntil : null };
}

/** Throws until an operator has settled a restore, because the database may lack payments and refunds. (PAY-45) */
export async function refuseWhileRestored(
  db: Pick<Tx, "select">,
  code: "payment.heldBack" | "refund.heldBack",
): Promise<void> {
  if (await findRestored(db)) throw new Problem(code);
}

/** Stored for all processes on the database; an earlier entry stays unchanged. */
export async function noticeRestored(db: Tx, value: Restored): Promise<void> {
  await db.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
}

export async function forgetRestored(tx: Tx): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, KEY));
}
