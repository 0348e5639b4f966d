import type { Notifier } from "../../../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../../../platform/server/problem";
import { addDays, havanaDate } from "../../../../../shared/havana";
import { lockClientById } from "../../../../account/server/account.repository";
import { notifyOwners } from "../../../../account/server/staff/notifyOwners";
import {
  endSuspension,
  insertSuspension,
  suspensionOf,
} from "../../../../account/server/suspension/suspension.repository";
import { LONGEST_SUSPENSION } from "../../../../account/suspension.rules";
import { notesPath } from "../../../../notes/notes.pages";
import { planPath } from "../../../../plan/plan.pages";
import type { OfClient } from "../../../actions.schemas";
import type { SuspensionOfClient } from "../../../client/client.schemas";
import { type ActionInput, type PerformAction, staffOf } from "../../records/staffActions";

/** Staff suspend a client, and lift that. The client and every owner are told. (SAFE-29) */
export function suspensionActions({ notify }: Pick<Notifier, "notify">) {
  /**
   * Throws `notFound`, also for staff and closed accounts, `support.suspendedAlready`, and `invalid` for a last day that
   * is over or too far ahead.
   */
  const suspend: PerformAction<SuspensionOfClient> = async ({ tx, body, at, actor }) => {
    const { ClientId: clientId, LastDay: lastDay, Reason: reason } = body;
    const today = havanaDate(at);
    if (lastDay !== null && (lastDay < today || lastDay > addDays(today, LONGEST_SUSPENSION)))
      throw wrongField("LastDay", "suspensionDay");
    await lockClient({ tx, clientId });
    if (await suspensionOf(tx, clientId, at)) throw new Problem("support.suspendedAlready");
    const suspendedBy = staffOf(actor);
    await insertSuspension(tx, { clientId, reason, lastDay, suspendedAt: at, suspendedBy });
    const values = { reason, ends: lastDay === null ? "no" : "yes", lastDay: lastDay ?? today };
    await notify(tx, { ...told(clientId, "clientSuspended", at), path: notesPath(), values });
    await notifyOwners(tx, notify, { by: suspendedBy, act: "client.suspended", values: { client: clientId }, at });
    const subject = `client ${clientId}`;
    return lastDay === null ? { subject } : { subject, facts: { lastDay } };
  };

  /** Throws `notFound` as `suspend` does, and `support.nothingWaiting` for a client who is not suspended. */
  const lift: PerformAction<OfClient> = async ({ tx, body: { ClientId: clientId }, at, actor }) => {
    await lockClient({ tx, clientId });
    const suspension = await suspensionOf(tx, clientId, at);
    if (!suspension) throw new Problem("support.nothingWaiting");
    const staffId = staffOf(actor);
    await endSuspension(tx, suspension.id, { staffId, at });
    await notify(tx, { ...told(clientId, "suspensionLifted", at), path: planPath(), values: {} });
    await notifyOwners(tx, notify, { by: staffId, act: "client.suspensionLifted", values: { client: clientId }, at });
    return { subject: `client ${clientId}` };
  };

  return { suspend, lift };
}

/**
 * Locks the client, as a booking does, so that none is made at the same time. Throws `notFound` for staff and closed
 * accounts.
 */
async function lockClient({ tx, clientId }: Pick<ActionInput<unknown>, "tx"> & { clientId: number }): Promise<void> {
  const client = await lockClientById(tx, clientId);
  if (client?.role !== "client" || client.closedAt !== null) throw new Problem("notFound");
}

const told = (clientId: number, template: "clientSuspended" | "suspensionLifted", at: number) => ({
  clientId,
  planId: null,
  key: `client-${clientId}-${template}-${at}`,
  template,
  at,
});
