// npm run bench:checkout (SPEED-8) — the fold of a long log, the chart's answers, and a command over HTTP against an
// empty route: on PGlite and, with TEST_DATABASE_URL, on PostgreSQL (node scripts/postgres.mjs npm run bench:checkout).
import "./flags";
import { Agent, request as send } from "node:http";
import Fastify from "fastify";
import { buildApp } from "../src/app/server/app";
import { paymentsContract } from "../src/features/payments/payments.contract";
import { applyEvent, fold } from "../src/features/plan/checkout/checkout.log";
import { issueToken } from "../src/platform/server/auth/authentication";
import { movableClock } from "../src/platform/server/clock";
import type { OpenDatabase } from "../src/platform/server/db/database";
import { buildPath } from "../src/shared/endpoint";
import { PaymentProvider } from "../src/shared/enumerations";
import { DAY } from "../src/shared/instant";
import { draftOf, eventOf } from "../src/tools/inspector/event/event-draft";
import { eventTypes } from "../src/tools/inspector/event/event-fields";
import { inspectorContract } from "../src/tools/inspector/inspector.contract";
import { added, at, payable } from "../test/checkoutStory";
import { storeRental } from "../test/testBooking";
import { openTestEmbedded, openTestServer, testConfig } from "../test/testDatabase";
import { longLog } from "./longLog";

const EVENTS = 10_000;
const FOLDS = 9;
const ASKED = 2_000;
const PLANS = 20;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 400);
const GOALS = { fold: 150, command: 4 };

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of wall time and of processor time; other work on the machine does not add to the latter. */
function timed(work: () => unknown): { wall: number; cpu: number } {
  const began = performance.now();
  const used = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(used);
  return { wall: performance.now() - began, cpu: (user + system) / 1000 };
}

/** The median time to fold a long log, all of whose events the chart accepts. */
function measureFold(): void {
  const log = longLog(EVENTS);
  let snapshot = fold(1, []);
  for (const event of log) {
    if (!snapshot.can(event)) throw new Error(`the log is not one: ${event.type} is refused`);
    snapshot = applyEvent(snapshot, event);
  }
  const runs = Array.from({ length: FOLDS }, () => timed(() => fold(1, log)));
  const wall = median(runs.map((run) => run.wall));
  const cpu = median(runs.map((run) => run.cpu));
  console.log(
    `fold of ${EVENTS} events, median of ${FOLDS}: ${wall.toFixed(0)} ms (${cpu.toFixed(0)} ms of processor), ` +
      `goal ${GOALS.fold} ms, ratio ${(wall / GOALS.fold).toFixed(2)} (${(cpu / GOALS.fold).toFixed(2)})`,
  );
}

/** Microseconds for `can` about each event of the chart, on a plan with two bookings that may be paid. */
function measureCan(): void {
  const { snapshot } = payable().and(added(2, 2));
  const draft = draftOf(snapshot.context, at(3), "fresh");
  const events = eventTypes.flatMap((type) => eventOf(type, draft, at(3)) ?? []);
  const each = events.map((event) => {
    const { wall } = timed(() => {
      for (let turn = 0; turn < ASKED; turn += 1) snapshot.can(event);
    });
    return { type: event.type, micros: (wall * 1000) / ASKED };
  });
  const slowest = each.reduce((a, b) => (a.micros > b.micros ? a : b));
  const mean = each.reduce((sum, { micros }) => sum + micros, 0) / each.length;
  console.log(
    `can, ${events.length} events of ${eventTypes.length}, ${ASKED} times each: ${mean.toFixed(1)} µs on average, ` +
      `slowest ${slowest.type} ${slowest.micros.toFixed(1)} µs`,
  );
}

type Asked = { method: string; url: string; headers?: Record<string, string>; body?: object };

/** One keep-alive connection, as a browser has. */
function connection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = ({ method, url, headers, body }: Asked) =>
    new Promise<number>((resolve, reject) => {
      const began = performance.now();
      const sent = send(url, {
        agent,
        method,
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      });
      sent.on("error", reject);
      sent.on("response", (answer) => {
        answer.resume();
        answer.on("end", () => {
          if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
          resolve(performance.now() - began);
        });
      });
      sent.end(body && JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
}

async function measureCommand(name: string, { db, close }: OpenDatabase): Promise<void> {
  const clock = await movableClock(db);
  const app = await buildApp({ config: testConfig(), db, clock });
  const empty = Fastify();
  empty.get("/", async () => ({ ready: true }));
  const origin = await app.listen({ port: 0 });
  const emptyOrigin = await empty.listen({ port: 0 });
  const headers = {
    authorization: `Bearer ${issueToken(app, { clientId: 1, role: "client", staffRole: null }, clock.now())}`,
  };
  const one = connection();
  const other = connection();

  const command = (planId: number): Asked => {
    const params = { planId, methodId: PaymentProvider.Clover };
    return { method: "GET", url: origin + buildPath(paymentsContract.changePurchaseMethod.path, params), headers };
  };
  const plans = await Promise.all(Array.from({ length: PLANS }, () => payablePlan()));

  async function payablePlan(): Promise<number> {
    const { planId, bookingId } = await storeRental(db, {
      clientId: 1,
      at: clock.now(),
      startsAt: clock.now() + 30 * DAY,
    });
    const checks = { profile: null, documents: null, licenceAge: null, passportPeriod: null };
    const url = origin + buildPath(inspectorContract.sendEvent.path, { planId });
    for (const body of [
      { type: "booking.confirmed", bookingId },
      { type: "documents.checked", checks },
    ]) {
      await one.ask({ method: "POST", url, headers, body });
    }
    return planId;
  }

  const asked = {
    empty: () => other.ask({ method: "GET", url: emptyOrigin }),
    own: () => one.ask({ method: "GET", url: `${origin}/health/live` }),
    command: (round: number) => one.ask(command(plans[round % PLANS] ?? 0)),
  };
  const took = { empty: new Took(), own: new Took(), command: new Took() };
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternating, so that other work on the machine slows all three equally. The first rounds are a warm-up.
    const times = [await cost(asked.empty), await cost(asked.own), await cost(() => asked.command(round))];
    if (round >= ROUNDS / 4) [took.empty, took.own, took.command].map((one, index) => one.add(times[index]));
  }
  one.close();
  other.close();
  await Promise.all([app.close(), empty.close()]);
  await close();
  const bare = took.empty.median();
  const own = took.own.median();
  const full = took.command.median();
  const ratio = (to: Cost) => `${(full.wall / to.wall).toFixed(1)} (${(full.cpu / to.cpu).toFixed(1)})`;
  console.log(
    `a command (change of the method) over HTTP on ${name}, ${ROUNDS} rounds over ${PLANS} plans, one connection, ` +
      `medians (of processor): ${shown(full)}; an empty Fastify route ${shown(bare)}, our own without a query ` +
      `${shown(own)}; ratio ${ratio(bare)}, goal ${GOALS.command}; to our own ${ratio(own)}`,
  );
}

type Cost = { wall: number; cpu: number };
const shown = ({ wall, cpu }: Cost) => `${wall.toFixed(2)} ms (${cpu.toFixed(2)})`;

/** The processor time of one call in this process: client and server, and the database where it is embedded. */
async function cost(ask: () => Promise<number>): Promise<Cost> {
  const used = process.cpuUsage();
  const wall = await ask();
  const { user, system } = process.cpuUsage(used);
  return { wall, cpu: (user + system) / 1000 };
}

class Took {
  private readonly costs: Cost[] = [];

  add(cost: Cost | undefined): void {
    if (cost) this.costs.push(cost);
  }

  median(): Cost {
    return { wall: median(this.costs.map(({ wall }) => wall)), cpu: median(this.costs.map(({ cpu }) => cpu)) };
  }
}

async function main(): Promise<void> {
  measureFold();
  measureCan();
  const server = process.env.TEST_DATABASE_URL;
  await measureCommand("PGlite", await openTestEmbedded());
  if (server) await measureCommand("PostgreSQL", await openTestServer(server));
}

main().catch((error: unknown) => {
  console.error(error);
  // Servers and databases that were opened before the failure would keep the process alive.
  process.exit(1);
});
