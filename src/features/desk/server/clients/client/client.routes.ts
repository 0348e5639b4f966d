import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Id, Strict } from "../../../../../shared/schemas";
import { OfClient } from "../../../actions.schemas";
import { clientContract } from "../../../client/client.contract";
import {
  ClientPast,
  ClientPastQuery,
  NoteOnClient,
  SupportClient,
  SuspensionOfClient,
} from "../../../client/client.schemas";
import type { StaffActionRunner } from "../../records/staffActions";
import type { ClientService } from "./client.service";
import type { suspensionActions } from "./suspensionActions";

type Deps = { client: ClientService; suspensions: ReturnType<typeof suspensionActions>; acting: StaffActionRunner };

/** The calls of a client's page. */
export function supportClientRoutes(app: FastifyInstance, { client, suspensions, acting }: Deps): void {
  const ofClient = { params: Strict({ clientId: Id }), data: SupportClient };
  route(app, clientContract.getSupportClient, ofClient, ({ caller, params }) =>
    client.getClient(caller, params.clientId),
  );
  route(app, clientContract.getClientPast, { body: ClientPastQuery, data: ClientPast }, ({ caller, body }) =>
    client.getPast(caller, body),
  );
  const nothing = { data: Type.Null() };
  const suspend = acting("client.suspended", suspensions.suspend);
  route(app, clientContract.suspendClient, { ...nothing, body: SuspensionOfClient }, suspend);
  const lift = acting("client.suspensionLifted", suspensions.lift);
  route(app, clientContract.liftSuspension, { ...nothing, body: OfClient }, lift);
  route(app, clientContract.noteOnClient, { ...nothing, body: NoteOnClient }, async ({ caller, body }) => {
    await client.note(caller, body);
    return null;
  });
}
