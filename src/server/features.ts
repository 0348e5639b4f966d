import type { FastifyInstance } from "fastify";
import type { Services } from "./services";

/** Every feature's routes, an explicit list: what is served is what stands here. */
export async function registerFeatures(_app: FastifyInstance, _services: Services): Promise<void> {}
