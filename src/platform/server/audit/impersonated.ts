import type { FastifyInstance } from "fastify";
import type { Services } from "../services";
import { writeAudit } from "./audit.repository";

/**
 * Every change that staff make in a client's place is recorded before it is made, with both identities, even if the
 * feature keeps its own audit. Bodies are left out: they may contain names and documents.
 */
export function auditImpersonated(app: FastifyInstance, { db, now }: Pick<Services, "db" | "now">): void {
  app.addHook("preHandler", ({ caller, method, routeOptions }, _reply, done) => {
    const changes = method !== "GET" || routeOptions.config.changes;
    if (!caller?.impersonatorId || !changes) return done();
    const facts = { call: `${method} ${routeOptions.url ?? ""}` };
    writeAudit(db, {
      at: now(),
      caller,
      action: "impersonator.called",
      subject: `client ${caller.clientId}`,
      facts,
    }).then(() => done(), done);
  });
}
