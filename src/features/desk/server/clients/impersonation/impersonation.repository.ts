import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { insertSession } from "../../../../account/server/session/sessions.repository";

/** A client by email address (as it is stored) or id; never staff, nor a closed account. */
export async function findClient(db: Tx, by: { email: string } | { id: number }) {
  const { id, email, firstName, lastName } = clients;
  const [row] = await db
    .select({ id, email, firstName, lastName })
    .from(clients)
    .where(and("id" in by ? eq(id, by.id) : eq(email, by.email), eq(clients.role, "client"), isNull(clients.closedAt)));
  return row;
}

/** A session of staff in a client's place. It has no refresh token: its token hash cannot be the digest of one. */
export async function beginSession(
  tx: Tx,
  { clientId, at, expiresAt }: { clientId: number; at: Instant; expiresAt: Instant },
): Promise<string> {
  const family = randomUUID();
  const tokenHash = `impersonation/${family}`;
  await insertSession(tx, { id: randomUUID(), family, clientId, tokenHash, createdAt: at, expiresAt });
  return family;
}
