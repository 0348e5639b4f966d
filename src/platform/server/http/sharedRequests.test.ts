import { openTestDatabase } from "../../../../test/testDatabase";
import { MINUTE, SECOND } from "../../../shared/instant";
import type { OpenDatabase } from "../db/database";
import { requestCounts } from "../db/schema/operations";
import { sharedRequests } from "./sharedRequests";

const LIMIT = 600;
const [CALLER, OTHER] = ["203.0.113.9", "203.0.113.10"];

let opened: OpenDatabase;
let present: number;
let warned: unknown[];
let processes: ReturnType<typeof sharedRequests>[];

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.db.delete(requestCounts);
  present = 1_000 * MINUTE;
  warned = [];
  processes = [];
});
afterEach(() => Promise.all(processes.map(({ close }) => close())));

/** A process that counts in the database, and its store. */
function startProcess(db = opened.db) {
  const log = { warn: (line: unknown) => warned.push(line) };
  const shared = sharedRequests({ db, log: Object.assign(Object.create(null), log), now: () => present, most: LIMIT });
  processes.push(shared);
  const store = new shared.Store();
  const ask = (caller: string, times = 1) => {
    let refused = 0;
    let left = 0;
    for (let time = 0; time < times; time += 1)
      store.incr(caller, (_error, { current, ttl }) => {
        if (current > LIMIT) refused += 1;
        left = ttl;
      });
    return { refused, left };
  };
  return { ...shared, ask };
}

it("the limit of an address counts a caller's requests over all processes together (OPS-60)", async () => {
  const [one, other] = [startProcess(), startProcess()];
  expect(one.ask(CALLER, 650).refused).toBe(50);
  await one.share();
  // The requests that were counted during an exchange.
  await one.share();
  await other.share();
  expect(other.ask(CALLER, 650).refused).toBe(650);
  expect(other.ask(OTHER, LIMIT).refused).toBe(0);
});

it("the limit of an address adds up what processes count at the same time, however they exchange it (OPS-60)", async () => {
  const all = [startProcess(), startProcess(), startProcess()];
  for (let round = 0; round < 5; round += 1) {
    for (const each of all) each.ask(CALLER, 30);
    await Promise.all(all.map((each) => each.share()));
  }
  for (const each of all) await each.share();
  const [total] = await opened.db.select().from(requestCounts);
  expect(total?.count).toBe(5 * 3 * 30);
  expect(all.map((each) => each.ask(CALLER, LIMIT - 450).refused)).toEqual([0, 0, 0]);
  expect(all.map((each) => each.ask(CALLER).refused)).toEqual([1, 1, 1]);
});

it("the limit of an address exchanges a burst of one caller's requests immediately, without a query during any request (OPS-60)", async () => {
  let queries = 0;
  const db = new Proxy(opened.db, {
    get: (target, name) => {
      queries += 1;
      return Reflect.get(target, name);
    },
  });
  const one = startProcess(db);
  one.ask(CALLER, LIMIT / 20 - 1);
  expect(queries).toBe(0);
  one.ask(CALLER);
  expect(queries).toBeGreaterThan(0);
  await one.share();
});

it("the limit of an address starts again each minute, deletes old counts, and says when the minute ends (OPS-60)", async () => {
  const one = startProcess();
  present += 45 * SECOND;
  expect(one.ask(CALLER, LIMIT + 1)).toEqual({ refused: 1, left: 15 * SECOND });
  await one.share();
  present += 15 * SECOND;
  expect(one.ask(CALLER)).toEqual({ refused: 0, left: MINUTE });
  present += 2 * MINUTE;
  one.ask(CALLER);
  await one.share();
  const minutes = (await opened.db.select().from(requestCounts)).map(({ minute }) => minute);
  expect(minutes).toEqual([Math.floor(present / MINUTE)]);
});

it("the limit of an address enforces the limit by its own count while the database is away, and shares its counts afterwards (OPS-60)", async () => {
  let isAway = true;
  const db = new Proxy(opened.db, {
    get: (target, name) => {
      if (isAway) throw new Error("the database is away");
      return Reflect.get(target, name);
    },
  });
  const one = startProcess(db);
  expect(one.ask(CALLER, 650).refused).toBe(50);
  await one.share();
  expect(warned.length).toBeGreaterThan(0);
  isAway = false;
  await one.share();
  const [total] = await opened.db.select().from(requestCounts);
  expect(total?.count).toBe(650);
});

it("the limit of an address stores nobody's address in the database (OPS-60)", async () => {
  const one = startProcess();
  one.ask(CALLER);
  await one.share();
  expect(JSON.stringify(await opened.db.select().from(requestCounts))).not.toContain(CALLER);
});
