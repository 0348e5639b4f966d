import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isNotNull, sql } from "drizzle-orm";
import { buildApp } from "../../../src/app/server/app";
import { shutDown } from "../../../src/app/server/shutDown";
import { issueToken } from "../../../src/platform/server/auth/authentication";
import { movableClock } from "../../../src/platform/server/clock";
import { openServer } from "../../../src/platform/server/db/openDatabase";
import { outbox } from "../../../src/platform/server/db/schema/operations";
import { processHealth } from "../../../src/platform/server/health";
import { freePort } from "../../freePort";
import { openTestServer, testConfig } from "../../testDatabase";
import { ALL_SERVE, openHaproxy } from "./haproxy";
import { sendVisitors } from "./visitors";

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const [ANA, STAFF] = [1, 3];
/** Milliseconds: the proxy checks every fifth of a second. */
const GRACE = 500;
const SWEEP = { SWEEP_EVERY_MS: "50" };
/** Processes are restarted until visitors have sent so many requests; `npm run test:cluster` has 5,000. */
const REQUESTS = 200;

/** An API process that always gets the same port; it is stopped as by SIGTERM. */
async function startHost(url: string, port: number, ROLE = "web") {
  const own = await openServer({ url, onLost: () => {} });
  const health = processHealth({ db: own.db });
  const config = testConfig({ ...SWEEP, TRUST_PROXY: "1", DATABASE_URL: url, ROLE });
  const app = await buildApp({ config, db: own.db, listen: own.listen, clock: await movableClock(own.db), health });
  app.addHook("onClose", own.close);
  await app.listen({ port, host: "127.0.0.1" });
  const stop = () => new Promise<number>((exit) => void shutDown({ app, health, grace: GRACE, exit }));
  return { app, stop };
}

/** The events of an open stream, one by one; null once it has ended. */
async function openStream(port: number, authorization: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/support/changes`, { headers: { authorization } });
  const reader = answer.body?.getReader();
  if (!answer.ok || !reader) throw new Error(`no stream: ${answer.status}`);
  const decoder = new TextDecoder();
  const heard: string[] = [];
  let ended = false;
  const next = async (): Promise<string | null> => {
    while (heard.length === 0 && !ended) {
      const { done, value } = await reader.read();
      ended = done;
      heard.push(...[...decoder.decode(value).matchAll(/^data: (.*)$/gm)].map(([, word = ""]) => word));
    }
    return heard.shift() ?? null;
  };
  const begin = await reader.read();
  expect(decoder.decode(begin.value)).toBe(":\n\n");
  return { next };
}

onServer("a rolling restart of three processes behind HAProxy, beside a worker", () => {
  let database: Awaited<ReturnType<typeof openTestServer>>;
  let hosts: Awaited<ReturnType<typeof startHost>>[];
  let ports: number[];
  let proxy: Awaited<ReturnType<typeof openHaproxy>>;

  beforeAll(async () => {
    ports = [await freePort(), await freePort(), await freePort()];
    proxy = await openHaproxy(ports);
    database = await openTestServer(process.env.TEST_DATABASE_URL ?? "");
    hosts = await Promise.all(ports.map((port) => startHost(database.url, port)));
  }, 30_000);
  afterAll(async () => {
    for (const { app } of hosts) await app.close();
    await proxy.close();
    await database.close();
  });

  it("reports changes by one process to the back office at another within two seconds, and ends with its process (DESK-16)", async () => {
    const [first, second] = hosts;
    const [port = 0, other = 0] = ports;
    if (!first || !second) throw new Error("there are no two processes");
    const staff = `Bearer ${issueToken(first.app, { clientId: STAFF, role: "staff", staffRole: "owner" }, Date.now())}`;
    const client = `Bearer ${issueToken(first.app, { clientId: ANA, role: "client", staffRole: null }, Date.now())}`;
    const { next } = await openStream(other, staff);
    const delays: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const note = { RequestKey: randomUUID(), ClientId: ANA, SiteId: 11, Subject: "?", Message: "?", Language: "en" };
      const headers = { authorization: client, "content-type": "application/json" };
      const sent = { method: "POST", headers, body: JSON.stringify(note) };
      const begun = performance.now();
      expect((await fetch(`http://127.0.0.1:${port}/api/notes/`, sent)).status).toBe(200);
      // Only the kind of change, without whose it is.
      expect(await next()).toBe("note");
      delays.push(performance.now() - begun);
    }
    expect(Math.max(...delays)).toBeLessThan(2_000);
    await second.stop();
    expect(await next()).toBeNull();
    hosts[1] = await startHost(database.url, other);
  }, 30_000);

  it("every process is notified of a change of the catalogue within two seconds, whichever made it (OPS-31)", async () => {
    const namesAt = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/carBookings/carAgencies/en`, { method: "POST" });
      return (await answer.json()).Data.Suppliers.map(({ Name }: { Name: string }) => Name);
    };
    for (const port of ports) expect(await namesAt(port)).not.toContain("Sol y Mar");
    const begun = performance.now();
    await database.db.execute(sql`update suppliers set name = 'Sol y Mar' where id = (select min(id) from suppliers)`);
    for (const port of ports) while (!(await namesAt(port)).includes("Sol y Mar")) await pause(5);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("loses no request, and executes each once; only the worker runs background jobs (OPS-15, OPS-30)", async () => {
    /** Waits until the proxy sends requests to all servers again. */
    const allServe = async () => {
      const origins = ports.map((port) => `http://127.0.0.1:${port}/health/ready`);
      const asked = async (address: string) => (await fetch(address)).ok;
      while (!(await Promise.all(origins.map(asked))).every(Boolean)) await pause(20);
      while (!(await asked(`${proxy.url}${ALL_SERVE}`))) await pause(20);
    };

    const mail = { recipient: "ana@example.com", language: "en", subject: "?", text: "?", html: null } as const;
    await database.db.insert(outbox).values({ ...mail, key: "told", channel: "mail", createdAt: 0, nextAttemptAt: 0 });
    const delivered = async () =>
      (await database.db.select().from(outbox).where(isNotNull(outbox.deliveredAt))).map(({ key }) => key);

    await allServe();
    const visitors = await sendVisitors(proxy.url, database.db, 6);
    try {
      for (let restarts = 0; restarts < ports.length || visitors.calls() < REQUESTS; restarts += 1) {
        const [at, before] = [restarts % ports.length, visitors.calls()] as const;
        expect(await hosts[at]?.stop()).toBe(0);
        hosts[at] = await startHost(database.url, ports[at] ?? 0);
        await allServe();
        expect(visitors.calls()).toBeGreaterThan(before);
      }
    } finally {
      await visitors.leave();
    }
    expect(visitors.failures()).toEqual([]);
    await visitors.expectEachOnce();

    expect(await delivered()).toEqual([]);
    const worker = await startHost(database.url, await freePort(), "worker");
    while (!(await delivered()).includes("told")) await pause(20);
    expect(await worker.stop()).toBe(0);
  }, 120_000);
});
