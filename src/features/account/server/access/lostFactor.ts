import type { Notifier } from "../../../../platform/server/notify/notify";
import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { lockClientById } from "../account.repository";
import { revokeOthers } from "../session/sessions.repository";
import { notifyOwners } from "../staff/notifyOwners";
import { factorMail } from "./factorMail";
import { dropFactor, hasFactor } from "./secondFactor.repository";

/** `by`: the id of the staff who do it; null: the operator, at the command line. */
type Lost = { clientId: number; by: number | null; at: Instant };

/**
 * Removes the second factor of a client who lost it: the client's sessions end, and afterwards the password alone signs
 * in. The client and every owner are notified. Throws `notFound`, also for staff and closed accounts, and
 * `account.secondFactorOff`. (SAFE-72)
 */
export async function takeOffLostFactor(
  tx: Tx,
  { mail, notify }: Pick<Notifier, "mail" | "notify">,
  { clientId, by, at }: Lost,
): Promise<void> {
  const client = await lockClientById(tx, clientId);
  if (client?.role !== "client" || client.closedAt !== null) throw new Problem("notFound");
  if (!(await hasFactor(tx, clientId))) throw new Problem("account.secondFactorOff");
  await dropFactor(tx, clientId);
  await revokeOthers(tx, clientId, null, at);
  await mail(tx, factorMail(client, { template: "factorForgotten", at }));
  await notifyOwners(tx, notify, { by, act: "client.factorForgotten", values: { client: clientId }, at });
}
