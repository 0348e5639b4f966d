import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../src/app/server/app";
import { movableClock } from "../../src/platform/server/clock";
import type { OpenDatabase } from "../../src/platform/server/db/database";
import { openServer } from "../../src/platform/server/db/openDatabase";
import { sendVisitors } from "../faults/processes/visitors";
import { freePort } from "../freePort";
import { openTestServer, testConfig } from "../testDatabase";
import { clusterServer, onCluster } from "./cluster";
import { programOf, startProgram, unprivileged } from "./programs";

/** PgBouncer in front of a server's databases. It has few connections, so that they are passed on all the time. */
async function openPgBouncer(server: string, settings: Record<string, string>) {
  const program = programOf("pgbouncer", "/usr/sbin/pgbouncer", "/usr/bin/pgbouncer");
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const all = {
    ...{ listen_addr: "127.0.0.1", listen_port: port, unix_socket_dir: "", auth_type: "any", default_pool_size: 4 },
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const databases = `* = host=${decodeURIComponent(hostname)} port=${serverPort} user=${username}`;
  writeFileSync(join(folder, "pgbouncer.ini"), ["[databases]", databases, "[pgbouncer]", ...lines, ""].join("\n"));
  chmodSync(folder, 0o755);
  const { end } = await startProgram(program, ["-q", join(folder, "pgbouncer.ini")], port, unprivileged());
  const close = async () => {
    await end("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  return { urlOf: (name: string) => `postgres://${username}@127.0.0.1:${port}/${name}`, close };
}

onCluster("behind PgBouncer in transaction mode", () => {
  let database: Awaited<ReturnType<typeof openTestServer>>;
  let bouncer: Awaited<ReturnType<typeof openPgBouncer>>;
  let url: string;
  const nameOf = (of: string) => new URL(of).pathname.slice(1);

  beforeAll(async () => {
    database = await openTestServer(clusterServer);
    bouncer = await openPgBouncer(clusterServer, { pool_mode: "transaction" });
    url = bouncer.urlOf(nameOf(database.url));
  }, 120_000);
  afterAll(async () => {
    await bouncer.close();
    await database.close();
  });

  it.each([
    ["refuses a connection's settings", {}],
    [
      "ignores them",
      { ignore_startup_parameters: "statement_timeout,lock_timeout,idle_in_transaction_session_timeout" },
    ],
  ])(
    "a start without a direct address is refused with the variable to set, if PgBouncer %s (OPS-161)",
    async (_what, settings) => {
      const own = await openPgBouncer(clusterServer, { pool_mode: "transaction", ...settings });
      const opening = openServer({ url: own.urlOf(nameOf(database.url)), onLost: () => {} });
      await expect(opening).rejects.toThrow(/^DATABASE_URL: .*Set DATABASE_DIRECT_URL to the address/);
      await own.close();
    },
  );

  it("a start is refused if the direct address leads to another database (OPS-161)", async () => {
    const opening = openServer({ url, directUrl: clusterServer, onLost: () => {} });
    await expect(opening).rejects.toThrow(/^DATABASE_DIRECT_URL: what is notified through DATABASE_URL is not heard/);
  });

  it("each transaction has its time limits, and no connection keeps them for the next one (OPS-18, OPS-161)", async () => {
    const own = await openServer({ url, directUrl: database.url, onLost: () => {} });
    const limitOf = (db: OpenDatabase["db"]) => db.execute(sql`show statement_timeout`);
    for (let turn = 0; turn < 8; turn += 1) {
      const [inside, outside] = [await own.db.transaction(limitOf), await limitOf(own.db)] as const;
      expect(inside).toMatchObject({ rows: [{ statement_timeout: "5s" }] });
      expect(outside).toMatchObject({ rows: [{ statement_timeout: "0" }] });
    }
    await own.close();
  });

  it("two processes serve visitors, do each write once, and are notified of each other's changes (OPS-31, OPS-161)", async () => {
    const hosts: { app: FastifyInstance; own: OpenDatabase; origin: string }[] = [];
    for (let made = 0; made < 2; made += 1) {
      const own = await openServer({ url, directUrl: database.url, onLost: () => {} });
      const clock = await movableClock(own.db);
      const app = await buildApp({ config: testConfig(), db: own.db, listen: own.listen, clock });
      hosts.push({ app, own, origin: await app.listen({ port: 0, host: "127.0.0.1" }) });
    }
    const visitors = await Promise.all(hosts.map(({ origin }) => sendVisitors(origin, database.db, 4)));
    const calls = () => visitors.reduce((sum, one) => sum + one.calls(), 0);
    while (calls() < 400) await pause(50);
    await Promise.all(visitors.map(({ leave }) => leave()));
    expect(visitors.flatMap(({ failures }) => failures())).toEqual([]);
    for (const { expectEachOnce } of visitors) await expectEachOnce();

    const namesAt = async (origin: string) => {
      const answer = await fetch(`${origin}/api/carBookings/carAgencies/en`, { method: "POST" });
      return (await answer.json()).Data.Suppliers.map(({ Name }: { Name: string }) => Name);
    };
    await hosts[0]?.own.db.execute(sql`update suppliers set name = 'Sol y Mar' where id = 1`);
    for (const { origin } of hosts) while (!(await namesAt(origin)).includes("Sol y Mar")) await pause(5);
    for (const { app, own } of hosts) {
      await app.close();
      await own.close();
    }
  }, 240_000);
});
