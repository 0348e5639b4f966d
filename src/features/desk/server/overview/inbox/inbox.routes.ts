import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Assignment, Inbox, NewSnooze, OfWaiting } from "../../../inbox/inbox.schemas";
import { supportContract } from "../../../support.contract";
import type { InboxService } from "./inbox.service";

/** What waits for staff, and to whom it is assigned. */
export function inboxRoutes(app: FastifyInstance, { inbox }: { inbox: InboxService }): void {
  route(app, supportContract.getInbox, { data: Inbox }, ({ caller }) => inbox.getInbox(caller));
  const assigned = { body: Assignment, data: Type.Null() };
  route(app, supportContract.assignWaiting, assigned, async ({ caller, body }) => {
    await inbox.assign(caller, body);
    return null;
  });
  const snoozed = { body: NewSnooze, data: Type.Null() };
  route(app, supportContract.snoozeWaiting, snoozed, async ({ caller, body }) => {
    await inbox.snooze(caller, body);
    return null;
  });
  const woken = { body: OfWaiting, data: Type.Null() };
  route(app, supportContract.wakeWaiting, woken, async ({ caller, body }) => {
    await inbox.wake(caller, body);
    return null;
  });
}
