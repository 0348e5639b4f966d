import { eq } from "drizzle-orm";
import type { Language } from "../../shared/language";
import { clients } from "../db/schema/account";
import type { Services } from "../services";

export type Recipient = { clientId: number; email: string; name: string; language: Language };

/** How to write to a client. */
export async function recipientOf(tx: Services["db"], clientId: number): Promise<Recipient | null> {
  const [row] = await tx
    .select({ clientId: clients.id, email: clients.email, name: clients.firstName, language: clients.language })
    .from(clients)
    .where(eq(clients.id, clientId));
  return row ?? null;
}
