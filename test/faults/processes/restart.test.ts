import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../src/app/server/app";
import { notes } from "../../../src/features/notes/server/notes.tables";
import { issueToken } from "../../../src/platform/server/auth/authentication";
import { movableClock } from "../../../src/platform/server/clock";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import { openServer } from "../../../src/platform/server/db/openDatabase";
import { openTestServer, testConfig } from "../../testDatabase";

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const ANA = 1;
/** Milliseconds. */
const HEALTHY_WITHIN = 5_000;

/** Its own database server: a crash must not affect the other tests. */
async function startOwnServer(): Promise<{ url: string; end: () => Promise<unknown> }> {
  const server = spawn(process.execPath, ["scripts/postgres.mjs"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(server.stdout), "line");
  const end = () => {
    const ended = once(server, "exit");
    server.kill();
    return ended;
  };
  return { url: String(line).replace("TEST_DATABASE_URL=", ""), end };
}

onServer("two processes whose PostgreSQL crashes and starts again under load", () => {
  let server: Awaited<ReturnType<typeof startOwnServer>>;
  let opened: Awaited<ReturnType<typeof openTestServer>>;
  let processes: { own: OpenDatabase; app: FastifyInstance }[];

  beforeAll(async () => {
    server = await startOwnServer();
    opened = await openTestServer(server.url);
    const start = async () => {
      const own = await openServer({ url: opened.url, onLost: () => {} });
      return { own, app: await buildApp({ config: testConfig(), db: own.db, clock: await movableClock(own.db) }) };
    };
    processes = [await start(), await start()];
  }, 30_000);
  afterAll(async () => {
    for (const { own, app } of processes) {
      await app.close();
      await own.close();
    }
    await opened.close();
    await server.end();
  });

  let calls = 0;

  /** Sends a note until it is acknowledged, as a browser does, alternating between two processes. */
  async function send(RequestKey: string): Promise<string[]> {
    const answers: string[] = [];
    for (let time = 0; ; time += 1) {
      const { app } = processes[time % processes.length] ?? {};
      if (!app) throw new Error("there is no process");
      const answer = await app.inject({
        method: "POST",
        url: "/api/notes/",
        // From many addresses, because the limit of a single one is not tested here.
        remoteAddress: `10.0.${(calls >> 8) & 255}.${calls++ & 255}`,
        headers: {
          authorization: `Bearer ${issueToken(app, { clientId: ANA, role: "client", staffRole: null }, Date.now())}`,
        },
        payload: {
          RequestKey,
          ClientId: ANA,
          SiteId: 11,
          Subject: RequestKey,
          Message: "Still there?",
          Language: "en",
        },
      });
      answers.push(answer.json().ResultCode);
      if (answer.statusCode === 200) return answers;
      if (answer.statusCode !== 503) throw new Error(answer.body);
      await pause(20);
    }
  }

  /** The database server's process ids for the connections of both processes. */
  async function openConnections(): Promise<number[]> {
    const rows = await opened.db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database()`);
    return rows.map(({ pid }) => pid);
  }

  const isHealthy = async ({ app }: { app: FastifyInstance }) =>
    (await app.inject({ url: "/health/ready" })).statusCode === 200;

  it("lose no acknowledged write, do nothing twice, and are healthy within 5 s (FAULT-18, OPS-14)", async () => {
    const keys: string[] = [];
    const answers: string[] = [];
    let sending = true;
    const client = async () => {
      while (sending) {
        const key = randomUUID();
        answers.push(...(await send(key)));
        keys.push(key);
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, client));
    /** Waits until so many are acknowledged; fails on a refusal. */
    const sent = async (count: number) => {
      while (keys.length < count) await Promise.race([pause(5), clients]);
    };
    await sent(40);
    const before = await openConnections();
    // The database server kills one of its own processes; it then ends every connection and recovers from its log.
    await opened.db.execute(sql`copy (select 1) to program 'kill -9 $PPID'`).catch(() => {});
    const crashed = Date.now();
    while (!(await Promise.all(processes.map(isHealthy))).every(Boolean)) await pause(20);
    expect(Date.now() - crashed).toBeLessThan(HEALTHY_WITHIN);
    await sent(keys.length + 40);
    sending = false;
    await clients;

    // All connections are new; how many calls the crash met in flight depends on timing.
    expect((await openConnections()).filter((pid) => before.includes(pid))).toEqual([]);
    expect(answers.filter((code) => code !== "OK" && code !== "unavailable")).toEqual([]);
    const stored = (await opened.db.select({ subject: notes.subject }).from(notes)).map(({ subject }) => subject);
    const ours = stored.filter((subject) => keys.includes(subject));
    expect(ours.sort()).toEqual(keys.sort());
  }, 60_000);
});
