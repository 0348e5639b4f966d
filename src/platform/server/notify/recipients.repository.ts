import { eq } from "drizzle-orm";
import type { Services } from "../../../app/server/services";
import type { Role } from "../../../features/account/account.schemas";
import { clients } from "../../../features/account/server/account.tables";
import type { Language } from "../../../shared/language";

export type Recipient = { clientId: number; email: string; name: string; language: Language };

/** How to write to a client. */
export async function recipientOf(tx: Services["db"], clientId: number): Promise<(Recipient & { role: Role }) | null> {
  const { id, email, firstName: name, language, role } = clients;
  const [row] = await tx.select({ clientId: id, email, name, language, role }).from(clients).where(eq(id, clientId));
  return row ?? null;
}
