import type { FastifyInstance } from "fastify";
import type { Health } from "../health";

/**
 * For monitoring: `live` as long as the process answers at all, `ready` while it can do the work of its role (OPS-7,
 * OPS-30), with what it cannot do meanwhile (OPS-114).
 */
export function healthRoutes(app: FastifyInstance, health: Pick<Health, "status">, role: string): void {
  const options = { config: { access: "public" }, logLevel: "warn" } as const;
  app.get("/health/live", options, async () => ({ live: true }));
  app.get("/health/ready", options, async (_request, reply) => {
    const { failing, impaired } = await health.status();
    const ready = failing.length === 0;
    const body = { ready, role, ...(!ready && { failing }), ...(impaired.length > 0 && { impaired }) };
    return reply
      .code(ready ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send(body);
  });
}
