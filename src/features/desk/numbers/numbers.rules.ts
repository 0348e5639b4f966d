import { addDays, type HavanaDate, havanaInstant } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { StateName } from "../../plan/checkout/checkout.states";

/** How far plans get, in order: a plan that reached a step also reached those before it. */
export const planSteps = ["begun", "confirmed", "documents", "paid", "signed", "completed"] as const;
type PlanStep = (typeof planSteps)[number];

/** Groups by outcome: each plan is in exactly one. Cancelled plans have three, by reason. */
export const planEndings = ["underWay", "completed", "unpaid", "unsigned", "refunded", "empty"] as const;
type PlanEnding = (typeof planEndings)[number];

/** The destination of refunds: the way the money was paid, the client's fund, or by a bank that decided a dispute. */
export const refundChannels = ["client", "fund", "dispute"] as const;

/** A group of plans with the same facts, and their number. */
export type PlanGroup = {
  readonly state: StateName;
  /** The last fact of the plan; null without one. */
  readonly lastFact: string | null;
  /** At least one of its bookings was confirmed. */
  readonly isConfirmed: boolean;
  /** All documents passed at some time. */
  readonly isChecked: boolean;
  readonly isPaid: boolean;
  readonly isSigned: boolean;
  readonly plans: number;
};

const furthest = ({ state, isConfirmed, isChecked, isPaid, isSigned }: PlanGroup): PlanStep => {
  if (state === "completed") return "completed";
  if (isSigned) return "signed";
  if (isPaid) return "paid";
  if (!isConfirmed) return "begun";
  return isChecked ? "documents" : "confirmed";
};

/** How many plans reached each step, even if they ended later. (DESK-29) */
export function stepsOf(groups: readonly PlanGroup[]): { Step: PlanStep; Plans: number }[] {
  return planSteps.map((Step, place) => {
    const those = groups.filter((group) => planSteps.indexOf(furthest(group)) >= place);
    return { Step, Plans: those.reduce((sum, { plans }) => sum + plans, 0) };
  });
}

/** A cancelled plan takes no more facts, so its last one is what cancelled it. */
function endingOf({ state, lastFact, isPaid }: PlanGroup): PlanEnding {
  if (state === "completed") return "completed";
  if (state === "collecting") return "empty";
  if (state !== "cancelled") return "underWay";
  if (!isPaid) return "unpaid";
  return lastFact === "booking.refunded" ? "refunded" : "unsigned";
}

/** How many plans are in each group; the sum is all plans. */
export function endingsOf(groups: readonly PlanGroup[]): { Ending: PlanEnding; Plans: number }[] {
  return planEndings.map((Ending) => {
    const those = groups.filter((group) => endingOf(group) === Ending);
    return { Ending, Plans: those.reduce((sum, { plans }) => sum + plans, 0) };
  });
}

/** Relative values in a URL: the 30 days up to the other value, and today. */
export const LAST_30 = "last30";
export const TODAY = "today";
/** The longest period, in days. */
export const MOST_DAYS = 366;
const USUAL_DAYS = 30;

type Wanted = { readonly from: HavanaDate; readonly to: HavanaDate };

/** The period, both days included; null if it ends before it begins or is too long. */
export function periodOf({ from, to }: Wanted, today: HavanaDate): Wanted | null {
  const last = to === TODAY ? today : to;
  const first = from === LAST_30 ? addDays(last, 1 - USUAL_DAYS) : from;
  return first > last || addDays(first, MOST_DAYS) <= last ? null : { from: first, to: last };
}

export type Period = {
  readonly days: readonly HavanaDate[];
  /** The instants at which its days begin in Havana. */
  readonly midnights: readonly Instant[];
  /** The midnight after its last day. */
  readonly until: Instant;
};

/** The days of a period by Havana's clock; a day on which the clock changes is an hour shorter or longer. */
export function daysOf({ from, to }: Wanted): Period {
  const days: HavanaDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return { days, midnights: days.map((day) => havanaInstant(day)), until: havanaInstant(addDays(to, 1)) };
}

/** A part in per cent of a whole, to one decimal; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
