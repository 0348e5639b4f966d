import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { imbalances } from "../../src/features/ledger/ledger.rules";
import { readBooks } from "../../src/features/payments/server/books.repository";
import { fold, nextTickOf, store } from "../../src/features/plan/checkout/checkout.log";
import { stateName } from "../../src/features/plan/checkout/checkout.states";
import { eventsOf } from "../../src/features/plan/server/checkout/checkout.repository";
import { findPlan } from "../../src/features/plan/server/plan.repository";
import { Problem } from "../../src/platform/server/problem";
import { PaymentProvider, PaymentStatus } from "../../src/shared/enumerations";
import { MINUTE } from "../../src/shared/instant";
import { Killed } from "../apiProcess";
import { act, type Memory } from "./actions";
import { type Facts, readFacts } from "./facts";
import { brokenMessages } from "./messageInvariants";
import { brokenMoney, heldBy, unsettledMoney } from "./moneyInvariants";
import { attribute, recordFound } from "./outsideActions";
import { brokenPlans, overdue } from "./planInvariants";
import { beginWorld, type Ground, type SimulatedWorld } from "./simulatedWorld";
import { type Script, written } from "./steps";

/** The greatest number of rounds of asking providers at the end; anything still open is a violation. */
const ROUNDS = 10;

/** Receives each step and its outcome as a line; for replays. */
export type Trace = (line: string) => void;

/**
 * Plays a script and checks every invariant after each step (SIM-6); in the end the providers are asked until nothing
 * is open, and both books must be equal. Throws with the violated invariant.
 */
export async function runScript(ground: Ground, { beginsAt, steps }: Script, trace: Trace = () => {}): Promise<void> {
  const world = await beginWorld(ground, beginsAt);
  const memory: Memory = { orders: new Map() };
  let facts = await readFacts(world.db, world.clientIds);
  for (const step of steps) {
    const outcome = await outcomeOf(world, act(world, facts, memory, step));
    if (outcome === null) continue;
    // Passing time alone changes no rows.
    const onlyTime = step.do === "later" || step.do === "approachDeadline";
    if (!onlyTime) facts = await readFacts(world.db, world.clientIds);
    trace(`${new Date(world.clock.at).toISOString()}  ${written(step)} → ${outcome}\n    ${summary(facts)}`);
    const broken = [...brokenMoney(facts, outside(world)), ...brokenPlans(facts), ...brokenMessages(facts.told)];
    if (step.do === "sweep") broken.push(...overdue(facts, world.clock.at));
    complain(`after: ${written(step)}`, broken);
  }
  await settle(world, trace);
}

const outside = ({ clover, stripe, bank }: SimulatedWorld) => ({ held: heldBy(clover.journal, stripe.memory), bank });

/** Refusals are answers, and processes die; any other error is a failure. */
async function outcomeOf(world: SimulatedWorld, acting: Promise<string | null>): Promise<string | null> {
  try {
    return await acting;
  } catch (error) {
    if (error instanceof Problem) return [error.code, ...error.fields.map(({ Code }) => Code)].join(" ");
    if (!(error instanceof Killed)) throw error;
    world.server = world.start();
    world.happened(`death at ${error.step}`);
    return `died at ${error.step}`;
  }
}

async function settle(world: SimulatedWorld, trace: Trace): Promise<void> {
  const { db, clock, clover } = world;
  const server = world.start();
  clover.weather = "fair";
  world.server = server;
  const untilAllIsKnown = async () => {
    // Each question postpones the next one by five minutes at most.
    for (let round = 0, asked = 1; asked > 0 && round < ROUNDS; round += 1) {
      clock.at += 6 * MINUTE;
      clover.goOn();
      await server.sweep();
      asked = await server.reconcile();
    }
  };
  await untilAllIsKnown();
  // Refunds made at the providers are found by the daily comparison, and owed refunds wait for finance until then.
  await db.execute(sql`update provider_comparisons set due_at = '2026-01-01'`);
  await server.reconcile();
  await attribute(world, { as: "goodwill" });
  await untilAllIsKnown();
  await recordFound(world);
  await untilAllIsKnown();
  const facts = await readFacts(db, world.clientIds);
  countEnds(world, facts);
  trace(`${new Date(clock.at).toISOString()}  in the end\n    ${summary(facts)}`);
  const books = [...brokenMoney(facts, outside(world)), ...unsettledMoney(facts, outside(world))];
  complain("in the end", [
    ...books,
    ...brokenPlans(facts),
    ...brokenMessages(facts.told),
    ...overdue(facts, clock.at),
    ...(await misfolded(world, facts)),
    ...imbalances(await readBooks(db)),
  ]);
}

/** Counts the outcomes of payments by link, and of changes that cost more. */
function countEnds(world: SimulatedWorld, { bookings, payments, refunds, mails }: Facts): void {
  for (const { id, planId, status, forBookingId } of payments) {
    if (forBookingId === null) continue;
    if (status === PaymentStatus.Success) world.happened("difference of a change paid");
    const isBack = refunds.some(({ paymentId }) => paymentId === id);
    if (isBack && status !== PaymentStatus.Success) world.happened("difference of a change sent back");
    const others = payments.filter((one) => one.planId === planId && one.id !== id);
    if (
      isBack &&
      status === PaymentStatus.Success &&
      refunds.some((one) => others.some((of) => of.id === one.paymentId))
    )
      world.happened("refund of several payments");
  }
  for (const { id, planId, status } of bookings)
    if (status === "lapsed" && mails.includes(`plan-${planId}-change-${id}-to-pay`))
      world.happened("change lapsed unpaid");
  const byLink = payments.filter(({ method }) => method === PaymentProvider.Stripe);
  for (const { id, status } of byLink) {
    if (status === PaymentStatus.Success) world.happened("plan paid by a link");
    if (refunds.some(({ paymentId }) => paymentId === id)) world.happened("link's money sent back");
  }
}

/** The plans whose row differs from the fold of their events. */
async function misfolded({ db }: SimulatedWorld, { plans }: Facts): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, state, nextTickAt } of plans) {
    const snapshot = fold(id, await eventsOf(db, id));
    if (stateName(snapshot) !== state)
      broken.push(`plan ${id} is stored as ${state}, its events say ${stateName(snapshot)}`);
    const goesOnFrom = (await findPlan(db, id))?.checkpoint?.stored ?? null;
    if (goesOnFrom && !isDeepStrictEqual(goesOnFrom, JSON.parse(JSON.stringify(store(snapshot)))))
      broken.push(`plan ${id} goes on from what its events do not say`);
    if (nextTickOf(snapshot) !== nextTickAt) broken.push(`plan ${id} is looked up at the wrong time`);
  }
  return broken;
}

function summary({ plans, bookings, payments, refunds }: Facts): string {
  const ofPlan = plans.map(({ id, state }) => {
    const own = bookings.filter(({ planId }) => planId === id).map(({ id, status }) => `${id} ${status}`);
    return `plan ${id} ${state} (${own.join(", ")})`;
  });
  const money = [...payments, ...refunds].map(({ status, amount }, index) => {
    return `${index < payments.length ? "payment" : "refund"} ${amount} status ${status}`;
  });
  return [...ofPlan, ...money].join("; ") || "nothing yet";
}

function complain(when: string, broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(`${when}\n${broken.map((line) => `  ${line}`).join("\n")}`);
}
