import type { FastifyInstance } from "fastify";
import { buildApp } from "../../src/app/server/app";
import { movableClock } from "../../src/platform/server/clock";
import type { OpenDatabase } from "../../src/platform/server/db/database";
import { openServer } from "../../src/platform/server/db/openDatabase";
import { processHealth } from "../../src/platform/server/health";
import { SECOND } from "../../src/shared/instant";
import { openTestDatabase, openTestServer, testConfig } from "../testDatabase";
import { openDatabaseProxy } from "./databaseProxy";

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;

const hostOf = async ({ db }: OpenDatabase, health = processHealth({ db })) =>
  buildApp({ config: testConfig(), db, clock: await movableClock(db), health });
const ask = async (app: FastifyInstance, which: "live" | "ready") => {
  const answer = await app.inject({ url: `/health/${which}` });
  return { status: answer.statusCode, ...answer.json() };
};

describe("the health of a process", () => {
  let opened: OpenDatabase;
  let system = Date.now;
  let health: ReturnType<typeof processHealth>;
  let app: FastifyInstance;

  beforeAll(async () => {
    opened = await openTestDatabase();
    health = processHealth({ db: opened.db, system: () => system() });
    app = await hostOf(opened, health);
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });
  afterEach(() => {
    system = Date.now;
  });

  it("is ready with its database, its clock and its work in order (OPS-7)", async () => {
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all" });
    expect(await ask(app, "live")).toEqual({ status: 200, live: true });
  });

  it.each([-25 * 3600, -1.5, 1.5, 12, 25 * 3600])(
    "is not ready with a clock that is %d s from the database's, and does no work by it (FAULT-32)",
    async (seconds) => {
      system = () => Date.now() + seconds * SECOND;
      expect(await ask(app, "ready")).toEqual({ status: 503, ready: false, role: "all", failing: ["clock"] });
      expect(await health.isClockRight()).toBe(false);
      expect(await ask(app, "live")).toEqual({ status: 200, live: true });
    },
  );

  it("puts up with half a second between two clocks (FAULT-32)", async () => {
    system = () => Date.now() + 0.5 * SECOND;
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all" });
  });

  it("names the work whose last turn is too long ago (OPS-7)", async () => {
    health.watch(() => ["delivery of mails"]);
    expect(await ask(app, "ready")).toEqual({ status: 503, ready: false, role: "all", failing: ["delivery of mails"] });
    health.watch(() => []);
  });

  it("is told by role: a worker has no calls, and is ready where its work is in order (OPS-30)", async () => {
    const onServer = { DATABASE_URL: "postgres://localhost/malecon" };
    for (const [ROLE, status] of [
      ["worker", 404],
      ["web", 200],
    ] as const) {
      const config = testConfig({ ...onServer, ROLE });
      const own = await buildApp({ config, db: opened.db, clock: await movableClock(opened.db) });
      expect(await ask(own, "ready")).toEqual({ status: 200, ready: true, role: ROLE });
      expect((await own.inject({ url: "/api/countries" })).statusCode).toBe(status);
      await own.close();
    }
  });

  it("is not ready once it is to stop, and lives on (OPS-15)", async () => {
    health.turnOff();
    expect(await ask(app, "ready")).toEqual({ status: 503, ready: false, role: "all", failing: ["stopping"] });
    expect(await ask(app, "live")).toEqual({ status: 200, live: true });
  });
});

onServer("the health of a process whose database is silent", () => {
  it("is told within its limit: alive, not ready, and ready again when the database answers (OPS-7)", async () => {
    const opened = await openTestServer(server ?? "");
    const proxy = await openDatabaseProxy(opened.url);
    const own = await openServer({ url: proxy.url, onLost: () => undefined });
    const app = await hostOf(own, processHealth({ db: own.db, within: 300 }));
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all" });
    proxy.fallSilent();
    const begun = Date.now();
    expect(await ask(app, "ready")).toEqual({ status: 503, ready: false, role: "all", failing: ["database"] });
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect(await ask(app, "live")).toEqual({ status: 200, live: true });
    proxy.goOn();
    // A connection that was lost is noticed by the first who asks.
    await ask(app, "ready");
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all" });
    await app.close();
    await own.close();
    await proxy.close();
    await opened.close();
  });
});
