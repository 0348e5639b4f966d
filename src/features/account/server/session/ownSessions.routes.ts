import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { sessionsContract } from "../../sessions.contract";
import { OfSession, OwnSessions } from "../../sessions.schemas";
import type { OwnSessionsService } from "./ownSessions.service";

const Nothing = Type.Null();

/** Calls by which everybody sees and ends their own sessions. */
export function ownSessionsRoutes(app: FastifyInstance, own: OwnSessionsService): void {
  route(app, sessionsContract.getOwnSessions, { data: OwnSessions }, async ({ caller }) => ({
    Sessions: await own.list(caller),
  }));
  route(app, sessionsContract.endOwnSession, { body: OfSession, data: Nothing }, async ({ caller, body }) => {
    await own.end(caller, body.SessionId);
    return null;
  });
  route(app, sessionsContract.endOtherSessions, { data: Nothing }, async ({ caller }) => {
    await own.endOthers(caller);
    return null;
  });
}
