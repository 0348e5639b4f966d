import type { FastifyInstance } from "fastify";
import { accountRoutes } from "../features/account/server/account.routes";
import { accountService } from "../features/account/server/account.service";
import { notifier } from "./notify/notify";
import type { Services } from "./services";

/** Every feature's routes, an explicit list: what is served is what stands here. */
export async function registerFeatures(app: FastifyInstance, services: Services): Promise<void> {
  const { mail } = notifier(services.config.publicUrl);
  accountRoutes(app, accountService(services, { mail, recheck: async () => {} }));
}
