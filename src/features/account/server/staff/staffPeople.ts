import { writeSystemAudit } from "../../../../platform/server/audit/audit.repository";
import type { Notifier } from "../../../../platform/server/notify/notify";
import type { Services } from "../../../../platform/server/services";
import { HOUR, type Instant } from "../../../../shared/instant";
import type { Language } from "../../../../shared/language";
import type { StaffRole } from "../../../../shared/staffRole";
import { INVITATION_TIME, normaliseEmail } from "../../account.rules";
import { insertClient, lockClientByEmail, newClientId, updateClient } from "../account.repository";
import { digest, newSecret, type RandomBytes } from "../secrets";
import { revokeOthers } from "../session/sessions.repository";
import { dropFactor } from "./secondFactor.repository";
import type { Supplies, SuppliesPort } from "./staff.ports";
import { dropInvitation, lockOwners, putInvitation, staffAndInvited } from "./staff.repository";

type Parts = Pick<Services, "db" | "now"> & { mail: Notifier["mail"]; random: RandomBytes; supplies: SuppliesPort };

/** `supplies`: only for suppliers' people. */
type Invited = { email: string; staffRole: StaffRole; language: Language; supplies?: Supplies };

/** A member of staff, or somebody invited. `supplies`: names. `until`: when an open invitation expires. */
export type StaffMember = {
  email: string;
  name: string;
  supplies: readonly string[];
  standing:
    | { kind: "inService" | "disabled"; role: StaffRole }
    | { kind: "invited" | "invitationOver"; role: StaffRole; until: Instant };
};

export type StaffPeople = ReturnType<typeof staffPeople>;

/**
 * Manages the staff from the operator's command line. Errors are in the operator's language and say what to do instead.
 * (DESK-18, DESK-19)
 */
export function staffPeople({ db, now, mail, random, supplies: ofSuppliers }: Parts) {
  return {
    /**
     * Mails an invitation to the staff; a new one replaces the last. Resolves to its expiry. The link is nowhere but in
     * the email.
     */
    invite: (invitee: Invited): Promise<Instant> =>
      db.transaction(async (tx) => {
        const { staffRole, language, supplies = null } = invitee;
        if ((staffRole === "supplier") !== (supplies !== null))
          throw new Error("a supplier, and nobody else, is invited for a rental company or for properties");
        const email = normaliseEmail(invitee.email);
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Error(`${invitee.email} is no email address`);
        const createdAt = now();
        await insertClient(tx, { id: await newClientId(tx), email, language, createdAt });
        const client = await lockClientByEmail(tx, email);
        if (!client) throw new Error(`${email} was not stored`);
        if (client.role === "client" && client.activatedAt !== null)
          throw new Error(`${email} has the account of a client, whose bookings stay theirs: invite another address`);
        if (client.staffRole !== null && client.disabledAt === null)
          throw new Error(
            `${email} is one of the staff already (${client.staffRole}): for another role, disable and invite again`,
          );
        const unknown = await ofSuppliers.put(tx, client.id, supplies);
        if (supplies && unknown.length > 0)
          throw new Error(
            `there is no ${supplies.kind} ${unknown.join(", ")} in the catalogue: see its companies.csv, houses.csv`,
          );
        const code = newSecret(random);
        const expiresAt = createdAt + INVITATION_TIME;
        const codeHash = digest(code);
        await putInvitation(tx, { clientId: client.id, staffRole, language, codeHash, createdAt, expiresAt });
        await writeSystemAudit(tx, {
          at: createdAt,
          action: "staff.invited",
          subject: `staff ${client.id}`,
          facts: { role: staffRole, ...(supplies && { [supplies.kind]: supplies.ids.join(" ") }) },
        });
        const recipient = { clientId: client.id, email, name: client.firstName, language };
        const names = (await ofSuppliers.names(tx)).get(client.id) ?? [];
        const values = {
          roleMessage: `staff.role.${staffRole}`,
          suppliers: names.length,
          names: new Intl.ListFormat(language).format(names),
          hours: INVITATION_TIME / HOUR,
        };
        const content = {
          template: "staffInvitation",
          values,
          secrets: [code],
          path: `/join?lang=${language}#${code}`,
        };
        await mail(tx, { recipient, key: `staff-${client.id}-invited-${codeHash}`, ...content, at: createdAt });
        return expiresAt;
      }),

    /** Ends all their sessions and tokens, and voids an invitation. Throws for the last owner in service. */
    disable: (address: string): Promise<void> =>
      db.transaction(async (tx) => {
        const email = normaliseEmail(address);
        const owners = await lockOwners(tx);
        const client = await lockClientByEmail(tx, email);
        const wasInvited = client ? await dropInvitation(tx, client.id) : false;
        if (client?.staffRole == null || client.disabledAt !== null) {
          if (wasInvited) return;
          throw new Error(`${email} is not one of the staff: "malecon staff list" says who is`);
        }
        if (client.staffRole === "owner" && owners.length === 1)
          throw new Error(
            `${email} is the only owner, and nobody could open the owner's pages: invite another owner first ` +
              '("malecon staff invite MAIL --role owner"), and disable this one once they have joined',
          );
        const at = now();
        await updateClient(tx, client.id, { disabledAt: at });
        await revokeOthers(tx, client.id, null, at);
        await writeSystemAudit(tx, { at, action: "staff.disabled", subject: `staff ${client.id}` });
      }),

    /** For staff who lost the app and the recovery codes: ends their sessions; they set up a new factor at sign-in. */
    forgetFactor: (address: string): Promise<void> =>
      db.transaction(async (tx) => {
        const email = normaliseEmail(address);
        const client = await lockClientByEmail(tx, email);
        if (client?.staffRole == null || !(await dropFactor(tx, client.id)))
          throw new Error(`${email} has no second factor as one of the staff`);
        const at = now();
        await revokeOthers(tx, client.id, null, at);
        await writeSystemAudit(tx, { at, action: "staff.factorForgotten", subject: `staff ${client.id}` });
      }),

    list: async (): Promise<StaffMember[]> => {
      const names = await ofSuppliers.names(db);
      return (await staffAndInvited(db)).map((row) => memberOf(row, names.get(row.id) ?? [], now()));
    },
  };
}

type Row = Awaited<ReturnType<typeof staffAndInvited>>[number];

function memberOf(row: Row, supplies: readonly string[], at: Instant) {
  const { email, firstName, lastName, staffRole, disabledAt, invitedAs, expiresAt } = row;
  const who = { email, name: `${firstName} ${lastName}`.trim(), supplies };
  if (invitedAs !== null && expiresAt !== null) {
    const kind = at < expiresAt ? "invited" : "invitationOver";
    return { ...who, standing: { kind, role: invitedAs, until: expiresAt } } satisfies StaffMember;
  }
  if (staffRole === null) throw new Error(`${email} is neither of the staff nor invited`);
  return {
    ...who,
    standing: { kind: disabledAt === null ? "inService" : "disabled", role: staffRole },
  } satisfies StaffMember;
}
