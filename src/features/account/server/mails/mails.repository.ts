import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import type { OptionalMail } from "../../../../shared/optionalMails";
import type { PagePath } from "../../../../shared/page";
import { unsubscribePath } from "../../account.pages";
import { clients } from "../account.tables";
import { newSecret } from "../secrets";

/**
 * The path of our site by which a client ends a kind of email, without signing in. It stays the same, so that it works
 * in every email of the past. (MAIL-9)
 */
export async function unsubscribePathOf(tx: Tx, clientId: number, kind: OptionalMail): Promise<PagePath> {
  const [row] = await tx
    .update(clients)
    .set({ unsubscribeCode: sql`coalesce(${clients.unsubscribeCode}, ${newSecret(randomBytes)})` })
    .where(eq(clients.id, clientId))
    .returning({ code: clients.unsubscribeCode });
  if (!row?.code) throw new Error(`no client ${clientId} to write to`);
  return unsubscribePath(kind, row.code);
}

/**
 * Unsubscribes the client with the code of their email links from a kind of email. False if no client has it.
 * Idempotent.
 */
export async function endMails(tx: Tx, code: string, kind: OptionalMail): Promise<boolean> {
  const { unwantedMails } = clients;
  const rows = await tx
    .update(clients)
    .set({ unwantedMails: sql`array_append(array_remove(${unwantedMails}, ${kind}), ${kind})` })
    .where(and(eq(clients.unsubscribeCode, code), isNull(clients.closedAt)))
    .returning({ id: clients.id });
  return rows.length > 0;
}
