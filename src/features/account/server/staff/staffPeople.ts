import { writeAudit, writeSystemAudit } from "../../../../platform/server/audit/audit.repository";
import type { Caller } from "../../../../platform/server/http/caller";
import type { Notifier } from "../../../../platform/server/notify/notify";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { AuditFacts } from "../../../../shared/auditFacts";
import { HOUR, type Instant } from "../../../../shared/instant";
import type { Language } from "../../../../shared/language";
import type { StaffRole } from "../../../../shared/staffRole";
import { joinPath } from "../../account.pages";
import { INVITATION_TIME, normaliseEmail } from "../../account.rules";
import { factorMail } from "../access/factorMail";
import { dropFactor } from "../access/secondFactor.repository";
import {
  type ClientRow,
  insertClient,
  lockClientByEmail,
  lockClientById,
  newClientId,
  updateClient,
} from "../account.repository";
import { digest, newSecret, type RandomBytes } from "../secrets";
import { revokeOthers } from "../session/sessions.repository";
import { notifyOwners, type ReportedAction } from "./notifyOwners";
import type { Supplied, Supplies, SuppliesPort } from "./staff.ports";
import {
  dropInvitation,
  invitationOf,
  lockOwners,
  saveInvitation,
  sessionsOfStaff,
  staffAndInvited,
} from "./staff.repository";

type Deps = Pick<Services, "db" | "now"> &
  Pick<Notifier, "mail" | "notify"> & { random: RandomBytes; supplies: SuppliesPort };

/** Who requests it: an owner, with a reason for the audit log; null: the operator at the command line. */
type Order = { caller: Caller; reason?: string } | null;

/** The person concerned: owners choose from a list, operators type an email address. */
type Whom = { id: number } | { email: string };

/** `supplies`: only for suppliers' people. */
type InRole = { staffRole: StaffRole; supplies?: Supplies | null };
type Invited = InRole & { email: string; language: Language };

/**
 * A member of staff, or somebody invited. `until`: when an open invitation expires. `lastSeenAt`: when a session last
 * began or was renewed.
 */
export type StaffMember = {
  id: number;
  email: string;
  name: string;
  supplied: Supplied | null;
  secondFactor: boolean;
  sessions: number;
  lastSeenAt: Instant | null;
  status:
    | { kind: "inService" | "disabled"; role: StaffRole }
    | { kind: "invited" | "invitationOver"; role: StaffRole; until: Instant };
};

export type StaffPeople = ReturnType<typeof staffPeople>;

/**
 * Manages the staff, for owners in the back office and for the operator at the command line. Every change is audited, and
 * all owners are told of it.
 * All of them throw `forbidden` for a caller who is no longer an owner in service, `staff.oneself` for an owner's act
 * on themselves, and `staff.unknown` for who is neither of the staff nor invited. (DESK-18, DESK-19, DESK-105)
 */
export function staffPeople({ db, now, mail, notify, random, supplies: ofSuppliers }: Deps) {
  return {
    /**
     * Mails an invitation to the staff; a new one replaces the last. Resolves to its expiry. The link is nowhere but in
     * the email. Throws `staff.isClient`, `staff.already`, `staff.suppliesNeeded` and `staff.supplierUnknown`.
     */
    invite: (order: Order, { email: typed, language, ...inRole }: Invited): Promise<Instant> =>
      db.transaction(async (tx) => {
        await ownersFor(tx, order);
        const email = normaliseEmail(typed);
        await insertClient(tx, { id: await newClientId(tx), email, language, createdAt: now() });
        const client = await lockClientByEmail(tx, email);
        if (!client) throw new Error("the invited person's address was not stored");
        demandInvitable(client);
        await setSupplies(tx, client.id, inRole);
        return mailInvitation(tx, order, client, { staffRole: inRole.staffRole, language });
      }),

    /**
     * Mails an invited person a new link for the same role; the previous one becomes invalid. Throws
     * `staff.notInvited`, and `staff.suppliesNeeded` if no supplier is left whose bookings they would answer.
     */
    inviteAgain: (order: Order, whom: Whom): Promise<Instant> =>
      db.transaction(async (tx) => {
        const { client } = await lock(tx, order, whom);
        const invitation = await invitationOf(tx, client.id);
        if (!invitation) throw new Problem("staff.notInvited");
        demandInvitable(client);
        return mailInvitation(tx, order, client, invitation);
      }),

    /** Voids an invitation: its link is dead. Throws `staff.notInvited`. */
    withdraw: (order: Order, whom: Whom): Promise<void> =>
      db.transaction(async (tx) => {
        const { client } = await lock(tx, order, whom);
        if (!(await voidInvitation(tx, order, client))) throw new Problem("staff.notInvited");
      }),

    /**
     * Ends all their sessions and tokens, and voids an invitation. Throws `staff.notInService`, and `staff.lastOwner`
     * for the last owner in service.
     */
    disable: (order: Order, whom: Whom): Promise<void> =>
      db.transaction(async (tx) => {
        const { client, owners } = await lock(tx, order, whom);
        const wasInvited = await voidInvitation(tx, order, client);
        if (!isInService(client)) {
          if (wasInvited) return;
          throw new Problem("staff.notInService");
        }
        demandOtherOwner(client, owners);
        const at = now();
        await updateClient(tx, client.id, { disabledAt: at });
        await revokeOthers(tx, client.id, null, at);
        await record(tx, order, { at, action: "staff.disabled", client });
      }),

    /** Lets somebody in again, with the password and second factor from before. Throws `staff.notDisabled`. */
    enable: (order: Order, whom: Whom): Promise<void> =>
      db.transaction(async (tx) => {
        const { client } = await lock(tx, order, whom);
        if (client.staffRole === null || client.disabledAt === null) throw new Problem("staff.notDisabled");
        await voidInvitation(tx, order, client);
        await updateClient(tx, client.id, { disabledAt: null });
        await record(tx, order, { at: now(), action: "staff.enabled", client });
      }),

    /**
     * Gives somebody in service another role, or a supplier's person others to answer for. Their sessions end, as
     * access tokens contain the role. Throws `staff.notInService`, `staff.lastOwner`, `staff.suppliesNeeded` and
     * `staff.supplierUnknown`.
     */
    changeRole: (order: Order, whom: Whom, inRole: InRole): Promise<void> =>
      db.transaction(async (tx) => {
        const { client, owners } = await lock(tx, order, whom);
        if (!isInService(client)) throw new Problem("staff.notInService");
        const { staffRole, supplies } = inRole;
        if (staffRole !== "owner") demandOtherOwner(client, owners);
        await setSupplies(tx, client.id, inRole);
        const at = now();
        await updateClient(tx, client.id, { staffRole });
        await revokeOthers(tx, client.id, null, at);
        const facts = {
          from: client.staffRole,
          role: staffRole,
          ...(supplies && { [supplies.kind]: supplies.ids.join(" ") }),
        };
        await record(tx, order, { at, action: "staff.roleChanged", client, facts });
      }),

    /** Ends all their sessions and tokens; they can sign in again. Throws `staff.notInService`. */
    endSessions: (order: Order, whom: Whom): Promise<void> =>
      db.transaction(async (tx) => {
        const { client } = await lock(tx, order, whom);
        if (!isInService(client)) throw new Problem("staff.notInService");
        const at = now();
        await revokeOthers(tx, client.id, null, at);
        await record(tx, order, { at, action: "staff.sessionsEnded", client });
      }),

    /**
     * For staff who lost their second factor and the recovery codes: ends their sessions; they set up a new factor at
     * sign-in. An email tells them. Throws `staff.noFactor`.
     */
    forgetFactor: (order: Order, whom: Whom): Promise<void> =>
      db.transaction(async (tx) => {
        const { client } = await lock(tx, order, whom);
        if (client.staffRole === null || !(await dropFactor(tx, client.id))) throw new Problem("staff.noFactor");
        const at = now();
        await revokeOthers(tx, client.id, null, at);
        await record(tx, order, { at, action: "staff.factorForgotten", client });
        await mail(tx, factorMail(client, { template: "factorForgotten", at }));
      }),

    list: async (): Promise<StaffMember[]> => {
      const at = now();
      const supplied = await ofSuppliers.answered(db);
      const sessions = await sessionsOfStaff(db, at);
      return (await staffAndInvited(db)).map((row) => ({
        ...memberOf(row, at),
        supplied: supplied.get(row.id) ?? null,
        sessions: sessions.get(row.id)?.open ?? 0,
        lastSeenAt: sessions.get(row.id)?.lastAt ?? null,
      }));
    },

    /** For whom a supplier's person may be invited. */
    supplyChoices: () => ofSuppliers.choices(db),
  };

  /** Locks the owners in service, one of whom the caller must still be. */
  async function ownersFor(tx: Tx, order: Order): Promise<readonly { id: number }[]> {
    const owners = await lockOwners(tx);
    if (order && !owners.some(({ id }) => id === order.caller.clientId)) throw new Problem("forbidden");
    return owners;
  }

  /** Locks the owners, and then the person, who is of the staff or invited. */
  async function lock(tx: Tx, order: Order, whom: Whom) {
    const owners = await ownersFor(tx, order);
    const client =
      "id" in whom ? await lockClientById(tx, whom.id) : await lockClientByEmail(tx, normaliseEmail(whom.email));
    if (!client || (client.staffRole === null && !(await invitationOf(tx, client.id))))
      throw new Problem("staff.unknown");
    // A change of one's own second factor needs a proof, and owners who disable themselves cannot undo it. (SAFE-40)
    if (order?.caller.clientId === client.id) throw new Problem("staff.oneself");
    return { client, owners };
  }

  async function setSupplies(tx: Tx, clientId: number, { staffRole, supplies = null }: InRole): Promise<void> {
    if ((staffRole === "supplier") !== (supplies !== null)) throw new Problem("staff.suppliesNeeded");
    const unknown = await ofSuppliers.set(tx, clientId, supplies);
    if (unknown.length > 0) throw new Problem("staff.supplierUnknown", { ids: unknown.join(", ") });
  }

  async function mailInvitation(
    tx: Tx,
    order: Order,
    client: ClientRow,
    { staffRole, language }: { staffRole: StaffRole; language: Language },
  ): Promise<Instant> {
    const supplied = (await ofSuppliers.answered(tx)).get(client.id);
    if (staffRole === "supplier" && !supplied) throw new Problem("staff.suppliesNeeded");
    const of = supplied?.of ?? [];
    const at = now();
    const code = newSecret(random);
    const expiresAt = at + INVITATION_TIME;
    const codeHash = digest(code);
    await saveInvitation(tx, { clientId: client.id, staffRole, language, codeHash, createdAt: at, expiresAt });
    const facts = { role: staffRole, ...(supplied && { [supplied.kind]: of.map(({ id }) => id).join(" ") }) };
    await record(tx, order, { at, action: "staff.invited", client, facts });
    await mail(tx, {
      recipient: { clientId: client.id, email: client.email, name: client.firstName, language },
      key: `staff-${client.id}-invited-${codeHash}`,
      template: "staffInvitation",
      values: {
        roleMessage: `staff.role.${staffRole}`,
        suppliers: of.length,
        names: new Intl.ListFormat(language).format(of.map(({ name }) => name)),
        hours: INVITATION_TIME / HOUR,
      },
      secrets: [code],
      path: joinPath(code, language),
      at,
    });
    return expiresAt;
  }

  /**
   * False if there was none. A person who has never joined then answers for no supplier, and gets no notification of
   * bookings.
   */
  async function voidInvitation(tx: Tx, order: Order, client: ClientRow): Promise<boolean> {
    if (!(await dropInvitation(tx, client.id))) return false;
    if (client.staffRole === null) await ofSuppliers.set(tx, client.id, null);
    await record(tx, order, { at: now(), action: "staff.invitationWithdrawn", client });
    return true;
  }

  async function record(tx: Tx, order: Order, { client, ...done }: Recorded): Promise<void> {
    const { at, action: act, facts } = done;
    const entry = { ...done, subject: `staff ${client.id}` };
    await (order ? writeAudit(tx, { ...entry, ...order }) : writeSystemAudit(tx, entry));
    const values = { whom: client.email, ...(facts && { roleMessage: `staff.role.${facts.role}` as const }) };
    await notifyOwners(tx, notify, { by: order?.caller.clientId ?? null, act, values, at });
  }
}

type Recorded = {
  at: Instant;
  action: Extract<ReportedAction, `staff.${string}`>;
  client: ClientRow;
  facts?: AuditFacts & { role: StaffRole };
};

type InService = ClientRow & { staffRole: StaffRole };

const isInService = (client: ClientRow): client is InService => client.staffRole !== null && client.disabledAt === null;

function demandInvitable(client: ClientRow): void {
  if (client.role === "client" && client.activatedAt !== null) {
    throw new Problem("staff.isClient", {}, [{ Field: "email", Code: "staffIsClient" }]);
  }
  if (isInService(client)) {
    throw new Problem("staff.already", { role: client.staffRole }, [{ Field: "email", Code: "staffAlready" }]);
  }
}

/** Somebody has to be able to open the owner's pages. */
function demandOtherOwner(client: InService, owners: readonly { id: number }[]): void {
  if (client.staffRole === "owner" && owners.every(({ id }) => id === client.id)) throw new Problem("staff.lastOwner");
}

type Row = Awaited<ReturnType<typeof staffAndInvited>>[number];

function memberOf(row: Row, at: Instant): Pick<StaffMember, "id" | "email" | "name" | "secondFactor" | "status"> {
  const { id, email, firstName, lastName, staffRole, disabledAt, invitedAs, expiresAt, factorAt } = row;
  const who = { id, email, name: `${firstName} ${lastName}`.trim(), secondFactor: factorAt !== null };
  if (invitedAs !== null && expiresAt !== null) {
    const kind = at < expiresAt ? "invited" : "invitationOver";
    return { ...who, status: { kind, role: invitedAs, until: expiresAt } };
  }
  if (staffRole === null) throw new Error(`${email} is neither of the staff nor invited`);
  return { ...who, status: { kind: disabledAt === null ? "inService" : "disabled", role: staffRole } };
}
