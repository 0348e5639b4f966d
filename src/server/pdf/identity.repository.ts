import { eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { settings } from "../db/schema/operations";
import type { StoredIdentity } from "./certificate";

const KEY = "receipt.identity";

/** The installation's own identity, made once: of two processes that make one at the same moment the first is kept. */
export async function ownIdentity(db: Database, make: () => Promise<StoredIdentity>): Promise<StoredIdentity> {
  const known = await find(db);
  if (known) return known;
  await db
    .insert(settings)
    .values({ key: KEY, value: await make() })
    .onConflictDoNothing();
  const kept = await find(db);
  if (!kept) throw new Error("the receipt identity was not kept");
  return kept;
}

async function find(db: Database): Promise<StoredIdentity | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return isIdentity(row?.value) ? row.value : undefined;
}

function isIdentity(value: unknown): value is StoredIdentity {
  return typeof value === "object" && value !== null && "key" in value && "certificate" in value;
}
