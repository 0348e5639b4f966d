import { endpoint } from "../../../shared/endpoint";
import type { AuditLines, AuditQuery } from "./audit.schemas";

/** The audit log over everything, for owners only. The query is in the body, because it may be a name. (DESK-37) */
export const auditContract = {
  searchAudit: endpoint<AuditLines, AuditQuery>()({
    method: "POST",
    path: "/api/support/audit",
    access: "staff",
    staff: [],
  }),
} as const;
