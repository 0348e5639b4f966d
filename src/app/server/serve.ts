import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { demoSignIn } from "../../features/account/server/account.seed";
import { fillReferenceKeys } from "../../features/payments/methods/server/references.repository";
import { sealDocuments, unsealed } from "../../features/privacy/server/sealDocuments";
import { inThread } from "../../platform/server/background/thread";
import { bundledAssetPath } from "../../platform/server/bundledAssetPath";
import { movableClock } from "../../platform/server/clock";
import { databaseClock } from "../../platform/server/databaseClock";
import type { OpenDatabase } from "../../platform/server/db/database";
import { builtSnapshot, openEmbedded, openReplica, openServer } from "../../platform/server/db/openDatabase";
import type { Environment } from "../../platform/server/environment";
import { openFileStore } from "../../platform/server/files/openFileStore";
import { processHealth } from "../../platform/server/health";
import { listening } from "../../platform/server/listening";
import { findRestored } from "../../platform/server/restored.repository";
import { nameHost } from "../../platform/server/shop/shop.repository";
import { buildApp } from "./app";
import type { DrawingTask } from "./background/drawing";
import { commonSecret } from "./config/commonSecret";
import { readConfig } from "./config/config";
import { requirePhotoPlace } from "./config/config.photos";
import { requireStreetTiles } from "./config/config.streets";
import { openDocumentKeys } from "./config/documentKeys";
import { refuseDemoDatabase, refuseMissingMethods, refuseOtherBuild } from "./config/productionDatabase";
import { openReceiptIdentity, requireVoucherKey } from "./config/signingFiles";
import { buildCardFields } from "./edge/cardFields";
import { pageDrawing } from "./pages/pageDrawing";
import { sealedData } from "./personalData";
import { restoredAdvice } from "./restore/restoredAdvice";
import { restoreWatch } from "./restore/restoreWatch";
import { seed } from "./seed";
import { shutDown } from "./shutDown";
import { startStandIns } from "./standIns";

/** Starts the server from the environment's settings. Throws with what to change if it cannot. (OPS-5) */
export async function serve(env: Environment): Promise<void> {
  const given = readConfig(env);
  refuseOtherBuild(given, __DEMO__);

  // The logger is made with the application, after the database is open.
  let reportLost = (error: Error) => console.error(`database connection lost: ${error.message}`);
  let report = (_line: string): void => undefined;

  const drawing = inThread<DrawingTask>({ program: bundledAssetPath("drawing.js"), say: (line) => report(line) });
  // Checked before the database is opened and migrated: otherwise an unreadable key would fail with the first paying
  // client, and an unwritable folder with the first photograph.
  const { receiptP12, voucherKey } = given;
  if (receiptP12) await openReceiptIdentity(() => drawing.work({ paper: "identity", given: receiptP12 }));
  if (voucherKey) await requireVoucherKey(voucherKey);
  await requirePhotoPlace(given);
  await requireStreetTiles(given.streets);

  const opened: OpenDatabase = given.databaseUrl
    ? await openServer({
        url: given.databaseUrl,
        directUrl: given.databaseDirectUrl,
        onLost: (error) => reportLost(error),
        prepare: async (db) => {
          await seed(db, given);
          await nameHost(db, given.publicUrl);
        },
      })
    : await openEmbedded(given.dataDir, builtSnapshot());
  if (!given.databaseUrl) {
    await seed(opened.db, given);
    await nameHost(opened.db, given.publicUrl);
  }
  await fillReferenceKeys(opened.db);
  await refuseDemoDatabase(opened.db, given);
  await refuseMissingMethods(opened.db, given);
  const documentKeys = await openDocumentKeys(opened.db, given);
  const config = { ...given, tokenSecret: await commonSecret(opened.db, given), documentKeys };
  // An embedded database has no other users. On a database server, sealing is a separate command, because older builds
  // may still be serving.
  if (!given.databaseUrl) await sealDocuments(opened.db, sealedData);

  const by = { port: "PORT", host: "HOST" };
  // The stand-ins have the port after the site's.
  const stopStandIns = await listening({ port: config.port + 1, host: "localhost", by }, () => startStandIns(config));

  const watch = restoreWatch({ db: opened.db, where: given, store: openFileStore(given.photos) });
  // An unreachable store does not stop the start: background runs check again.
  const restored = await watch.look().catch(() => findRestored(opened.db));
  const read = given.databaseReadUrl
    ? openReplica(given.databaseReadUrl, opened.db, (error) => reportLost(error))
    : null;
  const common = await databaseClock(opened.db);
  const clock = await movableClock(opened.db, Date.now, common.now);
  const health = processHealth({ db: opened.db, hasRoom: opened.room?.isLeft });
  opened.room?.refuseBeyond();
  const built = { web: resolve("dist/web"), pages: resolve("dist/pages") };
  const hasPages = config.web && config.role !== "worker" && existsSync(built.pages);
  const pages = hasPages
    ? pageDrawing({
        worker: bundledAssetPath("drawPage.js"),
        thread: { program: join(built.pages, "drawPage.mjs"), publicUrl: config.publicUrl },
        say: (line) => report(line),
      })
    : null;
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
    ...(read && { replica: read.replica }),
    watch,
    ...(metrics && { metrics }),
    ...(hasPages && { web: built }),
    ...(pages && { pages }),
  });
  reportLost = (err) => app.log.error({ err }, "a database connection was lost");
  report = (line) => app.log.info(line);
  // After the requests in flight, payments included, have been answered. (FAULT-20, OPS-15)
  const unfollow = common.follow();
  app.addHook("onClose", async () => {
    unfollow();
    await stopStandIns();
    await app.backgroundTasks.settled();
    await drawing.close();
    await pages?.close();
    await read?.close();
    await opened.close();
  });
  const ofMetrics = config.metrics;
  if (metrics && ofMetrics) {
    const place = { ...ofMetrics, by: { port: "METRICS_PORT", host: "METRICS_HOST" } };
    app.addHook("onClose", await listening(place, () => metrics.listen(ofMetrics)));
  }
  const cardFields = config.role === "worker" ? null : config.cardFields && buildCardFields(config, health);

  // Installed before the first connection. An earlier signal ends the process at once, which both databases survive.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      const exit = (status: number) => process.exit(status);
      const close = () => Promise.all([app.close(), cardFields?.close()]);
      void shutDown({ app: { log: app.log, close }, health, grace: config.shutdownGrace, exit });
    });
  }

  if (cardFields && config.cardFields) {
    const { port, host } = config.cardFields;
    await listening({ port, host, by: { port: "CARD_FIELDS_PORT", host: "HOST" } }, () =>
      cardFields.listen({ port, host }),
    );
  }
  const { port, host } = config;
  await listening({ port, host, by }, () => app.listen({ port, host }));

  if (opened.takenUp) app.log.warn(opened.takenUp);
  if (restored) app.log.error(restoredAdvice(restored));
  const waiting = await unsealed(opened.db, sealedData);
  if (waiting > 0)
    app.log.warn(`${waiting} rows with documents are not sealed with the first key: malecon keys rotate`);
  // The last line of a start: what somebody who tries the product needs next.
  if (__DEMO__ && config.demo && config.web)
    console.log(`\nOpen ${config.publicUrl} and sign in as ${demoSignIn}. Ctrl+C stops the server.\n`);
}
