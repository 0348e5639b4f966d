import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../src/app/server/app";
import { issueToken } from "../../src/platform/server/auth/authentication";
import { movableClock } from "../../src/platform/server/clock";
import { type OpenReplica, openReplica } from "../../src/platform/server/db/openDatabase";
import { MOST_BEHIND } from "../../src/platform/server/db/replica";
import { havanaDate } from "../../src/shared/havana";
import { carBooking, carSearch } from "../contract/car.calls";
import { beginning } from "../contract/specification.calls";
import { at, numberOf } from "../contract/steps";
import { freePort } from "../freePort";
import { openTestServer, testConfig } from "../testDatabase";
import { clusterServer, onCluster } from "./cluster";
import { postgresPrograms, startProgram, unprivileged } from "./programs";

const [ANA, JAMES] = [1, 2];

/** A replica of a server, by streaming replication. */
async function startReplica(server: string) {
  const programs = postgresPrograms();
  const { hostname, port: primaryPort, username } = new URL(server);
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "malecon-replica-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? 0);
  const data = join(folder, "data");
  const from = ["-h", decodeURIComponent(hostname), "-p", primaryPort, "-U", username];
  const copy = spawnSync(
    join(programs, "pg_basebackup"),
    [...from, "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    { ...account, cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (copy.status !== 0) throw new Error("pg_basebackup failed");
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "max_connections=200", "fsync=off", "log_min_messages=panic"];
  const args = ["-D", data, "-p", String(port), "-k", folder, ...settings.flatMap((one) => ["-c", one])];
  const { end } = await startProgram(join(programs, "postgres"), args, port, { ...account, cwd: folder });
  const close = async () => {
    await end("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  const urlOf = (name: string) => `postgres://${username}@127.0.0.1:${port}/${name}`;
  return { urlOf, kill: () => end("SIGQUIT"), close };
}

onCluster("searches with a replica of the database", () => {
  let database: Awaited<ReturnType<typeof openTestServer>>;
  let server: Awaited<ReturnType<typeof startReplica>>;
  let read: OpenReplica;
  let app: FastifyInstance;
  const known = { ...beginning(havanaDate(Date.now())), clientId: ANA };

  beforeAll(async () => {
    database = await openTestServer(clusterServer);
    server = await startReplica(clusterServer);
    read = openReplica(server.urlOf(new URL(database.url).pathname.slice(1)), database.db, () => {});
    const clock = await movableClock(database.db);
    app = await buildApp({ config: testConfig(), db: database.db, listen: database.listen, clock, ...read });
    await upToDate();
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await read.close();
    await server.close();
    await database.close();
  });

  /** Waits until the replica has everything that was written until now. */
  const upToDate = async () => {
    const begun = performance.now();
    while (read.replica.behind() > performance.now() - begun) await pause(20);
  };
  const replay = (how: "pause" | "resume") => read.replica.db.execute(sql.raw(`select pg_wal_replay_${how}()`));
  const as = (clientId: number) => ({
    authorization: `Bearer ${issueToken(app, { clientId, role: "client", staffRole: null }, Date.now())}`,
  });
  const search = async (headers = {}) => {
    const url = "/api/carBookings/getOffers/Price/0/en/0/20";
    const answer = await app.inject({ method: "POST", url, headers, payload: carSearch(known) });
    expect(answer.statusCode).toBe(200);
    return answer.json().Data;
  };
  const totalFor = async (headers = {}) => numberOf(at(await search(headers), "Total"));
  const book = (clientId: number) => {
    const payload = { ...carBooking(known), ClientId: clientId };
    return app.inject({ method: "POST", url: "/api/carBookings/en", headers: as(clientId), payload });
  };

  it("are read from it while it is up to date; a client sees their own booking without delay, and bookings are read from the primary (OPS-162)", async () => {
    const lastUnit = sql`(select min(id) from car_units where zone_id = 2 and on_sale)`;
    await database.db.execute(sql`update car_units set on_sale = false where zone_id = 2 and id <> ${lastUnit}`);
    await upToDate();
    const { Offers, Total } = await search();
    expect(Total).toBe(1);
    known.carOffer = Offers[0];

    await replay("pause");
    expect((await book(ANA)).statusCode).toBe(200);
    // The replica does not have the booking yet, and answers visitors.
    expect(await totalFor()).toBe(1);
    expect(await totalFor(as(ANA))).toBe(0);
    expect((await book(JAMES)).statusCode).not.toBe(200);
  });

  it("are read from the primary once it is too far behind, and from it again when it has caught up (OPS-162)", async () => {
    while (read.replica.behind() <= MOST_BEHIND) await pause(50);
    expect(await totalFor()).toBe(0);
    await replay("resume");
    await upToDate();
    expect(read.replica.behind()).toBeLessThan(MOST_BEHIND);
    expect(await totalFor()).toBe(0);
    await replay("pause");
    await database.db.execute(sql`update car_units set on_sale = true where zone_id = 2`);
    expect(await totalFor()).toBe(0);
    await replay("resume");
    await upToDate();
    expect(await totalFor()).toBeGreaterThan(0);
  });

  it("do not fail when it is killed (OPS-162)", async () => {
    const searching = Promise.all(Array.from({ length: 20 }, () => totalFor()));
    await server.kill();
    const totals = [...(await searching), ...(await Promise.all(Array.from({ length: 20 }, () => totalFor())))];
    expect(new Set(totals).size).toBe(1);
    expect(read.replica.behind()).toBe(Number.POSITIVE_INFINITY);
  });
});
