import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { latestMessages } from "../../../platform/server/outbox/outbox.repository";
import type { Services } from "../../../platform/server/services";
import { inspectorContract } from "../inspector.contract";
import { SentMessage } from "../inspector.schemas";

/** Messages that the outbox shows at most. */
const SHOWN = 500;

/** QA's outbox (MAIL-3, QA-5). Registered only where QA tools are on. */
export function inspectorRoutes(app: FastifyInstance, { db }: Pick<Services, "db">): void {
  route(app, inspectorContract.getOutbox, { data: Type.Array(SentMessage) }, async () => {
    // A mail that an answer did not wait for is there when somebody comes to read it.
    await app.afterwards.settled();
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
