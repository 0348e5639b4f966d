import { writeSystemAudit } from "../../../../platform/server/audit/audit.repository";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { Invitation, InvitationAccepted } from "../../staff.schemas";
import { dropFactor } from "../access/secondFactor.repository";
import { clientById, lockClientById, updateClient } from "../account.repository";
import { demandUncommon } from "../passwords/commonPasswords";
import { hashPassword } from "../passwords/passwords";
import { forgetRegistrations } from "../registration/registrations.repository";
import { digest } from "../secrets";
import type { Sessions } from "../session/sessions.service";
import type { SuppliesPort } from "./staff.ports";
import { consumeInvitation, type InvitationRow, invitationBy } from "./staff.repository";

type Deps = Pick<Services, "db" | "now"> & { sessions: Sessions; answered: SuppliesPort["answered"] };

/** Becoming one of the staff by a mailed link. (DESK-18) */
export function invitationsService({ db, now, sessions, answered }: Deps) {
  return {
    /**
     * For whoever has the link. Throws the same `account.invitationOver` for an expired, used, replaced or unknown one.
     */
    look: async (code: string): Promise<Invitation> => {
      const { clientId, staffRole, expiresAt } = await liveInvitation(db, code);
      const Supplies = ((await answered(db)).get(clientId)?.of ?? []).map(({ name }) => name);
      return { email: await addressOf(clientId), StaffRole: staffRole, Supplies, ExpiresAt: expiresAt };
    },

    /**
     * The same, with a name and a password. Also throws `account.passwordTooCommon` and `invalid`; the link stays
     * valid.
     */
    accept: async ({ Code, FirstName, LastName, Password }: InvitationAccepted): Promise<void> => {
      const email = await addressOf((await liveInvitation(db, Code)).clientId);
      await demandUncommon(db, { password: Password, email, field: "Password" });
      const passwordHash = await hashPassword(Password);
      await db.transaction(async (tx) => {
        const { clientId, staffRole, language } = await liveInvitation(tx, Code);
        const client = await lockClientById(tx, clientId);
        // Somebody has since become a client with this address: their bookings stay theirs.
        if (client?.role === "client" && client.activatedAt !== null) throw new Problem("account.invitationOver");
        // A concurrent second use finds the invitation deleted; an old link finds one with another code.
        if (!(await consumeInvitation(tx, digest(Code)))) throw new Problem("account.invitationOver");
        const at = now();
        await updateClient(tx, clientId, {
          role: "staff",
          staffRole,
          language,
          passwordHash,
          firstName: FirstName,
          lastName: LastName,
          activatedAt: at,
          disabledAt: null,
          temporaryPasswordHash: null,
          temporaryPasswordExpiresAt: null,
          activationCodeHash: null,
        });
        // A factor or registration from before may belong to somebody else, who does not own the email address.
        await dropFactor(tx, clientId);
        await forgetRegistrations(tx, clientId);
        await sessions.endOthers(tx, clientId, null);
        const facts = { role: staffRole };
        await writeSystemAudit(tx, { at, action: "staff.joined", subject: `staff ${clientId}`, facts });
      });
    },
  };

  async function liveInvitation(tx: Tx, code: string): Promise<InvitationRow> {
    const invitation = await invitationBy(tx, digest(code));
    if (!invitation || now() >= invitation.expiresAt) throw new Problem("account.invitationOver");
    return invitation;
  }

  async function addressOf(clientId: number): Promise<string> {
    const client = await clientById(db, clientId);
    if (!client) throw new Problem("account.invitationOver");
    return client.email;
  }
}
