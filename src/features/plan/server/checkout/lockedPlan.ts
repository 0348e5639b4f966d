import { writeRefusal } from "../../../../platform/server/audit/audit.repository";
import { inParallel } from "../../../../platform/server/inParallel";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { isWithStaff, type Refusal } from "../../../../shared/refusals";
import { checkpointOf } from "../../checkout/checkout.checkpoint";
import { type DocumentChecks, failedChecks, waitForStaff } from "../../checkout/checkout.checks";
import {
  bookingsPrice,
  type CheckoutContext,
  effectiveBookings,
  openBookings,
  type PlanBooking,
} from "../../checkout/checkout.context";
import { effectsOf } from "../../checkout/checkout.effects";
import type { CheckoutFact } from "../../checkout/checkout.events";
import { decide, nextTickOf, type Transition, transitionOf } from "../../checkout/checkout.log";
import { MACHINE_VERSION } from "../../checkout/checkout.machine";
import { whyNot } from "../../checkout/checkout.reasons";
import { type CheckoutSnapshot, stateName } from "../../checkout/checkout.states";
import type { Actor } from "../plan.ports";
import type { PlanRow } from "../plan.repository";
import { applyEffects } from "./applyEffects";
import type { CheckoutPorts } from "./checkout.ports";
import { appendFacts, type Recorded } from "./checkout.repository";
import type { stateOf } from "./readPlan";

const system: Actor = { kind: "system", id: null };

/** The failure with every reason why the chart refused. (CHART-7) */
export class Refused extends Problem {
  constructor(readonly refusals: readonly Refusal[]) {
    super(
      "checkout.refused",
      {},
      refusals.map(({ code, facts }) => ({ Field: "", Code: code, facts })),
    );
  }
}

export type LockedPlanDeps = Pick<Services, "now"> & { ports: CheckoutPorts };

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
  /** Events that people tried and the chart refused, not saved yet. */
  #refused: { type: CheckoutFact["type"]; refusals: readonly Refusal[]; actor: Actor }[] = [];

  constructor(
    readonly tx: Tx,
    row: PlanRow,
    { snapshot, lastAt }: Awaited<ReturnType<typeof stateOf>>,
    private readonly deps: LockedPlanDeps,
  ) {
    [this.#row, this.#snapshot, this.#lastAt] = [row, snapshot, lastAt];
    // Facts are in the order of their instants, even if the clock of another process is slightly ahead.
    this.at = Math.max(deps.now(), lastAt);
  }

  /**
   * Takes the due ticks. If a tick requires the documents to be checked again, they are checked as of its instant,
   * because the later ticks depend on them: a late sweep then finds the same pause as a punctual one. (CHART-6,
   * PLAN-34)
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

  /**
   * Why the chart would refuse a fact now; undefined if it would accept it. The refusal is recorded as an attempt by
   * `recordFor`.
   */
  refusalOf(fact: CheckoutFact, { recordFor }: { recordFor?: Actor } = {}): Refused | undefined {
    const refusals = whyNot(this.#snapshot, { ...fact, at: this.at });
    if (refusals.length === 0) return undefined;
    if (recordFor) this.#note(fact, refusals, recordFor);
    return new Refused(refusals);
  }

  /**
   * Takes a fact as of now. If the chart refuses it, nothing is taken and the refusal is returned; a person's refused
   * attempt is recorded when the plan is saved. (DESK-24)
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
   * Why the travelers' papers do not suffice for a booking's change; empty if they do. A paid plan has sufficient
   * papers, and a change must keep it so. It has a voucher immediately, so no driver may be added whose documents staff
   * have not verified yet, not even the client. (PLAN-52, DOC-7)
   */
  async unfitPapers({ replaces, ...change }: Stay & { replaces: number }): Promise<Refusal[]> {
    const others = effectiveBookings(this.#snapshot.context).filter(({ id }) => id !== replaces);
    const unfit = failedChecks(await this.#checksFor([...others, change])).filter((refusal) => !isWithStaff(refusal));
    if (unfit.length > 0) return unfit;
    const ofChange = failedChecks(await this.#checksFor([change]));
    const isOther = ofChange.some(({ code }) => code === "driverInReview");
    const waits = isOther || (await this.#makesDriver(replaces, change.id));
    if (!waits) return [];
    const isHeld = this.#snapshot.context.bookings.some(({ id }) => id === change.id);
    return [{ code: "driverNotVerified", facts: { booking: replaces, held: String(isHeld) } }];
  }

  /** Whether a change makes the client a new driver with a licence that staff have not verified. */
  async #makesDriver(replaces: number, changed: number): Promise<boolean> {
    const { ports } = this.deps;
    const [was, now, drivesUnverified] = await inParallel(
      ports.checkedPapersOf(this.tx, [replaces]),
      ports.checkedPapersOf(this.tx, [changed]),
      ports.drivesUnverified(this.tx, this.#row.clientId),
    );
    return drivesUnverified(now.cars) && !drivesUnverified(was.cars);
  }

  async #checksFor(stays: readonly Stay[]): Promise<DocumentChecks> {
    const { ports } = this.deps;
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
    const lapse = await this.deps.ports.methodLapse(this.tx, method, bookingsPrice(context));
    if (lapse) this.#accept(transitionOf(this.#snapshot, { ...dropped, ...lapse }), system);
  }

  /** Whether documents that wait for staff pause the window to pay: after an overdue review only newer ones. (PLAN-34) */
  async #mayPause({ overdueAt }: CheckoutContext): Promise<boolean> {
    if (overdueAt === null) return true;
    const givenAt = await this.deps.ports.documentsGivenAt(this.tx, this.#row.clientId);
    return givenAt !== null && givenAt > overdueAt;
  }

  /** Takes the facts that follow from the accepted ones: the checks of documents, and a dropped method. */
  async settle(): Promise<void> {
    if (this.#snapshot.context.checks === null) await this.recheck();
    await this.#dropLapsedMethod();
    this.#isSettled = true;
  }

  /**
   * Appends the accepted events and applies their effects, one by one. Called at the end of a change, or earlier by
   * code that needs the effects, such as released inventory. If the plan is settled, the facts are sent immediately, so
   * that later queries see them.
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
      await applyEffects(this.deps.ports, this.tx, this.#row, effectsOf(before, after, this.at), this.at);
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

/** A booking to be checked, and its time. */
type Stay = Pick<PlanBooking, "id" | "startsAt" | "endsAt">;

/**
 * The transitions to read effects from: while the documents are still to be checked again, a fact and the next are one
 * step, so that no message reports the state between them. (PLAN-34)
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
