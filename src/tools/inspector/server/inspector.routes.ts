import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { latestMessages } from "../../../platform/server/outbox/outbox.repository";
import type { Services } from "../../../platform/server/services";
import { inspectorContract } from "../inspector.contract";
import { SentMessage } from "../inspector.schemas";

/** The most messages that the outbox shows. */
const SHOWN = 500;

/** QA's outbox (MAIL-3, QA-5). Registered only where QA tools are on. */
export function inspectorRoutes(app: FastifyInstance, { db }: Pick<Services, "db">): void {
  route(app, inspectorContract.getOutbox, { data: Type.Array(SentMessage) }, async () => {
    // Waits for emails that are queued after an answer.
    await app.backgroundTasks.settled();
    const messages = await latestMessages(db, SHOWN);
    return messages.map(({ id, key, channel, recipient, language, subject, text, createdAt, deliveredAt }) => ({
      id,
      key,
      channel,
      recipient,
      language,
      subject,
      text,
      createdAt,
      deliveredAt,
    }));
  });
}
