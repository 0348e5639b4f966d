import type { FastifyInstance } from "fastify";
import { type ClockSetting, isAnySet, type MovableClock, presentBy } from "../../../platform/server/clock";
import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import { route } from "../../../platform/server/http/route";
import { Problem, wrongField } from "../../../platform/server/problem";
import { DAY, type Instant } from "../../../shared/instant";
import { followClocks } from "../browserClock";
import { inspectorContract } from "../inspector.contract";
import { ClockMove, ClockReading } from "../inspector.schemas";
import { durationMs } from "./duration";

/** The latest time: no deadline is later, and further dates cause errors. */
const END_OF_TIME: Instant = Date.UTC(2100, 0, 1);

/** The script in a page's head that sets the page's clock before all other scripts. */
const SCRIPT = "/qa/clock.js";

type Deps = {
  clock: MovableClock;
  /** Does everything that the clock has made due. */
  sweep: () => Promise<void>;
};

/** QA's clocks: everybody's and each client's (QA-3). Registered only where QA tools are on. */
export function clockRoutes(app: FastifyInstance, { clock, sweep }: Deps): void {
  const reading = (clientId: number | null): ClockReading => {
    const now = clock.nowOf(clientId);
    const { everybody, clients } = clock.settings();
    return { now, iso: new Date(now).toISOString(), clocks: { everybody, clients: { ...clients } } };
  };

  route(app, inspectorContract.getClock, { data: ClockReading }, async ({ caller }) =>
    reading(caller?.clientId ?? null),
  );

  const move = { body: ClockMove, data: ClockReading };
  route(app, inspectorContract.moveClock, move, async ({ body, caller }) => {
    const { clientId = null } = body;
    if (clientId !== null) requireClock(caller, clientId);
    // What is due is done before the clock goes back, or it would remain due until then.
    if (body.reset || body.as) await sweep();
    await clock.set(clientId, (setting, system) => moved(body, setting, system));
    await sweep();
    return reading(clientId ?? caller?.clientId ?? null);
  });

  app.get(SCRIPT, { config: { access: "public" } }, async (_request, reply) =>
    reply
      .header("Cache-Control", "no-store")
      .type("text/javascript; charset=utf-8")
      .send(`(${followClocks.toString()})(${JSON.stringify(clock.settings())});`),
  );

  app.addHook("onSend", async (_request, reply, payload) => {
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html") && typeof payload === "string";
    if (!isPage || !isAnySet(clock.settings())) return payload;
    return payload.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`);
  });
}

/** Allows the client and staff; throws otherwise. */
function requireClock(caller: Caller | null, clientId: number): void {
  if (!caller) throw new Problem("unauthorized");
  requireOwner(caller, clientId);
}

/**
 * The setting of a clock after a move; null: not set. Time goes backwards at a reset, and back to a former setting, but
 * never otherwise.
 */
function moved(move: ClockMove, setting: ClockSetting, system: Instant): ClockSetting | null {
  const given = [move.advance, move.to, move.stop, move.reset, move.as].filter((one) => one !== undefined);
  if (given.length !== 1) throw wrongField("advance", "duration");
  if (move.reset) return null;
  if (move.as) return checked(move.as, system);
  const now = presentBy(setting, system);
  if (move.stop !== undefined) return move.stop ? { standsAt: now } : { ahead: now - system };
  const field = move.to === undefined ? "advance" : "to";
  const ahead = move.to === undefined ? durationMs(move.advance ?? "") : move.to - now;
  if (ahead === null) throw wrongField(field, "duration");
  if (ahead < 0) throw wrongField(field, "clockBackwards");
  if (now + ahead > END_OF_TIME) throw wrongField(field, "clockTooFar");
  return "ahead" in setting ? { ahead: setting.ahead + ahead } : { standsAt: setting.standsAt + ahead };
}

/** Throws `clockBackwards` for a setting before the system's time, and `clockTooFar` for one beyond the end of time. */
function checked(setting: ClockSetting, system: Instant): ClockSetting {
  // A stopped clock falls behind the system's clock by the time that it was stopped.
  if (presentBy(setting, system) < system - DAY) throw wrongField("as", "clockBackwards");
  if (presentBy(setting, system) > END_OF_TIME) throw wrongField("as", "clockTooFar");
  return setting;
}
