import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Colleague, Presence } from "../../../presence/presence.schemas";
import { supportContract } from "../../../support.contract";
import type { PresenceService } from "./presence.service";

/** The rows and plans that staff have open. */
export function presenceRoutes(app: FastifyInstance, { presence }: { presence: PresenceService }): void {
  const told = { body: Presence, data: Type.Array(Colleague) };
  route(app, supportContract.tellPresence, told, ({ caller, body }) => presence.tell(caller, body));
}
