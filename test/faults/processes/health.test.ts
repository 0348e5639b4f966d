import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../src/app/server/app";
import { type Metrics, openMetrics } from "../../../src/app/server/metrics/openMetrics";
import { movableClock } from "../../../src/platform/server/clock";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import { openServer } from "../../../src/platform/server/db/openDatabase";
import { processClocks } from "../../../src/platform/server/db/schema/operations";
import { processHealth } from "../../../src/platform/server/health";
import { forgetRestored, noticeRestored } from "../../../src/platform/server/restored.repository";
import { SECOND } from "../../../src/shared/instant";
import { freePort } from "../../freePort";
import { openTestDatabase, openTestServer, testConfig } from "../../testDatabase";
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
  afterEach(async () => {
    system = Date.now;
    await opened.db.delete(processClocks);
  });

  it("is ready with its database, its clock and its work in order (OPS-7)", async () => {
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all" });
    expect(await ask(app, "live")).toEqual({ status: 200, live: true });
  });

  it.each([-25 * 3600, -61, 61, 25 * 3600])(
    "is not ready with a clock that differs by %d s from the database's, and runs no jobs by it (FAULT-32)",
    async (seconds) => {
      system = () => Date.now() + seconds * SECOND;
      expect(await ask(app, "ready")).toEqual({ status: 503, ready: false, role: "all", failing: ["clock"] });
      expect(await health.isClockRight()).toBe(false);
      expect(await ask(app, "live")).toEqual({ status: 200, live: true });
    },
  );

  it.each([-50, -1.5, 1.5, 12])(
    "serves with a clock that differs by %d s from the database's, and runs jobs by it as long as all other processes agree with it (FAULT-34)",
    async (seconds) => {
      system = () => Date.now() + seconds * SECOND;
      const withOthers = (ahead: number) => processHealth({ db: opened.db, system: () => Date.now() + ahead * SECOND });
      const serving = { status: 200, ready: true, role: "all", impaired: ["clock"] };
      expect(await ask(app, "ready")).toEqual(serving);
      expect(await withOthers(seconds).isClockRight()).toBe(true);
      expect(await withOthers(seconds + 0.4).isClockRight()).toBe(true);
      // The database's clock is right if a process agrees with it.
      expect(await withOthers(0).isClockRight()).toBe(true);
      const worker = withOthers(seconds);
      expect(await worker.isClockRight()).toBe(false);
      worker.watch({ late: () => [], serves: false });
      expect(await worker.status()).toEqual({ failing: ["clock"], impaired: [] });
      expect(await ask(app, "ready")).toEqual(serving);
    },
  );

  it("tolerates half a second between two clocks (FAULT-32)", async () => {
    system = () => Date.now() + 0.5 * SECOND;
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all" });
  });

  it("names jobs whose last run is too long ago, which makes only a worker process unready (OPS-7, OPS-110)", async () => {
    const late = () => ["delivery of mails"];
    health.watch({ late, serves: false });
    expect(await ask(app, "ready")).toEqual({ status: 503, ready: false, role: "all", failing: late() });
    health.watch({ late, serves: true });
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all", impaired: late() });
    health.watch({ late: () => [], serves: true });
  });

  it("reports that nothing can be stored once a write has found the disk full, and continues serving (OPS-114, FAULT-33)", async () => {
    const own = processHealth({ db: opened.db });
    const serving = await hostOf(opened, own);
    serving.get("/writes", { config: { access: "public" } }, async () => {
      const full = Object.assign(new Error('could not write init file "base/5/pg_internal.init.9"'), { code: "XX000" });
      throw new DrizzleQueryError("begin", [], full);
    });
    expect((await serving.inject({ url: "/writes" })).statusCode).toBe(507);
    expect(await ask(serving, "ready")).toEqual({ status: 200, ready: true, role: "all", impaired: ["storage"] });
    await serving.close();
  });

  it("depends on the role: a worker serves no calls, and is ready if its jobs are in order (OPS-30)", async () => {
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

  it("is not ready after it was asked to stop, but still alive (OPS-15)", async () => {
    health.turnOff();
    expect(await ask(app, "ready")).toEqual({ status: 503, ready: false, role: "all", failing: ["stopping"] });
    expect(await ask(app, "live")).toEqual({ status: 200, live: true });
  });
});

describe("the metrics of a process", () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let metrics: Metrics;

  beforeAll(async () => {
    opened = await openTestDatabase();
    const pool = () => ({ lent: 2, idle: 1, waiting: 4 });
    metrics = openMetrics({ db: opened.db, now: Date.now, pool, ofShop: true });
    const clock = await movableClock(opened.db);
    app = await buildApp({ config: testConfig(), db: opened.db, clock, metrics });
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });
  /** A metric's value, by its name and some of its labels; null if there is none. */
  const sample = async (name: string, labels = "") => {
    const lines = (await metrics.read())
      .split("\n")
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    const found = lines.find((line) => line.includes(labels));
    return found ? Number(found.split(" ").at(-1)) : null;
  };
  const requests = "malecon_http_request_duration_seconds_count";

  it("count requests by route pattern and status, without addresses and ids (OPS-32)", async () => {
    for (const url of ["/api/countries", "/api/countries", "/api/profile/98765/2", "/nobody@example.com"])
      await app.inject({ url });
    expect(await sample(requests, 'route="/api/countries",status="200"')).toBe(2);
    expect(await sample(requests, `route="/api/profile/:id/2",status="401"`)).toBe(1);
    expect(await sample(requests, 'route="none",status="404"')).toBe(1);
    expect(await metrics.read()).not.toMatch(/98765|nobody@/);
  });

  it("include the shop's state: what waits, and for how long (OPS-32)", async () => {
    expect(await sample("malecon_mail_oldest_unsent_seconds")).toBe(0);
    expect(await sample("malecon_payments", 'state="unknown"')).toBe(0);
    const [at, soon] = [new Date(Date.now() - 90 * SECOND).toISOString(), new Date().toISOString()];
    await opened.db.execute(sql`
      insert into outbox (key, channel, recipient, language, subject, text, created_at, next_attempt_at)
      values ('waits', 'mail', 'ana@example.com', 'en', '?', '?', ${at}, ${soon}), ('given up', 'mail', 'ana@example.com', 'en', '?', '?', ${at}, null)`);
    await opened.db.execute(sql`
      with plan as (insert into travel_plans (client_id, created_at, state, next_tick_at) values (1, ${at}, 'confirming', ${at}) returning id),
      held as (insert into bookings (plan_id, client_id, product_type, status, created_at, starts_at, ends_at, pay_now, pay_in_cuba, currency, price)
        select id, 1, 1, status, ${at}, ${at}, ${at}, 100, 0, 'USD', '{}' from plan, unnest(array['confirmed', 'declined']) status)
      insert into payments (id, plan_id, client_id, method, status, amount, currency, created_at, asked)
      select gen_random_uuid(), id, 1, 135, status, 100, 'USD', ${at}, asked from plan, (values (1, 0), (1, 3), (3, 0)) attempt (status, asked)`);
    expect(await sample("malecon_payments_held")).toBe(0);
    await noticeRestored(opened.db, { noticedAt: Date.now(), knowsUntil: null });
    const later = openMetrics({ db: opened.db, now: Date.now, ofShop: true });
    const text = await later.read();
    const value = (name: string) =>
      Number(
        text
          .split("\n")
          .find((line) => line.startsWith(`${name} `))
          ?.split(" ")
          .at(-1),
      );
    for (const age of [
      "malecon_mail_oldest_unsent_seconds",
      "malecon_sweep_lag_seconds",
      "malecon_payment_oldest_unknown_seconds",
    ])
      expect(value(age)).toBeCloseTo(90, -1);
    expect(value("malecon_mail_given_up")).toBe(1);
    expect(value("malecon_holds")).toBe(1);
    expect(value("malecon_payments_held")).toBe(1);
    await forgetRestored(opened.db);
    for (const state of ["pending", "unknown", "declined"]) expect(value(`malecon_payments{state="${state}"}`)).toBe(1);
    expect(value('malecon_bookings{state="declined"}')).toBe(1);
    expect(value('malecon_plans{state="confirming"}')).toBe(1);
  });

  it("match the alert rules and the dashboard, and each alert has instructions (OPS-32)", async () => {
    const [rules, dashboard] = ["packaging/alerts.yml", "packaging/dashboard.json"].map((file) =>
      readFileSync(file, "utf8"),
    );
    const told = await metrics.read();
    const asked = `${rules}${dashboard}`.match(/\b(?:malecon|nodejs|process)_[a-z0-9_]+/g) ?? [];
    const names = [...new Set(asked)].map((name) => name.replace(/_(count|bucket)$/, ""));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([]);
    const alerts = [...(rules ?? "").matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const runbook = readFileSync("docs/operating.md", "utf8");
    expect(alerts.filter((name) => !runbook.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it("are served on a separate port, which serves nothing else (OPS-32)", async () => {
    const port = await freePort();
    const end = await metrics.listen({ port, host: "127.0.0.1" });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await answer.text()).toContain("nodejs_eventloop_lag_seconds");
    expect((await fetch(`http://127.0.0.1:${port}/api/countries`)).status).toBe(404);
    expect((await app.inject({ url: "/metrics" })).statusCode).toBe(404);
    await end();
  });
});

onServer("the health of a process whose database is silent", () => {
  it("is reported within its time limit: alive, not ready, and ready again when the database answers (OPS-7)", async () => {
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
    // The first query notices a lost connection.
    await ask(app, "ready");
    expect(await ask(app, "ready")).toEqual({ status: 200, ready: true, role: "all" });
    await app.close();
    await own.close();
    await proxy.close();
    await opened.close();
  });
});
