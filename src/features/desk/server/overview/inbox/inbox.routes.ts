import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Nullable } from "../../../../../shared/schemas";
import {
  Assignment,
  Inbox,
  NewSnooze,
  OfView,
  OfWaiting,
  Outcome,
  SavedView,
  ViewChange,
} from "../../../inbox/inbox.schemas";
import { supportContract } from "../../../support.contract";
import type { InboxService } from "./inbox.service";
import type { OutcomeService } from "./outcome.service";
import type { ViewsService } from "./views.service";

type Deps = { readonly inbox: InboxService; readonly outcomes: OutcomeService; readonly views: ViewsService };

/** The items that wait for staff, their owners, and the saved views. */
export function inboxRoutes(app: FastifyInstance, { inbox, outcomes, views }: Deps): void {
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
  const ended = { body: OfWaiting, data: Nullable(Outcome) };
  route(app, supportContract.getOutcome, ended, ({ caller, body }) => outcomes.getOutcome(caller, body));
  route(app, supportContract.getInboxViews, { data: Type.Array(SavedView) }, ({ caller }) => views.list(caller));
  const viewSaved = { body: ViewChange, data: Type.Null() };
  route(app, supportContract.saveInboxView, viewSaved, async ({ caller, body }) => {
    await views.save(caller, body);
    return null;
  });
  const viewRemoved = { body: OfView, data: Type.Null() };
  route(app, supportContract.removeInboxView, viewRemoved, async ({ caller, body }) => {
    await views.remove(caller, body);
    return null;
  });
}
