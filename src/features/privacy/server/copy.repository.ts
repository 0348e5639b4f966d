import { asc, eq } from "drizzle-orm";
import { outbox } from "../../../platform/server/db/schema/operations";
import { withoutSecrets } from "../../../platform/server/outbox/outbox.repository";
import type { Tx } from "../../../platform/server/services";
import type { MyData } from "../privacy.schemas";

/** Only messages to the client; messages to staff and suppliers about the client's plans belong to those. */
export async function messagesOf(db: Tx, clientId: number): Promise<MyData["Messages"]> {
  const sent = await db.select().from(outbox).where(eq(outbox.clientId, clientId)).orderBy(asc(outbox.id));
  return sent.map((row) => {
    const { recipient, subject, text } = withoutSecrets(row);
    const { channel, createdAt, deliveredAt, refusedAt } = row;
    return {
      Channel: channel,
      To: recipient,
      Subject: subject,
      Text: text,
      At: createdAt,
      DeliveredAt: deliveredAt,
      RefusedAt: refusedAt,
    };
  });
}
