import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { supportContract } from "../../../support.contract";
import { InternalNote, Message } from "../../../thread/thread.schemas";
import type { ThreadService } from "./thread.service";

/** Messages that staff begin, to a client or to colleagues. */
export function threadRoutes(app: FastifyInstance, { thread }: { thread: ThreadService }): void {
  const nothing = { data: Type.Null() };
  route(app, supportContract.writeToClient, { ...nothing, body: Message }, async ({ caller, body }) => {
    await thread.write(caller, body);
    return null;
  });
  route(app, supportContract.noteForColleagues, { ...nothing, body: InternalNote }, async ({ caller, body }) => {
    await thread.note(caller, body);
    return null;
  });
}
