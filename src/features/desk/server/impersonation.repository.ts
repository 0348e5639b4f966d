import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clients } from "../../account/server/account.tables";

/** A client, never one of the staff, by e-mail address (trimmed, lower case) or by number. */
export async function findClient(db: Tx, by: { email: string } | { id: number }) {
  const { id, email, firstName, lastName } = clients;
  const [row] = await db
    .select({ id, email, firstName, lastName })
    .from(clients)
    .where(and("id" in by ? eq(id, by.id) : eq(email, by.email), eq(clients.role, "client")));
  return row;
}
