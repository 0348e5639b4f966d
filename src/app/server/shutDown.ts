import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Health } from "../../platform/server/health";
import { SECOND } from "../../shared/instant";

/** The process exits after this time in any case: service managers wait for thirty seconds. */
const AT_THE_LATEST = 28 * SECOND;

type Deps = {
  app: Pick<FastifyInstance, "log"> & { close: () => PromiseLike<unknown> };
  health: Pick<Health, "turnOff">;
  /** Milliseconds between "not ready" and the refusal of new connections, for load balancers to notice. */
  grace: number;
  exit: (status: number) => void;
  within?: number;
};

/**
 * Ends the process in order: not ready; after the grace time no new connections; the requests in flight; the background
 * work; the database. Exits with 0, and within thirty seconds whatever clients and providers do, since interrupted work
 * is resumed later. (OPS-15)
 */
export async function shutDown({ app, health, grace, exit, within = AT_THE_LATEST }: Deps): Promise<void> {
  health.turnOff();
  const latest = setTimeout(() => {
    app.log.warn("stopped with work under way");
    exit(0);
  }, within);
  await pause(grace);
  try {
    await app.close();
  } catch (err) {
    app.log.error({ err }, "something did not stop in order");
  }
  clearTimeout(latest);
  exit(0);
}
