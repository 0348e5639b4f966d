import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { ACCESS_TOKEN_SECONDS } from "../../../platform/server/auth/authentication";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { type Instant, SECOND } from "../../../shared/instant";
import type { Impersonation, ImpersonationBegun } from "../impersonation.schemas";
import { readSearch } from "../search.rules";
import { findClient } from "./impersonation.repository";

type Parts = Pick<Services, "db" | "now"> & { issue: (clientId: number, staffId: number, now: Instant) => string };

export type ImpersonationService = ReturnType<typeof impersonationService>;

/** Staff in a client's place (DESK-7, DESK-8, /impersonate). */
export function impersonationService({ db, now, issue }: Parts) {
  return {
    /** Staff, with a reason that is written down. Throws `support.clientUnknown`, also for one of the staff. */
    begin: async (caller: Caller, { Client, Reason }: Impersonation): Promise<ImpersonationBegun> => {
      requireStaff(caller);
      const { id, reference: email } = readSearch(Client);
      const client = await findClient(db, id === null ? { email } : { id });
      if (!client) throw new Problem("support.clientUnknown");
      const at = now();
      const subject = `client ${client.id}`;
      await writeAudit(db, { at, caller, action: "impersonation.begun", subject, reason: Reason.trim() });
      const { email: address, firstName, lastName } = client;
      return {
        access_token: issue(client.id, caller.clientId, at),
        token_type: "bearer",
        data: { clientId: client.id, email: address, FirstName: firstName, LastName: lastName, Role: "client" },
        EndsAt: at + ACCESS_TOKEN_SECONDS * SECOND,
        Now: at,
      };
    },

    /** Staff in a client's place, and nobody else. */
    end: async (caller: Caller): Promise<void> => {
      if (caller.impersonatorId === undefined) throw new Problem("forbidden");
      const subject = `client ${caller.clientId}`;
      await writeAudit(db, { at: now(), caller, action: "impersonation.ended", subject });
    },
  };
}
