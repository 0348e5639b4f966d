// npm run bench:search — how much of the database's own rate the search over HTTP keeps.
// 2,000 cars and 100,000 bookings, on PGlite and, with TEST_DATABASE_URL, on PostgreSQL.
import autocannon from "autocannon";
import { availability } from "../src/features/car/server/car.repository";
import { buildApp } from "../src/server/app";
import { movableClock } from "../src/server/clock";
import type { OpenDatabase } from "../src/server/db/database";
import { openInMemory } from "../src/server/db/openDatabase";
import { seed } from "../src/server/db/seed";
import { openTestServer, testConfig } from "../src/server/db/testDatabase";
import { addDays, havanaDate, havanaInstant } from "../src/shared/havana";
import { CARS, fillFleet } from "./fleet";

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const STAYS = 60;

const today = havanaDate(Date.now());
const stays = Array.from({ length: STAYS }, (_stay, index) => ({
  pickUp: addDays(today, 7 + index * 3),
  dropOff: addDays(today, 10 + index * 3),
}));
const havana = 2;

const searchOf = ({ pickUp, dropOff }: { pickUp: string; dropOff: string }) =>
  JSON.stringify({
    IdZone: havana,
    PickUp: pickUp,
    DropOff: dropOff,
    StartHour: "0900",
    EndHour: "0900",
    Currency: "USD",
    SiteId: 11,
    IdUserCountry: 0,
    CountryId: 34,
    LanguageCode: "en",
  });

/** Raw queries a second, as many at once as there are connections over HTTP, through the same pool. */
async function rawRate({ db }: OpenDatabase): Promise<number> {
  const { inZone } = availability(db);
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const worker = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += CONNECTIONS) {
      const { pickUp, dropOff } = stays[turn % STAYS] ?? { pickUp: today, dropOff: today };
      await inZone(havana, { startsAt: havanaInstant(pickUp, "0900"), endsAt: havanaInstant(dropOff, "0900") });
      done += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, (_worker, index) => worker(index)));
  return done / ((performance.now() - began) / 1000);
}

async function httpRate(opened: OpenDatabase) {
  // A constant of the bundlers; here nothing is bundled.
  Object.assign(globalThis, { __QA_TOOLS__: false });
  const app = await buildApp({
    config: testConfig({ SWEEP_EVERY_MS: "3600000", REQUESTS_PER_MINUTE: "100000000" }),
    db: opened.db,
    clock: await movableClock(opened.db),
  });
  const url = await app.listen({ port: 0 });
  const result = await autocannon({
    url: `${url}/api/carBookings/getOffers/Price/0/en/0/20`,
    connections: CONNECTIONS,
    // In a thread of its own: what the client costs is not the server's.
    workers: 1,
    duration: SECONDS,
    requests: stays.map((stay) => ({
      method: "POST" as const,
      headers: { "content-type": "application/json" },
      body: searchOf(stay),
    })),
  });
  await app.close();
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} failures, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

async function measure(name: string, opened: OpenDatabase, bookings: number): Promise<void> {
  await fillFleet(opened.db, today, bookings);
  const raw = await rawRate(opened);
  const { rate, p99 } = await httpRate(opened);
  console.log(
    `${name}: ${CARS} cars, ${bookings} bookings, ${CONNECTIONS} connections, ${SECONDS} s: ` +
      `raw query ${raw.toFixed(0)}/s, search over HTTP ${rate.toFixed(0)}/s (p99 ${p99} ms), ratio ${(rate / raw).toFixed(2)}`,
  );
}

async function embedded(): Promise<OpenDatabase> {
  const opened = await openInMemory();
  await seed(opened.db, testConfig());
  return opened;
}

async function main(): Promise<void> {
  const sizes = (process.env.BENCH_BOOKINGS ?? "100000").split(",").map(Number);
  const url = process.env.TEST_DATABASE_URL;
  for (const bookings of sizes) {
    const engines = [
      { name: "PGlite", open: embedded },
      ...(url ? [{ name: "PostgreSQL", open: () => openTestServer(url) }] : []),
    ];
    for (const { name, open } of engines) {
      const opened = await open();
      try {
        await measure(name, opened, bookings);
      } finally {
        await opened.close();
      }
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
