import type { FastifyInstance } from "fastify";
import type { Health } from "../health";

/**
 * For monitoring: `live` as long as the process answers at all, `ready` while it can do the work of its role (OPS-7,
 * OPS-30).
 */
export function healthRoutes(app: FastifyInstance, health: Pick<Health, "failing">, role: string): void {
  const options = { config: { access: "public" }, logLevel: "warn" } as const;
  app.get("/health/live", options, async () => ({ live: true }));
  app.get("/health/ready", options, async (_request, reply) => {
    const failing = await health.failing();
    const ready = failing.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send(ready ? { ready, role } : { ready, role, failing });
  });
}
