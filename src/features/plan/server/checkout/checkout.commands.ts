import { writeRefusal } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireOwner } from "../../../../platform/server/http/caller";
import { inParallel } from "../../../../platform/server/inParallel";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { readShop } from "../../../../platform/server/shop/shop.repository";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { isWithStaff, type Refusal } from "../../../../shared/refusals";
import { prefixOf } from "../../../../shared/shop";
import { refusedChange } from "../../change.rules";
import { checkpointOf } from "../../checkout/checkout.checkpoint";
import { type DocumentChecks, failedChecks, waitForStaff } from "../../checkout/checkout.checks";
import {
  bookingsPrice,
  type CheckoutContext,
  openBookings,
  type PlanBooking,
  standingBookings,
} from "../../checkout/checkout.context";
import { type Effects, effectsOf } from "../../checkout/checkout.effects";
import type { CheckoutFact } from "../../checkout/checkout.events";
import { decide, nextTickOf, type Transition, transitionOf } from "../../checkout/checkout.log";
import { MACHINE_VERSION } from "../../checkout/checkout.machine";
import { notificationPaths, onlyAsksToSign } from "../../checkout/checkout.notifications";
import { whyNot } from "../../checkout/checkout.reasons";
import { type CheckoutSnapshot, stateName, takesBookings } from "../../checkout/checkout.states";
import type { Actor } from "../plan.ports";
import { insertPlan, type PlanRow } from "../plan.repository";
import type { CheckoutPorts } from "./checkout.ports";
import { appendFacts, laterFacts, lockPlan, type PlanWithFacts, type Recorded, staffIds } from "./checkout.repository";
import { ifReadable, stateOf } from "./readPlan";

const system: Actor = { kind: "system", id: null };

/** The failure that names every reason why the chart refused. (CHART-7) */
export class Refused extends Problem {
  constructor(readonly refusals: readonly Refusal[]) {
    super(
      "checkout.refused",
      {},
      refusals.map(({ code, facts }) => ({ Field: "", Code: code, facts })),
    );
  }
}

type Parts = Pick<Services, "now"> & { ports: CheckoutPorts };

/**
 * A plan whose row this transaction has locked, with all due ticks applied (`catchUp`): a payment at the very end of a
 * hold finds the booking either kept or lapsed. (FAULT-2)
 */
export class LockedPlan {
  readonly at: Instant;
  #row: PlanRow;
  #snapshot: CheckoutSnapshot;
  #lastAt: Instant;
  /** Accepted and not saved yet. */
  #pending: (Transition & Recorded)[] = [];
  /** Whether nothing was accepted since `settle`. */
  #isSettled = false;
  /** What people tried and the chart refused, not saved yet. */
  #refused: { type: CheckoutFact["type"]; refusals: readonly Refusal[]; actor: Actor }[] = [];

  constructor(
    readonly tx: Tx,
    row: PlanRow,
    { snapshot, lastAt }: Awaited<ReturnType<typeof stateOf>>,
    private readonly parts: Parts,
  ) {
    [this.#row, this.#snapshot, this.#lastAt] = [row, snapshot, lastAt];
    // Facts are in the order of their instants, even if the clock of another process is slightly ahead.
    this.at = Math.max(parts.now(), lastAt);
  }

  /**
   * Takes the due ticks. Where one leaves the documents to be checked again, that is done at its instant, since the later
   * ticks depend on it: a sweep that comes late finds the pause that one in time would have begun. (CHART-6, PLAN-34)
   */
  async catchUp(): Promise<void> {
    for (let at = nextTickOf(this.#snapshot); at !== null && at <= this.at; at = nextTickOf(this.#snapshot)) {
      this.#accept(transitionOf(this.#snapshot, { type: "clock.ticked", at }), system);
      if (this.#snapshot.context.checks === null) await this.recheck(at);
    }
    await this.#dropLapsedMethod();
  }

  get row(): PlanRow {
    return this.#row;
  }

  /** The plan at `at`, with the facts accepted since. */
  get snapshot(): CheckoutSnapshot {
    return this.#snapshot;
  }

  /** The number of its facts, including those not saved yet. */
  get version(): number {
    return this.#row.eventCount + this.#pending.length;
  }

  /** Why the chart would refuse a fact now; undefined: it accepts it. The refusal is recorded as a try of `recordFor`. */
  refusalOf(fact: CheckoutFact, { recordFor }: { recordFor?: Actor } = {}): Refused | undefined {
    const refusals = whyNot(this.#snapshot, { ...fact, at: this.at });
    if (refusals.length === 0) return undefined;
    if (recordFor) this.#note(fact, refusals, recordFor);
    return new Refused(refusals);
  }

  /**
   * Takes a fact as of now. If the chart refuses it, nothing is taken and the refusal is returned; a refusal of what
   * a person tried is recorded when the plan is saved. (DESK-24)
   */
  take(fact: CheckoutFact, actor: Actor): Refused | undefined {
    const event = { ...fact, at: this.at };
    const decision = decide(this.#snapshot, event);
    if (!decision.accepted) {
      this.#note(fact, decision.refusals, actor);
      return new Refused(decision.refusals);
    }
    for (const transition of decision.transitions)
      this.#accept(transition, transition.event === event ? actor : system);
    return undefined;
  }

  /** Makes the checks of the documents again, and records them as of `at` if they are missing or have changed. */
  async recheck(at = this.at): Promise<void> {
    const known = this.#snapshot.context;
    const open = openBookings(known);
    if (open.length === 0) return;
    const checks = await this.#checksFor(open);
    const withStaff = waitForStaff(checks) && (await this.#mayPause(known));
    const event = { type: "documents.checked", at, checks, ...(withStaff && { withStaff }) } as const;
    const isNew = !sameChecks(known.checks, checks) || known.withStaff !== withStaff;
    if (isNew && this.#snapshot.can(event)) this.#accept(transitionOf(this.#snapshot, event), system);
  }

  /**
   * Why the papers of those who travel do not do if a booking is changed; empty: they do, or staff only have to look at
   * the client's own. What is paid for is known to be fit, and a change keeps it so: it has a voucher at once, so that
   * nobody drives whose documents staff have still to verify. (PLAN-42, DOC-7)
   */
  async unfitPapers({ replaces, ...change }: Stay & { replaces: number }): Promise<Refusal[]> {
    const others = standingBookings(this.#snapshot.context).filter(({ id }) => id !== replaces);
    const unfit = failedChecks(await this.#checksFor([...others, change])).filter((refusal) => !isWithStaff(refusal));
    if (unfit.length > 0) return unfit;
    const ofChange = failedChecks(await this.#checksFor([change]));
    const waits = ofChange.some(({ code }) => code === "driverInReview");
    return waits ? [{ code: "driverNotVerified", facts: { booking: replaces } }] : [];
  }

  async #checksFor(stays: readonly Stay[]): Promise<DocumentChecks> {
    const { ports } = this.parts;
    const ids = stays.map(({ id }) => id);
    const [papers, checkTrip] = await inParallel(
      ports.checkedPapersOf(this.tx, ids),
      ports.checkDocuments(this.tx, this.#row.clientId),
    );
    return checkTrip({
      ...papers,
      firstDay: havanaDate(Math.min(...stays.map(({ startsAt }) => startsAt))),
      lastDay: havanaDate(Math.max(...stays.map(({ endsAt }) => endsAt))),
    });
  }

  /** Takes the chosen method out of a plan for which it can no longer be used: nobody could pay that amount. (PLAN-39) */
  async #dropLapsedMethod(): Promise<void> {
    const { context } = this.#snapshot;
    const { method } = context;
    if (method === null || openBookings(context).length === 0) return;
    const dropped = { type: "method.dropped", at: this.at, method } as const;
    if (!this.#snapshot.can({ ...dropped, why: "notOffered" })) return;
    const lapse = await this.parts.ports.methodLapse(this.tx, method, bookingsPrice(context));
    if (lapse) this.#accept(transitionOf(this.#snapshot, { ...dropped, ...lapse }), system);
  }

  /** Whether documents that wait for staff pause the window to pay: after an overdue review only newer ones. (PLAN-34) */
  async #mayPause({ overdueAt }: CheckoutContext): Promise<boolean> {
    if (overdueAt === null) return true;
    const givenAt = await this.parts.ports.documentsGivenAt(this.tx, this.#row.clientId);
    return givenAt !== null && givenAt > overdueAt;
  }

  /** Takes what follows by itself from the accepted facts: the checks of documents, and a method that is lost. */
  async settle(): Promise<void> {
    if (this.#snapshot.context.checks === null) await this.recheck();
    await this.#dropLapsedMethod();
    this.#isSettled = true;
  }

  /**
   * Appends the accepted events and applies their effects, one by one. Called at the end of a change, or earlier by
   * code that needs the effects, such as released inventory. Of a settled plan the facts are sent as it is called: what
   * is sent afterwards sees them.
   */
  async save(): Promise<void> {
    if (!this.#isSettled) await this.settle();
    for (const { type, refusals, actor } of this.#refused.splice(0))
      await writeRefusal(this.tx, { at: this.at, actor, subject: `plan ${this.#row.id}`, event: type, refusals });
    const row = this.#row;
    const pending = this.#pending;
    const snapshot = this.#snapshot;
    const nextTickAt = nextTickOf(this.#snapshot);
    if (pending.length === 0 && nextTickAt === row.nextTickAt) return;
    const eventCount = row.eventCount + pending.length;
    const checkpoint = checkpointOf(snapshot, eventCount, this.#lastAt);
    const appended = appendFacts(
      this.tx,
      {
        planId: row.id,
        count: row.eventCount,
        facts: pending,
        recordedAt: this.at,
        machineVersion: MACHINE_VERSION,
      },
      { state: stateName(snapshot), nextTickAt, paidAt: snapshot.context.paidAt, checkpoint },
    );
    await inParallel(appended, this.#applyEffects(pending));
    this.#row = { ...row, eventCount, checkpoint, nextTickAt };
    this.#pending = [];
  }

  /** The effects see the facts, which were sent before. */
  async #applyEffects(pending: readonly Transition[]): Promise<void> {
    for (const { before, after } of steps(pending))
      await applyEffects(this.parts.ports, this.tx, this.#row, effectsOf(before, after, this.at), this.at);
  }

  #note({ type }: CheckoutFact, refusals: readonly Refusal[], actor: Actor): void {
    if (actor.id !== null) this.#refused.push({ type, refusals, actor });
  }

  #accept(transition: Transition, actor: Actor): void {
    this.#isSettled = false;
    this.#snapshot = transition.after;
    this.#lastAt = transition.event.at;
    this.#pending.push({ ...transition, actor });
  }
}

/** A booking that is checked, and its time. */
type Stay = Pick<PlanBooking, "id" | "startsAt" | "endsAt">;

/**
 * The transitions to read effects from: while the documents are still to be checked again, a fact and the next are one
 * step, so that no message is about the moment between them. (PLAN-34)
 */
function steps(transitions: readonly Transition[]): Pick<Transition, "before" | "after">[] {
  const all: Pick<Transition, "before" | "after">[] = [];
  for (const { before, after } of transitions) {
    const last = all.at(-1);
    if (last && last.after.context.checks === null) last.after = after;
    else all.push({ before, after });
  }
  return all;
}

function sameChecks(known: DocumentChecks | null, made: DocumentChecks): boolean {
  return known !== null && JSON.stringify(known) === JSON.stringify(made);
}

/** What is done with a locked plan. */
type Decide<Result> = (plan: LockedPlan) => Result | Promise<Result>;

export type CheckoutCommands = ReturnType<typeof checkoutCommands>;

/** What booking does with its plan. */
export type PlanToBook = Pick<
  LockedPlan,
  "at" | "row" | "snapshot" | "refusalOf" | "unfitPapers" | "take" | "settle" | "save"
>;

/** What booking asks of a plan's commands. */
export type BookingCommands = {
  openForBooking: (tx: Tx, row: PlanRow) => Promise<PlanToBook | null>;
  openForChange: (tx: Tx, row: PlanRow) => Promise<PlanToBook>;
  newPlan: (tx: Tx, clientId: number, at: Instant) => Promise<PlanToBook>;
};

/**
 * The one way to change a plan: lock its row, fold the facts after its checkpoint, take due ticks, decide, append the
 * accepted facts and apply their effects. An error thrown by `decide` rolls all of it back. (CHART-5)
 */
export function checkoutCommands({ db, ...parts }: Pick<Services, "db"> & Parts) {
  const { inTimeOf = (_clientId, work) => work() } = parts.ports;
  /**
   * Changes a plan in a transaction of its own. Throws `notFound` for a caller who neither owns the plan nor is staff,
   * and `plan.notFound` for a missing plan without a caller. A refusal that `decide` returns is thrown after the
   * commit: due ticks and everything else that was done stay recorded.
   */
  async function change<Result>(
    caller: Caller | null,
    planId: number,
    decide: Decide<Result | Refused>,
  ): Promise<Result> {
    const result = await db.transaction((tx) => changeOf(tx, caller, planId, decide));
    if (result instanceof Refused) throw result;
    return result;
  }

  /** The same within the caller's transaction; the caller decides what a returned refusal rolls back. */
  function changeWithin<Result>(tx: Tx, planId: number, decide: Decide<Result>): Promise<Result> {
    return changeOf(tx, null, planId, decide);
  }

  async function changeOf<Result>(
    tx: Tx,
    caller: Caller | null,
    planId: number,
    decide: Decide<Result>,
    now = parts.now,
  ): Promise<Result> {
    const locked = await lockPlan(tx, planId);
    if (!locked) throw new Problem(caller ? "notFound" : "plan.notFound");
    const { clientId } = locked.row;
    if (caller) requireOwner(caller, clientId);
    return inTimeOf(clientId, async () => {
      const plan = await opened(tx, locked, now);
      const result = await decide(plan);
      await plan.save();
      return result;
    });
  }

  /** A plan that this transaction has locked, with its due ticks taken. */
  async function opened(tx: Tx, locked: PlanWithFacts, now = parts.now): Promise<LockedPlan> {
    const plan = new LockedPlan(tx, locked.row, await stateOf(tx, locked), { ...parts, now });
    await plan.catchUp();
    return plan;
  }

  /**
   * Records a fact about a booking as of `at` and resolves to the plan's context after it. Throws a refusal, which rolls
   * back the caller's transaction and the booking with it.
   */
  function record(
    tx: Tx,
    planId: number,
    fact: CheckoutFact,
    { actor, at }: { actor: Actor; at: Instant },
  ): Promise<CheckoutContext> {
    const decide = (plan: LockedPlan) => {
      const refused = plan.take(fact, actor);
      if (refused) throw refused;
      return plan.snapshot.context;
    };
    return changeOf(tx, null, planId, decide, () => at);
  }

  /**
   * A plan that this transaction has locked, with what was due saved, if it takes bookings now; null where it does not,
   * or cannot be read: the next booking starts a new plan. The caller saves it. (PLAN-2, OPS-113)
   */
  async function openForBooking(tx: Tx, row: PlanRow): Promise<LockedPlan | null> {
    const plan = await inTimeOf(row.clientId, () => ifReadable(upToDate(tx, row)));
    return plan && takesBookings(plan.snapshot, plan.at) ? plan : null;
  }

  /**
   * The same to change one of its bookings, which no other plan can. Throws `plan.unreadable`, and `checkout.refused`
   * where it takes no booking now. (PLAN-40)
   */
  async function openForChange(tx: Tx, row: PlanRow): Promise<LockedPlan> {
    const plan = await inTimeOf(row.clientId, () => upToDate(tx, row));
    const refused = refusedChange(plan.snapshot, plan.at);
    if (refused) throw new Refused([refused]);
    return plan;
  }

  async function upToDate(tx: Tx, row: PlanRow): Promise<LockedPlan> {
    const plan = await opened(tx, { row, later: await laterFacts(tx, row) });
    await plan.save();
    return plan;
  }

  /** A client's new plan. The caller saves it. */
  async function newPlan(tx: Tx, clientId: number, at: Instant): Promise<LockedPlan> {
    return opened(tx, { row: await insertPlan(tx, clientId, at), later: [] }, () => at);
  }

  return { change, changeWithin, record, openForBooking, openForChange, newPlan };
}

/** Applies a transition's effects, in the transaction that records it: both happen or neither. */
async function applyEffects(ports: CheckoutPorts, tx: Tx, plan: PlanRow, effects: Effects, at: Instant): Promise<void> {
  if (effects.statuses.length > 0) await ports.setBookingStatuses(tx, effects.statuses);
  if (effects.release.length > 0) {
    const sharing = await withoutOwn(ports, tx, effects.left);
    for (const inventory of ports.inventories) await inventory.release(tx, [...effects.release, ...sharing]);
    if (sharing.length > 0) await reclaimed(ports, tx, sharing);
  }
  const prefix = effects.vouchers.length > 0 ? prefixOf(await readShop(tx)) : "";
  await ports.issueVouchers(
    tx,
    effects.vouchers.map((bookingId) => ({
      bookingId,
      number: voucherNumber(prefix, plan.id, bookingId),
      issuedAt: at,
    })),
  );
  if (effects.refundPayment.length > 0) await ports.refundPlan(tx, plan.id, effects.refundPayment, "unsigned", at);
  for (const swap of effects.swaps) await ports.settleChange(tx, plan, swap, at);
  if (effects.expired !== null) await ports.endAttempt(tx, effects.expired, "expired", at);
  // Last, so that notifications report the money after the effects above. (REFUND-17)
  await inParallel(
    ports.notifySuppliers(tx, effects.suppliers, at),
    sendNotifications(ports, tx, plan, effects.notifications, at),
  );
}

/** Those that shared a reservation with what has ended, as the change had none. The others keep theirs as it is. */
async function withoutOwn({ inventories }: CheckoutPorts, tx: Tx, left: Effects["left"]): Promise<number[]> {
  if (left.length === 0) return [];
  const changes = left.map(({ change }) => change);
  const holding = (await inParallel(...inventories.map((inventory) => inventory.holding(tx, changes)))).flat();
  return left.filter(({ change }) => !holding.includes(change)).map(({ bookingId }) => bookingId);
}

/** What was held together is held again by what is left of it. Nobody else can have taken it meanwhile. (PLAN-41) */
async function reclaimed({ inventories }: CheckoutPorts, tx: Tx, bookingIds: readonly number[]): Promise<void> {
  const held = await inParallel(...inventories.map((inventory) => inventory.reclaim(tx, bookingIds)));
  const missing = bookingIds.filter((id) => !held.flat().includes(id));
  if (missing.length > 0) throw new Error(`bookings ${missing.join(", ")} could not be held any longer`);
}

async function sendNotifications(
  ports: CheckoutPorts,
  tx: Tx,
  plan: PlanRow,
  notifications: Effects["notifications"],
  at: Instant,
): Promise<void> {
  if (notifications.length === 0) return;
  const [money, isHeld, desk] = await inParallel(
    ports.moneyWords(tx, plan),
    notifications.some(({ template }) => onlyAsksToSign(template)) && ports.holdsPapers(tx, plan.id),
    notifications.some(({ to }) => to !== "client") ? staffIds(tx, "desk") : [],
  );
  for (const { to, template, key, values: own } of notifications) {
    if (onlyAsksToSign(template) && isHeld) continue;
    const values = { ...money, ...own };
    const recipients =
      to === "client"
        ? [{ clientId: plan.clientId, key }]
        : desk.map((clientId) => ({ clientId, key: `${key}-${clientId}` }));
    const what = { planId: plan.id, template, values, path: notificationPaths[template]?.(plan.id), at };
    await inParallel(...recipients.map((recipient) => ports.notify(tx, { ...recipient, ...what })));
  }
}

/** What is printed on a voucher and read out at the rental desk or the hotel. It never changes. (OPS-151) */
function voucherNumber(prefix: string, planId: number, bookingId: number): string {
  return `${prefix}-${planId}-${bookingId}`;
}
