import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireClient, requireSelf, requireStaff } from "../../../platform/server/http/caller";
import type { Notifier } from "../../../platform/server/notify/notify";
import type { PersonalData } from "../../../platform/server/personal/personalData";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import type { Minor } from "../../../shared/money";
import { HOME } from "../../../shared/page";
import { profilePath } from "../../account/account.pages";
import { clientById, lockClientById, recipientOf } from "../../account/server/account.repository";
import type { DemandPassword } from "../../account/server/passwords/ownPassword";
import { revokeOthers } from "../../account/server/session/sessions.repository";
import { notifyOwners } from "../../account/server/staff/notifyOwners";
import { notesPath } from "../../notes/notes.pages";
import { openBookings } from "../../plan/checkout/checkout.context";
import type { CheckoutSnapshot } from "../../plan/checkout/checkout.states";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import { ifReadable, readPlan } from "../../plan/server/checkout/readPlan";
import { type ClosingFacts, deletedOn, obstacleOf } from "../privacy.rules";
import type { AskedByLetter, CloseAccount, Closing, MyData } from "../privacy.schemas";
import { isMoneyUnderWay, unfinishedPlans } from "./closing.repository";
import { emptyAccount, erasePerson } from "./erasure.repository";
import { lastUseOf } from "./lastUse.repository";

type Deps = Pick<Services, "db" | "now"> &
  Pick<Notifier, "mail" | "notify"> & {
    commands: Pick<CheckoutCommands, "changeWithin">;
    demandPassword: DemandPassword;
    /** The effect of erasing a client on each table. */
    personal: readonly PersonalData[];
    creditOf: (tx: Tx, clientId: number) => Promise<Minor>;
    /** The client's data from each feature. */
    dataOf: (caller: Caller, clientId: number) => Promise<Omit<MyData, "ExportedAt">>;
  };

export type PrivacyService = ReturnType<typeof privacyService>;

/** Fulfils the privacy policy: a copy of a client's data, and closing the account. */
export function privacyService({ db, now, commands, demandPassword, personal, creditOf, dataOf, mail, notify }: Deps) {
  return {
    /** For the client, who is notified by email that a copy was made. (SAFE-24, MAIL-6) */
    getMyData: async (caller: Caller, clientId: number): Promise<MyData> => {
      requireSelf(caller, clientId);
      const at = now();
      await db.transaction(async (tx) => {
        await writeAudit(tx, { at, caller, action: "client.exported", subject: `client ${clientId}` });
        const recipient = await recipientOf(tx, clientId);
        const about = {
          key: `client-${clientId}-exported-${at}`,
          template: "dataCopied",
          values: { at },
          path: profilePath(),
        } as const;
        if (recipient) await mail(tx, { recipient, ...about, secrets: [], at });
      });
      return { ExportedAt: at, ...(await dataOf(caller, clientId)) };
    },

    /**
     * For staff, to answer a client's letter: the same copy that the client would get. Audited with the reason; the
     * client and every owner are told. Throws `notFound`, also for staff and closed accounts. (SAFE-30)
     */
    copyForLetter: async (caller: Caller, { ClientId: clientId, Reason: reason }: AskedByLetter): Promise<MyData> => {
      requireStaff(caller);
      const at = now();
      await db.transaction(async (tx) => {
        const client = await clientById(tx, clientId);
        const recipient = await recipientOf(tx, clientId);
        if (!recipient || client?.role !== "client" || client.closedAt !== null) throw new Problem("notFound");
        await writeAudit(tx, { at, caller, action: "client.dataCopied", subject: `client ${clientId}`, reason });
        const key = `client-${clientId}-data-copied-${at}`;
        const about = { key, template: "dataCopiedForLetter", values: { at }, path: notesPath() } as const;
        await mail(tx, { recipient, ...about, secrets: [], at });
        const act = { act: "client.dataCopied", values: { client: clientId } } as const;
        await notifyOwners(tx, notify, { by: caller.clientId, ...act, at });
      });
      return { ExportedAt: at, ...(await dataOf({ clientId, role: "client" }, clientId)) };
    },

    /** For the client: the obstacles to closing the account. (SAFE-25) */
    getClosing: async (caller: Caller, clientId: number): Promise<Closing> => {
      requireSelf(caller, clientId);
      const { openPlanId, moneyUnderWay, credit } = await status(db, clientId, (id) => readPlan(db, id, now()));
      const last = await lastUseOf(db, personal, clientId);
      return {
        OpenPlanId: openPlanId,
        MoneyUnderWay: moneyUnderWay,
        Credit: credit,
        DocumentsDeletedOn: last === null ? null : deletedOn(last),
      };
    },

    /**
     * For the client with the password, never for staff. All sessions end; the address may register again. Throws
     * `invalid` at `Password`, `privacy.planOpen` with the plan, `privacy.moneyOwed`, `privacy.creditLeft` with the
     * amount. (SAFE-25)
     */
    closeAccount: async (
      caller: Caller,
      { ClientId: clientId, Password, GiveUpCredit }: CloseAccount,
    ): Promise<void> => {
      requireClient(caller, clientId);
      await demandPassword(clientId, Password);
      await db.transaction(async (tx) => {
        // Blocks concurrent bookings and payments: both lock the client's row first.
        const client = await lockClientById(tx, clientId);
        if (!client || client.closedAt !== null) throw new Problem("notFound");
        const lockedPlan = (id: number) => commands.changeWithin(tx, id, ({ snapshot }) => snapshot);
        const found = await status(tx, clientId, lockedPlan);
        const obstacle = obstacleOf(found, GiveUpCredit);
        if (obstacle === "planOpen") throw new Problem("privacy.planOpen", { plan: found.openPlanId ?? 0 });
        if (obstacle !== null) throw new Problem(`privacy.${obstacle}`);
        const at = now();
        await writeAudit(tx, { at, caller, action: "client.closed", subject: `client ${clientId}` });
        await erasePerson(tx, personal, { clientId, at });
        await revokeOthers(tx, clientId, null, at);
        // The last email, to the former address. It has no name, and the address is erased once it is sent. (MAIL-6)
        const { email, language } = client;
        const about = {
          key: `client-${clientId}-closed`,
          template: "accountClosed",
          values: { at },
          path: HOME,
        } as const;
        await mail(tx, { recipient: { clientId, email, name: "", language }, ...about, secrets: [email], at });
        await emptyAccount(tx, personal, { clientId, at });
      });
    },
  };

  /** The obstacles to closing now, after all due ticks of the client's plans. */
  async function status(
    tx: Tx,
    clientId: number,
    planOf: (planId: number) => Promise<CheckoutSnapshot>,
  ): Promise<ClosingFacts> {
    let openPlanId: number | null = null;
    // For an unreadable plan it is unknown whether it is over. (OPS-113)
    for (const planId of await unfinishedPlans(tx, clientId))
      if ((await ifReadable(planOf(planId).then(isStillOpen))) ?? true) openPlanId = planId;
    return { openPlanId, moneyUnderWay: await isMoneyUnderWay(tx, clientId), credit: await creditOf(tx, clientId) };
  }
}

/**
 * Whether a plan's services are still to be confirmed, paid, signed or delivered. Without open bookings it is an empty
 * cart.
 */
function isStillOpen({ status, context }: CheckoutSnapshot): boolean {
  return status !== "done" && context.cancelled === null && openBookings(context).length > 0;
}
