import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { MovableClock } from "../../../platform/server/clock";
import { route } from "../../../platform/server/http/route";
import { latestMessages } from "../../../platform/server/outbox/outbox.repository";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { inspectorContract } from "../inspector.contract";
import { ClockMove, ClockReading, SentMessage } from "../inspector.schemas";
import { durationMs } from "./duration";

/** Messages that the outbox shows at most. */
const SHOWN = 500;
/** Beyond it nobody's deadline lies, and dates begin to fail. */
const END_OF_TIME: Instant = Date.UTC(2100, 0, 1);

type Parts = Pick<Services, "db"> & { clock: MovableClock } & {
  /** Does at once what the clock has made due. */
  sweep: () => Promise<void>;
};

/** QA's clock and outbox (QA-3, MAIL-3, QA-5). Registered only where QA tools are on. */
export function inspectorRoutes(app: FastifyInstance, { clock, db, sweep }: Parts): void {
  route(app, inspectorContract.getClock, { data: ClockReading }, async () => reading(clock.now()));

  const move = { body: ClockMove, data: ClockReading };
  route(app, inspectorContract.moveClock, move, async ({ body }) => {
    const now = await clock.advance(millisecondsOf(body, clock.now()));
    await sweep();
    return reading(now);
  });

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

function reading(now: Instant): ClockReading {
  return { now, iso: new Date(now).toISOString() };
}

/** How far a move goes, in milliseconds. Time never runs backwards. */
function millisecondsOf({ advance, to }: ClockMove, now: Instant): number {
  if ((advance === undefined) === (to === undefined)) throw wrong("advance", "duration");
  const milliseconds = advance === undefined ? (to ?? now) - now : durationMs(advance);
  const field = advance === undefined ? "to" : "advance";
  if (milliseconds === null) throw wrong(field, "duration");
  if (milliseconds < 0) throw wrong(field, "clockBackwards");
  if (now + milliseconds > END_OF_TIME) throw wrong(field, "clockTooFar");
  return milliseconds;
}

function wrong(Field: string, Code: string): Problem {
  return new Problem("invalid", {}, [{ Field, Code }]);
}
