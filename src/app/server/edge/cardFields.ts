import Fastify, { type FastifyInstance } from "fastify";
import { cardPagesOf } from "../../../features/payments/methods/server/methods.server";
import { addCardPages } from "../../../features/payments/server/cards/cardPages";
import type { Health } from "../../../platform/server/health";
import { answerBroken } from "../../../platform/server/http/arrival";
import { drainConnections } from "../../../platform/server/http/drain";
import { addFailures, problemOf, sendFailure } from "../../../platform/server/http/failures";
import { addSchemaCompilers } from "../../../platform/server/http/schemaCompilers";
import { loggerOptions } from "../../../platform/server/logs/logger";
import { RequestLines } from "../../../platform/server/logs/requestLines";
import { Problem } from "../../../platform/server/problem";
import { SECOND } from "../../../shared/instant";
import { timeouts } from "../app";
import type { Config } from "../config/config";
import { addSafeHeaders, safeHeaders } from "./safeHeaders";

/** The time for requests in flight after the process was asked to stop: the answers are short. */
const DRAIN_WITHIN = 2 * SECOND;

/**
 * The server of the card field pages, ready to listen. Nothing else is served on their origin, so the provider's script
 * there finds none of our calls or files on its own origin. (SAFE-16)
 */
export function buildCardFields(config: Config, { isStopping }: Pick<Health, "isStopping">): FastifyInstance {
  const setSafeHeaders = safeHeaders(config, { framed: true });
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new RequestLines(),
    bodyLimit: 1024,
    ...timeouts,
    clientErrorHandler: answerBroken,
    frameworkErrors: (error, request, reply) =>
      setSafeHeaders(request.raw, reply.raw, () => {
        sendFailure(request, reply, problemOf(error));
      }),
  });
  drainConnections(app, { within: DRAIN_WITHIN, isStopping });
  addSchemaCompilers(app);
  addFailures(app);
  addSafeHeaders(app, setSafeHeaders);
  addCardPages(app, { pages: cardPagesOf(config.payments), shop: new URL(config.publicUrl).origin });
  app.setNotFoundHandler(async () => {
    throw new Problem("notFound");
  });
  return app;
}
