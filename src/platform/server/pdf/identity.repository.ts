import { eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { settings } from "../db/schema/operations";
import type { StoredIdentity } from "./certificate";

/** The purposes of the installation's own keys. */
export type IdentityName = "receipt" | "time";

/** The installation's own identity, created on first use: if two processes create one at once, the first is kept. */
export async function ownIdentity(
  db: Database,
  name: IdentityName,
  make: () => Promise<StoredIdentity>,
): Promise<StoredIdentity> {
  const key = `${name}.identity`;
  const existing = await find(db, key);
  if (existing) return existing;
  await db
    .insert(settings)
    .values({ key, value: await make() })
    .onConflictDoNothing();
  const kept = await find(db, key);
  if (!kept) throw new Error(`the ${name} identity was not kept`);
  return kept;
}

async function find(db: Database, key: string): Promise<StoredIdentity | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return isIdentity(row?.value) ? row.value : undefined;
}

function isIdentity(value: unknown): value is StoredIdentity {
  return typeof value === "object" && value !== null && "key" in value && "certificate" in value;
}
