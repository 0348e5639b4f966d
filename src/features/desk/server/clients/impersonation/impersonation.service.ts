import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { ACCESS_TOKEN_SECONDS, type Acting } from "../../../../../platform/server/auth/authentication";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { type Instant, SECOND } from "../../../../../shared/instant";
import { normaliseEmail } from "../../../../account/account.rules";
import { revokeFamily } from "../../../../account/server/session/sessions.repository";
import { notifyOwners } from "../../../../account/server/staff/notifyOwners";
import type { Impersonation, ImpersonationBegun } from "../../../impersonation.schemas";
import { readId } from "../../../plans/search.rules";
import { beginSession, findClient } from "./impersonation.repository";

type Deps = Pick<Services, "db" | "now"> & {
  notify: Notify;
  issue: (clientId: number, acting: Acting, now: Instant, sessionId: string) => string;
};

export type ImpersonationService = ReturnType<typeof impersonationService>;

/** Staff in a client's place (DESK-7, DESK-8, /impersonate). */
export function impersonationService({ db, now, notify, issue }: Deps) {
  return {
    /** For staff, with a reason that is audited. Throws `support.clientUnknown`, also for staff. */
    begin: async (caller: Caller, { Client, Reason }: Impersonation): Promise<ImpersonationBegun> => {
      requireStaff(caller);
      const id = readId(Client);
      const client = await findClient(db, id === null ? { email: normaliseEmail(Client) } : { id });
      if (!client) throw new Problem("support.clientUnknown");
      const at = now();
      const subject = `client ${client.id}`;
      const sessionId = await db.transaction(async (tx) => {
        await writeAudit(tx, { at, caller, action: "impersonation.begun", subject, reason: Reason });
        await notifyOwners(tx, notify, {
          by: caller.clientId,
          act: "impersonation.begun",
          values: { client: client.id },
          at,
        });
        return beginSession(tx, { clientId: client.id, at, expiresAt: at + ACCESS_TOKEN_SECONDS * SECOND });
      });
      const { email: address, firstName, lastName } = client;
      return {
        access_token: issue(client.id, { staffId: caller.clientId, staffSession: caller.sessionId }, at, sessionId),
        token_type: "bearer",
        data: { clientId: client.id, email: address, FirstName: firstName, LastName: lastName, Role: "client" },
        EndsAt: at + ACCESS_TOKEN_SECONDS * SECOND,
        Now: at,
      };
    },

    /** For staff acting for a client: their token is invalid from now on. */
    end: async (caller: Caller): Promise<void> => {
      const { clientId, impersonatorId, impersonationId } = caller;
      if (impersonatorId === undefined) throw new Problem("forbidden");
      const at = now();
      await db.transaction(async (tx) => {
        if (impersonationId !== undefined) await revokeFamily(tx, impersonationId, at);
        await writeAudit(tx, { at, caller, action: "impersonation.ended", subject: `client ${clientId}` });
      });
    },
  };
}
