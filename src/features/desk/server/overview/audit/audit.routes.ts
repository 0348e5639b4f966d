import type { FastifyInstance } from "fastify";
import { route } from "../../../../../platform/server/http/route";
import { auditContract } from "../../../audit/audit.contract";
import { AuditLines, AuditQuery } from "../../../audit/audit.schemas";
import type { AuditService } from "./audit.service";

export function auditRoutes(app: FastifyInstance, { audit }: { audit: AuditService }): void {
  route(app, auditContract.searchAudit, { body: AuditQuery, data: AuditLines }, ({ caller, body }) =>
    audit.search(caller, body),
  );
}
