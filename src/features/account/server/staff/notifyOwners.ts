import type { Notify } from "../../../../platform/server/notify/notify";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import type { MessageValues } from "../../../../shared/messageId";
import { clientById } from "../account.repository";
import { ownersInService } from "./staff.repository";

/** The audited actions that owners are notified of. Each has a message `mail.ownersTold.act.<act>`. */
export type ReportedAction =
  | `staff.${"invited" | "invitationWithdrawn" | "disabled" | "enabled" | "roleChanged" | "sessionsEnded" | "factorForgotten"}`
  | "brand.changed"
  | `client.${"factorForgotten" | "suspended" | "suspensionLifted" | "dataCopied"}`
  | "impersonation.begun"
  | "refund.byHand"
  | "refund.sent"
  | "transfer.received";

/** `by`: the id of who did it; null: the operator, at the command line. `values`: what the act's message names. */
type ReportedToOwners = { by: number | null; act: ReportedAction; values: MessageValues; at: Instant };

/**
 * Notifies every active owner of actions that give power or move money, in the action's own transaction. The owner who
 * did it is notified too, because another person may use their session. (SAFE-60)
 */
export async function notifyOwners(tx: Tx, notify: Notify, { by, act, values, at }: ReportedToOwners): Promise<void> {
  const doer: MessageValues = by === null ? { whoMessage: "mail.ownersTold.operator" } : await named(tx, by);
  const about: MessageValues = { ...values, ...doer, actMessage: `mail.ownersTold.act.${act}`, doneAt: at };
  const key = `${act}-${by ?? "operator"}-${Object.values(values).join("-")}-${at}`;
  for (const clientId of await ownersInService(tx)) {
    const letter = {
      clientId,
      planId: null,
      key: `owners-${clientId}-${key}`,
      template: "ownersTold",
      toStaff: true,
    } as const;
    await notify(tx, { ...letter, values: about, at });
  }
}

async function named(tx: Tx, id: number): Promise<MessageValues> {
  const row = await clientById(tx, id);
  const who = row ? `${row.firstName} ${row.lastName} (${row.email})` : String(id);
  return { who, whoMessage: "mail.ownersTold.staff" };
}
