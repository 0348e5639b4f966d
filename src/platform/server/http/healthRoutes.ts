import type { FastifyInstance } from "fastify";
import type { Health } from "../health";

/** For whoever watches the process: `live` while it answers at all, `ready` while it can serve (OPS-7). */
export function healthRoutes(app: FastifyInstance, health: Pick<Health, "failing">): void {
  const options = { config: { access: "public" }, logLevel: "warn" } as const;
  app.get("/health/live", options, async () => ({ live: true }));
  app.get("/health/ready", options, async (_request, reply) => {
    const failing = await health.failing();
    const ready = failing.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send(ready ? { ready } : { ready, failing });
  });
}
