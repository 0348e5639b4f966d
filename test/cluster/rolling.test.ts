import { setTimeout as pause } from "node:timers/promises";
import {
  type BuiltServer,
  buildServer,
  builtIn,
  freePortPair,
  type RunningServer,
} from "../faults/processes/builtServer";
import { ALL_SERVE, openHaproxy } from "../faults/processes/haproxy";
import { sendVisitors } from "../faults/processes/visitors";
import { openTestServer } from "../testDatabase";
import { clusterServer, onCluster } from "./cluster";

/** The folder of the last release's built server, in `npm run test:last-release`. */
const { LAST_RELEASE } = process.env;
const PROCESSES = 3;
const REQUESTS = Number(process.env.REQUESTS ?? 5_000);
const before = LAST_RELEASE ? "of the last release, one after the other made this release's," : "of this release";

onCluster(`a rolling restart of ${PROCESSES} processes ${before} behind HAProxy`, () => {
  let built: BuiltServer;
  let database: Awaited<ReturnType<typeof openTestServer>>;
  let proxy: Awaited<ReturnType<typeof openHaproxy>>;
  let ports: number[];
  const running: RunningServer[] = [];

  beforeAll(async () => {
    built = await buildServer();
    database = await openTestServer(clusterServer);
    ports = await Promise.all(Array.from({ length: PROCESSES }, freePortPair));
    // As in the Caddyfile while two releases run in parallel: a visitor stays with one process.
    proxy = await openHaproxy(ports, LAST_RELEASE ? "source" : "roundrobin");
    const first = LAST_RELEASE ? builtIn(LAST_RELEASE) : built;
    for (const port of ports) running.push(await first.start(environment(port)));
  }, 180_000);
  afterAll(async () => {
    for (const { stop } of running) await stop();
    await proxy.close();
    await database.close();
    built.remove();
  });

  const environment = (port: number) => ({
    PORT: String(port),
    DATABASE_URL: database.url,
    TRUST_PROXY: "1",
    SHUTDOWN_GRACE_MS: "1000",
    ROLE: "web",
    LOG_LEVEL: "error",
  });
  const allServe = async () => {
    while (!(await fetch(`${proxy.url}${ALL_SERVE}`)).ok) await pause(20);
  };

  it(`fails none of ${REQUESTS} requests from the address of the probes, and executes each once (OPS-15, OPS-34)`, async () => {
    await allServe();
    const visitors = await sendVisitors(proxy.url, database.db, 6);
    const statuses: (number | null)[] = [];
    try {
      while (statuses.length < PROCESSES || visitors.calls() < REQUESTS) {
        // Spread over the whole run, so that each process also serves for a while.
        const next = (REQUESTS * (statuses.length + 1)) / (PROCESSES * 2 + 1);
        while (statuses.length < PROCESSES * 2 && visitors.calls() < next) await pause(50);
        const index = statuses.length % PROCESSES;
        await running[index]?.stop();
        statuses.push(running[index]?.child.exitCode ?? null);
        running[index] = await built.start(environment(ports[index] ?? 0));
        await allServe();
      }
    } finally {
      await visitors.leave();
    }
    console.info(`${visitors.calls()} requests over ${statuses.length} restarts, ${visitors.failures().length} failed`);
    expect(visitors.failures()).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([0]));
    await visitors.expectEachOnce();
  }, 900_000);
});
