import type { Writable } from "node:stream";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { isLiveSession } from "../../features/account/server/session/sessions.repository";
import { isInService } from "../../features/account/server/staff/staff.repository";
import { bookingNames } from "../../features/plan/server/bookings/bookingNames";
import { bookingReader } from "../../features/plan/server/bookings/bookings.repository";
import { addAuthentication } from "../../platform/server/auth/authentication";
import { backgroundTasks } from "../../platform/server/background/backgroundTasks";
import type { Work } from "../../platform/server/background/thread";
import { isAnySet, type MovableClock } from "../../platform/server/clock";
import type { Database } from "../../platform/server/db/database";
import { type Replica, readOwnFromPrimary } from "../../platform/server/db/replica";
import { type Health, processHealth } from "../../platform/server/health";
import { isApiPath, isHealthPath } from "../../platform/server/http/apiPaths";
import { answerBroken, arrivalLimits, limitArrival } from "../../platform/server/http/arrival";
import { acceptJson } from "../../platform/server/http/bodyTypes";
import { networkOf } from "../../platform/server/http/caller";
import { drainConnections } from "../../platform/server/http/drain";
import { addEdge } from "../../platform/server/http/edge";
import { addFailures, problemOf, sendFailure } from "../../platform/server/http/failures";
import { healthRoutes } from "../../platform/server/http/healthRoutes";
import { addAllowedMethods } from "../../platform/server/http/methods";
import { addSchemaCompilers } from "../../platform/server/http/schemaCompilers";
import { sharedRequests } from "../../platform/server/http/sharedRequests";
import type { Listen } from "../../platform/server/listen";
import { loggerOptions } from "../../platform/server/logs/logger";
import { addRequestIds, newRequestId, REQUEST_ID_HEADER } from "../../platform/server/logs/requestId";
import { RequestLines } from "../../platform/server/logs/requestLines";
import { Problem } from "../../platform/server/problem";
import { uploadCheck } from "../../platform/server/uploads/checkUpload";
import { scanBy } from "../../platform/server/uploads/scanner";
import { partialUploads } from "../../platform/server/uploads/uploadParts";
import { type Sold, sold as soldByShop } from "../../products/products.server";
import { errorStatus } from "../../shared/errors";
import { MINUTE, SECOND } from "../../shared/instant";
import { type DrawingTask, draw as drawHere } from "./background/drawing";
import type { Config } from "./config/config";
import { addDescription } from "./description/addDescription";
import { browserErrorRoutes } from "./edge/browserErrors";
import { addCallLimits } from "./edge/callLimits";
import { addSafeHeaders, safeHeaders } from "./edge/safeHeaders";
import { addFeatures } from "./features";
import type { Metrics } from "./metrics/openMetrics";
import { addCrawlerFiles } from "./pages/crawlers";
import { addPageHead, addWeb } from "./pages/page";
import { isOfDrawing, type pageDrawing } from "./pages/pageDrawing";
import { addShopFiles } from "./pages/shopFiles";

/** The time for requests in flight to be answered after the process was asked to stop. */
const DRAIN_WITHIN = 15 * SECOND;

/** How long the server waits for a request, for the next one on a connection, and for plugins to close. */
export const timeouts = {
  // Time for a whole request, and for its head.
  requestTimeout: 2 * MINUTE,
  http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND },
  // Longer than any proxy keeps one (Caddy two minutes, Google's balancer ten): otherwise this side could close a
  // connection on which a proxy has just sent a request.
  keepAliveTimeout: 11 * MINUTE,
  // Requests that arrive while the server closes are answered like all earlier ones.
  return503OnClosing: false,
  // Fastify's limit of each plugin's start and close; what closes slowly has its own limits.
  pluginTimeout: MINUTE,
};

type Deps = {
  config: Config;
  db: Database;
  clock: MovableClock;
  health?: Health;
  /** The products to sell; by default those of products.server.ts. */
  sold?: Sold;
  web?: Parameters<typeof addWeb>[2];
  /** Renders pages; without it, every page is answered as a shell. */
  pages?: Pick<ReturnType<typeof pageDrawing>, "by">;
  /** Renders PDF papers; in this thread if not given. */
  draw?: Work<DrawingTask>;
  /** Listens to the database's notifications (NOTIFY); no notifications if not given. */
  listen?: Listen;
  /** The database that searches read from, if it is a separate one. (OPS-162) */
  replica?: Replica;
  /** The metrics; none if not given. */
  metrics?: Pick<Metrics, "watchRequests" | "watchJobs" | "countBrowserError" | "countScan" | "countPage">;
  /** Notices a restored database and keeps its mark; if not given, a restore goes unnoticed. */
  watch?: { turn: () => Promise<void> };
  /** The log's destination; standard output if not given. */
  logTo?: Writable;
};

/** The server, ready to listen: hooks, then every feature's routes, then the built application if there is one. */
export async function buildApp({
  config,
  db,
  clock,
  sold = soldByShop,
  web,
  pages,
  draw = drawHere,
  logTo,
  listen,
  metrics,
  watch,
  replica,
  health = processHealth({ db }),
}: Deps): Promise<FastifyInstance> {
  const setSafeHeaders = safeHeaders(config);
  // Error reports and traces need their own packages, which a server without these settings does not load.
  const report = config.errorsTo
    ? (await import("../../platform/server/logs/errorReports")).errorReports(config.errorsTo, config.role)
    : undefined;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo, report),
    logController: new RequestLines(),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    ...timeouts,
    // This is the limit for files on a slow line. Each route sets a shorter one for its bodies.
    requestTimeout: arrivalLimits.file.whole + MINUTE,
    clientErrorHandler: answerBroken,
    trustProxy: trustedProxies(config.trustProxy),
    // A request with an unreadable address reaches no route, no hook and no error handler.
    frameworkErrors: (error, request, reply) =>
      setSafeHeaders(request.raw, reply.raw, () => {
        reply.header(REQUEST_ID_HEADER, request.id);
        sendFailure(request, reply, problemOf(error));
      }),
    genReqId: newRequestId,
  });
  addRequestIds(app);
  app.addHook("onResponse", async (_request, { statusCode }) => {
    if (statusCode === errorStatus.storageFull) health.foundFull();
  });
  metrics?.watchRequests(app);
  if (config.tracesTo) {
    const { traceRequests } = await import("../../platform/server/logs/traces");
    await traceRequests(app, { endpoint: config.tracesTo, role: config.role, log: app.log });
  }
  drainConnections(app, { within: DRAIN_WITHIN, isStopping: health.isStopping });
  limitArrival(app);
  addSchemaCompilers(app);
  addFailures(app, bookingNames({ db, log: app.log, reader: bookingReader(sold.products) }));
  addSafeHeaders(app, setSafeHeaders);
  await app.register(compress, { global: true, threshold: 1024, encodings: ["br", "gzip"] });
  await app.register(cookie);
  acceptJson(app);
  // The embedded database has one process, so counts need not be shared.
  const shared = config.databaseUrl
    ? sharedRequests({ db, log: app.log, now: clock.system, most: config.requestsPerMinute })
    : null;
  if (shared) app.addHook("onClose", shared.close);
  await app.register(rateLimit, {
    ...(shared && { store: shared.Store }),
    max: config.requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: networkOf,
    // Only calls are limited (SAFE-3), over all processes together (OPS-60): a page whose files were refused, and
    // cached so, would stay broken. Health checks are not limited either: a proxy whose check is refused takes the
    // process out of service, and probes often share an address with visitors. QA's tools play whole plans in a moment,
    // and are absent in production.
    allowList: (request) =>
      !isApiPath(request.url) ||
      isHealthPath(request.url) ||
      isOfDrawing(request) ||
      (config.qaTools && request.url.startsWith("/qa/")),
    errorResponseBuilder: () => new Problem("tooManyRequests"),
  });
  addCallLimits(app, { db, now: clock.system });
  const serves = config.role !== "worker";
  if (serves)
    await addDescription(
      app,
      config,
      sold.products.map(({ described }) => described),
    );
  // The HTTP method is checked before the parameters in the path.
  addAllowedMethods(app);
  addEdge(app);
  const stillSo = {
    isLive: (sessionId: string) => isLiveSession(db, sessionId),
    isInService: (staffId: number) => isInService(db, staffId),
  };
  await addAuthentication(app, { secret: config.tokenSecret, clock: clock.system, ...stillSo });
  if (replica) readOwnFromPrimary(app);
  // The server listens only after migrations and seed are done (OPS-7).
  healthRoutes(app, health, config.role);
  app.decorate("backgroundTasks", backgroundTasks(app.log));
  const scan = config.scanner === null ? null : scanBy(config.scanner);
  const count = metrics?.countScan;
  app.decorate("checkUpload", uploadCheck({ db, now: clock.now, log: app.log, scan, count }));
  app.decorate("partialUploads", partialUploads({ db, now: clock.now }));
  const { subjects, pageChanges } = await addFeatures(
    app,
    { config, db, now: clock.now, clock, log: app.log, health, ...(replica && { replica }) },
    { sold, draw, ...(listen && { listen }), ...(metrics && { metrics }), ...(watch && { watch }) },
  );
  if (serves) browserErrorRoutes(app, { count: metrics?.countBrowserError });
  if (serves) addCrawlerFiles(app, { subjects, publicUrl: config.publicUrl });
  if (serves) addShopFiles(app, subjects);
  // Without pages of its own, a development server shows webpack's.
  if (serves && !config.web && config.qaTools) addPageHead(app, config, subjects);
  if (serves && web)
    await addWeb(app, config, web, {
      subjects,
      draw,
      ...(pages && {
        drawn: {
          draw: pages.by(app),
          changesOf: pageChanges,
          now: Date.now,
          count: metrics?.countPage ?? (() => {}),
          mayDraw: () => !(config.qaTools && isAnySet(clock.settings())),
        },
      }),
    });
  else
    app.setNotFoundHandler(async () => {
      throw new Problem("notFound");
    });
  return app;
}

/**
 * Hops as Fastify counts them: the nearest proxy is number 0; the caller's address is the one that the last trusted
 * proxy saw.
 */
function trustedProxies(proxies: Config["trustProxy"]) {
  return typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;
}
