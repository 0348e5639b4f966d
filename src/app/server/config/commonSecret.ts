import { createHash, randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/server/db/database";
import { settings } from "../../../platform/server/db/schema/operations";
import type { Settings } from "./config";

const KEY = "token.secret";

/** `secret` is set only in a demo without TOKEN_SECRET. */
type Kept = { mark: string; secret: string | null };

type Asked = Pick<Settings, "tokenSecret" | "tokenSecretReplaces">;

/**
 * The secret with which all processes on a database sign, so that a token of one is valid at every other. The database
 * stores a digest of the secret that is set, and another secret is refused. A demo without one shares a secret stored
 * in the database; production stores none there, as whoever reads a backup could sign in as anybody. (OPS-20) Throws
 * with what to set; `tokenSecretReplaces` is the digest of a secret that is replaced on purpose.
 */
export async function commonSecret(db: Database, asked: Asked): Promise<string> {
  const { tokenSecret: given } = asked;
  const own = given ?? randomBytes(32).toString("hex");
  const mark = markOf(own);
  const value: Kept = { mark, secret: given === null ? own : null };
  await db.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
  const kept = (await keptIn(db)) ?? notKept();
  refuse(kept, asked);
  if (given === null) return kept.secret ?? notKept();
  if (kept.mark !== mark) {
    // If two processes replace it by different secrets, the second is refused.
    await db
      .update(settings)
      .set({ value })
      .where(and(eq(settings.key, KEY), eq(textIn("mark"), kept.mark)));
    refuse(await keptIn(db), { ...asked, tokenSecretReplaces: null });
  }
  return given;
}

/** Throws for a secret with which no process would start on this database, and changes nothing. (OPS-25) */
export async function refuseOtherSecret(db: Database, asked: Asked): Promise<void> {
  refuse(await keptIn(db), asked);
}

function refuse(kept: Kept | null, { tokenSecret: given, tokenSecretReplaces: replaces }: Asked): void {
  if (!kept) return;
  if (given === null) {
    if (kept.secret === null) throw new Error("TOKEN_SECRET is needed: this database is used with one");
    return;
  }
  if (kept.mark === markOf(given) || kept.mark === replaces) return;
  throw new Error(
    "TOKEN_SECRET is not the one that this database is used with: tokens of its other processes would be refused. " +
      `Set the same one; or, to change it for good and end all sessions, start once with TOKEN_SECRET_REPLACES=${kept.mark}`,
  );
}

/** Null: no process has started on this database yet. Throws for a row without a digest. */
async function keptIn(db: Database): Promise<Kept | null> {
  const [kept] = await db
    .select({ mark: textIn("mark"), secret: textIn("secret") })
    .from(settings)
    .where(eq(settings.key, KEY));
  return kept ? { mark: kept.mark ?? notKept(), secret: kept.secret } : null;
}

function notKept(): never {
  throw new Error(`the digest of TOKEN_SECRET was not kept: "${KEY}" of the table "settings"`);
}

const textIn = (name: keyof Kept) => sql<string | null>`${settings.value} ->> ${name}`;

/** Identifies a secret without revealing it. */
const markOf = (secret: string) => createHash("sha256").update(`token secret\0${secret}`).digest("hex").slice(0, 16);
