// npm run bench:round-trips (SPEED-18) — how many database round trips each call of a purchase waits for, and with
// TEST_DATABASE_URL (node scripts/postgres.mjs npm run bench:round-trips) how long it takes over a connection with a
// delay of 100 ms each way.
import "./flags";
import { openDatabaseProxy } from "../test/faults/processes/databaseProxy";
import { playPurchase, roundTripsOf } from "../test/roundTrips";
import { openPatient, openTestEmbedded, openTestServer } from "../test/testDatabase";

/** Milliseconds each way. */
const DELAY = 100;
/** Connections that a call may use in parallel: they are opened before the measurement, as in a running server. */
const CONNECTIONS = 12;

const shown = (name: string, { trips, queries }: Awaited<ReturnType<typeof roundTripsOf>>) =>
  `${name}: ${trips} round trips, ${queries.length} queries`;

async function onEmbedded(): Promise<void> {
  const opened = await openTestEmbedded();
  await playPurchase(opened, async (name, call) => console.log(shown(name, await roundTripsOf(call))));
  await opened.close();
}

async function overTheLine(server: string): Promise<void> {
  const direct = await openTestServer(server);
  const line = await openDatabaseProxy(direct.url);
  const opened = await openPatient(line.url);
  await playPurchase(opened, async (name, call) => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => opened.db.execute("select pg_sleep(0.05)")));
    line.slowDown(DELAY);
    const began = performance.now();
    const counted = await roundTripsOf(call);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    line.slowDown(0);
    console.log(`${shown(name, counted)}, ${seconds} s over a line of ${2 * DELAY} ms there and back`);
  });
  await opened.close();
  await line.close();
  await direct.close();
}

const server = process.env.TEST_DATABASE_URL;
(server ? overTheLine(server) : onEmbedded()).catch((error: unknown) => {
  console.error(error);
  // Servers and databases that were opened before the failure would keep the process alive.
  process.exit(1);
});
