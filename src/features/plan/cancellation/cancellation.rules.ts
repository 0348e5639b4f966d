import { CancelPolicyCode } from "../../../shared/enumerations";
import { addDays, havanaDate, havanaHour, havanaInstant } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { type Minor, scale } from "../../../shared/money";

/**
 * A row of a product's cancellation schedule. The meaning of REFUND-1's codes is our decision: NB a percentage by days
 * before the service, NC everything (it cannot be cancelled), NP a number of days or nights, PA a fixed amount, RF
 * nothing (fully refundable up to a deadline).
 */
export type CancellationRule = {
  code: number;
  /** Applies from this many days before the service (null: from the beginning) down to `toDays`. */
  fromDays: number | null;
  toDays: number;
  percent: number | null;
  /** Days or nights of the service. */
  units: number | null;
  amount: Minor | null;
  /** Once the service has begun without the client. */
  noShow: boolean;
};

/** The sold service: its price in minor units, its days or nights, and when it begins. */
export type Sold = { amount: Minor; units: number; startsAt: Instant };

/** The amounts kept and refunded from `from` (null: from the beginning) until before `until` (null: no end). */
export type CancellationPhase = {
  code: number;
  from: Instant | null;
  until: Instant | null;
  charge: Minor;
  refund: Minor;
};

/**
 * The phases of cancelling, in order; the last is the no-show. Cancelling is always free while unconfirmed or unpaid.
 * (REFUND-2, REFUND-4)
 */
export function cancellationPhases(rules: readonly CancellationRule[], sold: Sold): CancellationPhase[] {
  const phases = beforeService(rules).map((rule) => {
    const from = rule.fromDays === null ? null : daysBefore(sold.startsAt, rule.fromDays);
    return phase(rule.code, from, daysBefore(sold.startsAt, rule.toDays), chargeOf(rule, sold), sold);
  });
  const absent = rules.find(({ noShow }) => noShow);
  const code = absent?.code ?? CancelPolicyCode.NC;
  return [...phases, phase(code, sold.startsAt, null, absent ? chargeOf(absent, sold) : sold.amount, sold)];
}

const beforeService = (rules: readonly CancellationRule[]): CancellationRule[] =>
  rules.filter(({ noShow }) => !noShow).sort((a, b) => b.toDays - a.toDays);

/** A sample service: whether a rule charges anything depends neither on the price nor on the length. */
const ANY_SERVICE = { amount: 1_000_000, units: 1 };

/**
 * From how many days before its start the cancellation of a service costs something; 0: not before the start, null:
 * always. (REFUND-2)
 */
export function freeCancellationDays(rules: readonly CancellationRule[]): number | null {
  const before = beforeService(rules);
  const costsAt = (days: number): boolean => {
    const rule = before.find(({ fromDays, toDays }) => days <= (fromDays ?? Number.POSITIVE_INFINITY) && days > toDays);
    return rule !== undefined && chargeOf(rule, ANY_SERVICE) > 0;
  };
  if (costsAt(Number.POSITIVE_INFINITY)) return null;
  const ends = before.flatMap(({ fromDays, toDays }) => (fromDays === null ? [toDays] : [fromDays, toDays]));
  return Math.max(0, ...ends.filter(costsAt));
}

/** Until when cancelling is free, epoch ms: so many days before the start (null: never). */
export const freeCancellationUntil = (freeDays: number | null, startsAt: Instant): Instant | null =>
  freeDays === null ? null : daysBefore(startsAt, freeDays);

/** The phases that have not ended at an instant, and whether each has begun by then. */
export function phasesAhead(
  phases: readonly CancellationPhase[],
  now: Instant,
): (CancellationPhase & { begun: boolean })[] {
  return phases
    .filter(({ until }) => until === null || until > now)
    .map((phase) => ({ ...phase, begun: phase.from === null || phase.from <= now }));
}

/** The same phases when only a rest of the price is left to refund, in minor units, after a partial refund. */
export function phasesOfRest(phases: readonly CancellationPhase[], rest: Minor): CancellationPhase[] {
  return phases.map((phase) => {
    const charge = Math.min(phase.charge, rest);
    return { ...phase, charge, refund: rest - charge };
  });
}

/** The phase in force at an instant. Days that no rule covers cost nothing. */
export function phaseAt(phases: readonly CancellationPhase[], at: Instant, amount: Minor): CancellationPhase {
  const found = phases.find(({ from, until }) => (from === null || at >= from) && (until === null || at < until));
  return found ?? { code: CancelPolicyCode.RF, from: null, until: null, charge: 0, refund: amount };
}

function phase(code: number, from: Instant | null, until: Instant | null, charge: Minor, { amount }: Sold) {
  return { code, from, until, charge, refund: amount - charge };
}

/** The instant at which Havana's clock shows the service's hour, that many days before it. */
function daysBefore(startsAt: Instant, days: number): Instant {
  return days === 0 ? startsAt : havanaInstant(addDays(havanaDate(startsAt), -days), havanaHour(startsAt));
}

function chargeOf(rule: CancellationRule, { amount, units }: Omit<Sold, "startsAt">): Minor {
  const charge = {
    [CancelPolicyCode.NB]: scale(amount, (rule.percent ?? 100) / 100),
    [CancelPolicyCode.NC]: amount,
    [CancelPolicyCode.NP]: units > 0 ? scale(amount, (rule.units ?? 1) / units) : amount,
    [CancelPolicyCode.PA]: rule.amount ?? amount,
    [CancelPolicyCode.RF]: 0,
  }[rule.code];
  // An unknown code must not cost the client anything.
  return Math.min(Math.max(charge ?? 0, 0), amount);
}
