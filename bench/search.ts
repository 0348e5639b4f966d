// npm run bench:search — the share of the database's own query rate that the searches over HTTP reach (SPEED-7,
// SPEED-10, SPEED-15). 2,000 cars, and 2,000 room types in addition to the catalogue's, with 100,000 bookings each
// (BENCH_BOOKINGS=10000,1000000 for others; BENCH_OF=lodging for one of the two), on PGlite and, with
// TEST_DATABASE_URL, on PostgreSQL (BENCH_ON=PostgreSQL for one of the two). The raw query is the one that the search
// runs, through the same pool. The bare server runs that query for each request and sends a stored answer, which shows
// the share of the raw rate that HTTP and the client leave.
import "./flags";
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import Fastify from "fastify";
import { buildApp } from "../src/app/server/app";
import { seed } from "../src/app/server/seed";
import { movableClock } from "../src/platform/server/clock";
import type { Database, OpenDatabase } from "../src/platform/server/db/database";
import { openInMemory } from "../src/platform/server/db/openDatabase";
import { availability as cars } from "../src/products/car/server/availability.repository";
import { loadCatalogue } from "../src/products/car/server/catalogue/catalogue.repository";
import { availability as properties } from "../src/products/lodging/server/lodging.repository";
import { addDays, havanaDate, havanaInstant } from "../src/shared/havana";
import { openTestServer, testConfig } from "../test/testDatabase";
import { CARS, fillFleet } from "./fleet";
import { databaseProcessor, ownProcessor } from "./processor";
import { fillProperties, ROOM_TYPES } from "./properties";
import type { Asked, Measured } from "./searchClient";

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const STAYS = 60;

const today = havanaDate(Date.now());
const stays = Array.from({ length: STAYS }, (_stay, index) => ({
  pickUp: addDays(today, 7 + index * 3),
  dropOff: addDays(today, 10 + index * 3),
}));
const stayAt = (turn: number) => stays[turn % STAYS] ?? { pickUp: today, dropOff: today };
const havana = 2;

const asked = { Currency: "USD", SiteId: 11, IdUserCountry: 0 };
const rooms = [{ room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] }];

/** A measured search: its data, its HTTP request, and the query that it runs. */
type Subject = {
  there: string;
  fill: (db: Database, today: string, bookings: number) => Promise<void>;
  path: string;
  bodies: object[];
  raw: (db: Database) => (stay: { pickUp: string; dropOff: string }) => Promise<unknown>;
};

const subjects: Record<string, Subject> = {
  cars: {
    there: `${CARS} cars`,
    fill: fillFleet,
    path: "/api/carBookings/getOffers/Price/0/en/0/20",
    bodies: stays.map(({ pickUp, dropOff }) => ({
      ...asked,
      IdZone: havana,
      PickUp: pickUp,
      DropOff: dropOff,
      StartHour: "0900",
      EndHour: "0900",
      CountryId: 34,
      LanguageCode: "en",
    })),
    raw: (db) => {
      const { inZone } = cars(db);
      const known = loadCatalogue(db, Date.now());
      const places = { fromZoneId: havana, toZoneId: havana };
      return async ({ pickUp, dropOff }) =>
        inZone(await known, {
          ...places,
          startsAt: havanaInstant(pickUp, "0900"),
          endsAt: havanaInstant(dropOff, "0900"),
        });
    },
  },
  lodging: {
    there: `${ROOM_TYPES} room types beside the catalogue's`,
    fill: fillProperties,
    path: "/api/lodgingBookings/getOffers/Price/0/en/0/20",
    bodies: stays.map(({ pickUp, dropOff }) => ({ ...asked, CheckIn: pickUp, CheckOut: dropOff, Rooms: rooms })),
    raw: (db) => {
      const fewFreeIn = properties(db);
      return ({ pickUp, dropOff }) => fewFreeIn({ stay: { checkIn: pickUp, checkOut: dropOff }, rooms });
    },
  },
};

/** The rate of raw queries, with as many in parallel as there are connections over HTTP. */
async function askRaw(ask: ReturnType<Subject["raw"]>): Promise<Measured> {
  const began = performance.now();
  const end = began + SECONDS * 1000;
  const times: number[] = [];
  const worker = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += CONNECTIONS) {
      const before = performance.now();
      await ask(stayAt(turn));
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_worker, index) => worker(index)));
  const rate = times.length / ((performance.now() - began) / 1000);
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { rate, p99, answers: times.length, failures: 0 };
}

/** Searches over HTTP, from a separate client process. */
async function askOverHttp(origin: string, { path, bodies }: Subject): Promise<Measured> {
  const client = fork(join(import.meta.dirname, "searchClient.ts"));
  const asked: Asked = {
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    bodies: bodies.map((body) => JSON.stringify(body)),
  };
  client.send(asked);
  const [measured]: Measured[] = await once(client, "message");
  if (!measured || measured.failures > 0) throw new Error(`${measured?.failures} searches failed`);
  return measured;
}

/**
 * The rate of a server without hooks or schemas, which runs the raw query for each request and sends a stored answer.
 */
async function askBareServer(ask: ReturnType<Subject["raw"]>, subject: Subject, answer: string): Promise<Measured> {
  const server = Fastify();
  let turn = 0;
  server.post(subject.path, async (_request, reply) => {
    await ask(stayAt(turn++));
    return reply.type("application/json").send(answer);
  });
  try {
    return await askOverHttp(await server.listen({ port: 0 }), subject);
  } finally {
    await server.close();
  }
}

async function answerOf(origin: string, { path, bodies: [body] }: Subject): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return response.text();
}

type Cost = Measured & { processor: number | null };

/** The measurement, with the processor time of each answer, here and in the database, in milliseconds. */
async function costOf({ db }: OpenDatabase, ask: () => Promise<Measured>): Promise<Cost> {
  const used = async () => {
    const database = await databaseProcessor(db);
    return database === null ? null : database + ownProcessor();
  };
  const before = await used();
  const measured = await ask();
  const after = await used();
  return { ...measured, processor: before === null || after === null ? null : (after - before) / measured.answers };
}

async function measure(name: string, opened: OpenDatabase, subject: Subject, bookings: number): Promise<void> {
  await subject.fill(opened.db, today, bookings);
  // A constant of the bundlers; here nothing is bundled.
  const app = await buildApp({
    config: testConfig({ SWEEP_EVERY_MS: "600000" }),
    db: opened.db,
    clock: await movableClock(opened.db),
    // As in the product: without it the catalogue is loaded again every second.
    listen: opened.listen,
  });
  const origin = await app.listen({ port: 0 });
  const ask = subject.raw(opened.db);
  const answer = await answerOf(origin, subject);
  // A warm-up that is not counted: the first measurement in a process includes compilation.
  await askOverHttp(origin, subject);
  const raw = await costOf(opened, () => askRaw(ask));
  const bare = await costOf(opened, () => askBareServer(ask, subject, answer));
  const search = await costOf(opened, () => askOverHttp(origin, subject));
  await app.close();
  console.log(
    `${name}: ${subject.there}, ${bookings} bookings, ${CONNECTIONS} connections, ${SECONDS} s: ` +
      `raw query ${costText(raw)}, by a bare server ${costText(bare)}, search over HTTP ${costText(search)}, ` +
      `ratio to the raw query ${ratio(search, raw)}, to the bare server ${ratio(search, bare)}`,
  );
}

/** The ratio of another rate to this one, and the ratio by the processor time of one answer. */
const ratio = (one: Cost, whole: Cost) =>
  (one.rate / whole.rate).toFixed(2) +
  (one.processor && whole.processor ? ` (of processor ${(whole.processor / one.processor).toFixed(2)})` : "");

const costText = ({ rate, p99, processor }: Cost) =>
  `${rate.toFixed(0)}/s (p99 ${p99.toFixed(0)} ms${processor ? `, ${processor.toFixed(2)} ms of processor` : ""})`;

async function embedded(): Promise<OpenDatabase> {
  const opened = await openInMemory();
  await seed(opened.db, testConfig());
  return opened;
}

async function main(): Promise<void> {
  const sizes = (process.env.BENCH_BOOKINGS ?? "100000").split(",").map(Number);
  const url = process.env.TEST_DATABASE_URL;
  const engines = [
    { name: "PGlite", open: embedded },
    ...(url ? [{ name: "PostgreSQL", open: () => openTestServer(url) }] : []),
  ];
  const wanted = <Item>(all: Item[], nameOf: (item: Item) => string, name: string | undefined) =>
    all.filter((item) => name === undefined || nameOf(item) === name);
  for (const [, subject] of wanted(Object.entries(subjects), ([name]) => name, process.env.BENCH_OF))
    for (const bookings of sizes)
      for (const { name, open } of wanted(engines, ({ name }) => name, process.env.BENCH_ON)) {
        const opened = await open();
        try {
          await measure(name, opened, subject, bookings);
        } finally {
          await opened.close();
        }
      }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
