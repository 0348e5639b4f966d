import { writeLook } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Services } from "../../../../../platform/server/services";
import { addDays, havanaInstant } from "../../../../../shared/havana";
import type { AuditLines, AuditQuery } from "../../../audit/audit.schemas";
import { entriesOfAudit } from "../../clients/timeline/timeline.entries";
import { searchAuditLog } from "./audit.repository";

export type AuditService = ReturnType<typeof auditService>;

/** The audit log over everything. (DESK-37) */
export function auditService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** For owners; that they look is audited once an hour, not what they look for, as that may be a name. */
    search: async (caller: Caller, { Action, Words, From, Until, Most }: AuditQuery): Promise<AuditLines> => {
      requireStaff(caller);
      await writeLook(db, { at: now(), caller, action: "audit.searched", subject: "audit" });
      const search = {
        action: Action,
        words: Words.trim(),
        from: From === null ? null : havanaInstant(From),
        until: Until === null ? null : havanaInstant(addDays(Until, 1)),
      };
      const rows = await searchAuditLog(db, search, Most + 1);
      return { Entries: await entriesOfAudit(db, rows.slice(0, Most)), More: rows.length > Most };
    },
  };
}
