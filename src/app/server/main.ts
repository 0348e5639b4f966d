import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { sealDocuments, unsealed } from "../../features/privacy/server/sealDocuments";
import { inThread } from "../../platform/server/background/thread";
import { besideProgram } from "../../platform/server/besideProgram";
import { movableClock } from "../../platform/server/clock";
import type { OpenDatabase } from "../../platform/server/db/database";
import { builtSnapshot, openEmbedded, openServer } from "../../platform/server/db/openDatabase";
import { processHealth } from "../../platform/server/health";
import { buildApp } from "./app";
import type { DrawingTask } from "./background/drawing";
import { commonSecret } from "./config/commonSecret";
import { readConfig } from "./config/config";
import { openDocumentKeys } from "./config/documentKeys";
import { refuseDemoDatabase, refuseMissingMethods, refuseOtherBuild } from "./config/productionDatabase";
import { buildCardFields } from "./edge/cardFields";
import { seed } from "./seed";
import { shutDown } from "./shutDown";
import { startStandIns } from "./standIns";

const { role: ROLE } = parseArgs({ options: { role: { type: "string" } } }).values;
const given = readConfig({ ...process.env, ...(ROLE !== undefined && { ROLE }) });
refuseOtherBuild(given, __DEMO__);

// The logger is made with the application, after the database is open.
let reportLost = (error: Error) => console.error(`database connection lost: ${error.message}`);

const opened: OpenDatabase = given.databaseUrl
  ? await openServer({
      url: given.databaseUrl,
      onLost: (error) => reportLost(error),
      prepare: (db) => seed(db, given),
    })
  : await openEmbedded(given.dataDir, builtSnapshot());
if (!given.databaseUrl) await seed(opened.db, given);
await refuseDemoDatabase(opened.db, given);
await refuseMissingMethods(opened.db, given);
const documentKeys = await openDocumentKeys(opened.db, given);
const config = { ...given, tokenSecret: await commonSecret(opened.db, given), documentKeys };
// Nobody else uses an embedded database. On a database server, sealing is a command, as older builds may still be
// serving.
if (!given.databaseUrl) await sealDocuments(opened.db);

const stopStandIns = await startStandIns(config);

const clock = await movableClock(opened.db);
const health = processHealth({ db: opened.db, hasRoom: opened.room?.isLeft });
opened.room?.refuseBeyond();
const built = { web: resolve("dist/web"), pages: resolve("dist/pages") };
const drawing = inThread<DrawingTask>({ program: besideProgram("drawing.js"), say: (line) => app.log.info(line) });
const metrics = config.metrics
  ? (await import("./metrics/openMetrics")).openMetrics({
      db: opened.db,
      now: clock.now,
      ofShop: config.role !== "web",
      ...(opened.pool && { pool: opened.pool }),
    })
  : null;
const app = await buildApp({
  config,
  db: opened.db,
  clock,
  health,
  listen: opened.listen,
  draw: drawing.work,
  ...(metrics && { metrics }),
  ...(config.web && existsSync(built.pages) && { web: built }),
});
reportLost = (err) => app.log.error({ err }, "a database connection was lost");
// After the requests in flight, payments included, have been answered. (FAULT-20, OPS-15)
app.addHook("onClose", async () => {
  await stopStandIns();
  await app.afterwards.settled();
  await drawing.close();
  await opened.close();
});
if (metrics && config.metrics) app.addHook("onClose", await metrics.listen(config.metrics));
const cardFields = config.role === "worker" ? null : config.cardFields && buildCardFields(config);

// One that cannot be opened would be found with the first client who has paid.
if (config.receiptP12)
  await drawing.work({ paper: "identity", given: config.receiptP12 }).catch((cause: unknown) => {
    throw new Error("RECEIPT_P12 cannot be opened with RECEIPT_P12_PASSWORD", { cause });
  });

// Before the first connection. A signal before that ends the process at once: both databases survive it.
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    const exit = (status: number) => process.exit(status);
    const close = () => Promise.all([app.close(), cardFields?.close()]);
    void shutDown({ app: { log: app.log, close }, health, grace: config.shutdownGrace, exit });
  });
}

if (config.cardFields) await cardFields?.listen({ port: config.cardFields.port, host: config.cardFields.host });
await app.listen({ port: config.port, host: config.host });

if (opened.takenUp) app.log.warn(opened.takenUp);
const waiting = await unsealed(opened.db);
if (waiting > 0) app.log.warn(`${waiting} rows with documents are not sealed with the first key: malecon keys rotate`);
