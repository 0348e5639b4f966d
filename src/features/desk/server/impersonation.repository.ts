import { and, eq } from "drizzle-orm";
import { clients } from "../../account/server/account.tables";
import type { Tx } from "../../plan/server/plan.ports";

/** A client, never one of the staff, by e-mail address (trimmed, lower case) or by number. */
export async function findClient(db: Tx, by: { email: string } | { id: number }) {
  const { id, email, firstName, lastName } = clients;
  const [row] = await db
    .select({ id, email, firstName, lastName })
    .from(clients)
    .where(and("id" in by ? eq(id, by.id) : eq(email, by.email), eq(clients.role, "client")));
  return row;
}
