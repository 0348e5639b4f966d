import { bookingStatuses } from "../../features/plan/bookings/bookingStatus";
import { methodLapses } from "../../features/plan/checkout/checkout.charge";
import { cancelReasons } from "../../features/plan/checkout/checkout.context";
import { type CheckoutSnapshot, stateName } from "../../features/plan/checkout/checkout.states";
import { reminderOf } from "../../features/plan/checkout/checkout.upcoming";
import { destinations } from "../../shared/enumerations";
import { type Instant, MINUTE } from "../../shared/instant";
import type { Minor } from "../../shared/money";
import type { Refusal } from "../../shared/refusals";

/** The facts of a plan that have a name of their own, by their paths in its context without a booking's place. */
export const factNames = [
  "state",
  ...(["bookings.id", "bookings.productType", "bookings.status", "bookings.createdAt", "bookings.startsAt"] as const),
  ...(["bookings.endsAt", "bookings.amount", "bookings.confirmBy", "bookings.extended"] as const),
  ...([
    "bookings.confirmedAt",
    "bookings.holdUntil",
    "bookings.agreedAt",
    "bookings.replaces",
    "bookings.refundTo",
  ] as const),
  ...(["checks.profile", "checks.documents", "checks.licenceAge", "checks.passportPeriod", "withStaff"] as const),
  ...(["settledAt", "payWindow.opensAt", "payWindow.closesAt", "pausedWith", "reviewBy", "overdueAt"] as const),
  ...(["method", "charge.rate", "charge.fixed", "dropped.method", "dropped.why", "dropped.limit"] as const),
  ...(["holderAccepted", "attempt.id", "attempt.method", "attempt.amount", "attempt.charge"] as const),
  ...(["attempt.startedAt", "attempt.unknown", "attempt.received", "paidAt"] as const),
  ...(["supplement.id", "supplement.bookingId", "supplement.method", "supplement.amount"] as const),
  ...(["supplement.charge", "supplement.startedAt", "supplement.unknown", "supplement.over"] as const),
  ...(["signWindow.opensAt", "signWindow.closesAt", "signedAt", "toSign", "reminded"] as const),
  ...(["cancelled.reason", "cancelled.at", "cancelled.bookingIds", "cancelled.awaited"] as const),
] as const;
type FactName = (typeof factNames)[number];

/** Facts that have one of a few words as their value, with these words. */
const words = {
  "bookings.status": bookingStatuses,
  "bookings.refundTo": destinations,
  "dropped.why": methodLapses,
  "cancelled.reason": cancelReasons,
} as const;

/** A fact with one of its words: `cancelled.reason.unpaid`. The message `inspector.word.<fact>.<word>` says it. */
export type FactWord = {
  [Fact in keyof typeof words]: `${Fact}.${(typeof words)[Fact][number]}`;
}[keyof typeof words];

const factWords = Object.entries(words).flatMap(([fact, own]) => own.map((word) => `${fact}.${word}` as FactWord));

/** A reminder, and the place of its booking; null: of the whole plan. `hours`: before its deadline; null: not known. */
export type RemindedOf = { kind: string; hours: number | null; place: number | null };

/** `span` in milliseconds, `percent` in hundredths of a percent; `places` of bookings in the plan, from 0. */
export type FactValue =
  | { as: "none" }
  | { as: "passed" }
  | { as: "refusal"; refusal: Refusal }
  | { as: "flag"; yes: boolean }
  | { as: "money"; amount: Minor }
  | { as: "instant"; at: Instant }
  | { as: "span"; span: number }
  | { as: "percent"; rate: number }
  | { as: "method"; method: number }
  | { as: "product"; product: number }
  | { as: "bookings"; places: readonly number[] }
  | { as: "reminders"; reminders: readonly RemindedOf[] }
  | { as: "word"; word: FactWord }
  | { as: "text"; text: string };

/** `path`: its own, by which facts of two plans are compared; `place`: of its booking in the plan, from 0. */
export type PlanFact = { path: string; name: FactName | null; place: number | null; value: FactValue };

/**
 * A plan's state and context as single facts, in the context's order. What is null as a whole has none. Bookings are
 * called by their places in the plan, as their ids mean nothing to a reader, and differ between plans.
 */
export function planFacts(snapshot: CheckoutSnapshot): PlanFact[] {
  const ids = snapshot.context.bookings.map(({ id }) => id);
  return [
    { path: "state", name: "state", place: null, value: { as: "text", text: stateName(snapshot) } },
    ...leavesOf(snapshot.context, "").map((fact) => ({ ...fact, value: withPlaces(fact, ids) })),
  ];
}

const ofBookings: readonly (FactName | null)[] = [
  "bookings.replaces",
  "supplement.bookingId",
  "toSign",
  "cancelled.bookingIds",
];

/** A value with the places of bookings in place of their ids. */
function withPlaces({ name, value }: PlanFact, ids: readonly number[]): FactValue {
  if (value.as !== "text") return value;
  const words = value.text.split(", ");
  if (ofBookings.includes(name)) return { as: "bookings", places: words.map((id) => ids.indexOf(Number(id))) };
  if (name !== "reminded") return value;
  const reminders = words.map((key) => {
    const { kind, hoursBefore: hours, bookingId } = reminderOf(key);
    return { kind, hours, place: bookingId === null ? null : ids.indexOf(bookingId) };
  });
  return { as: "reminders", reminders };
}

/** The facts that differ, each with its value on both sides; null: it has none there. */
export function factDifferences(before: readonly PlanFact[], after: readonly PlanFact[]): ComparedFact[] {
  return comparedFacts(before, after).filter(({ isSame }) => !isSame);
}

type ComparedFact = Omit<PlanFact, "value"> & {
  one: FactValue | null;
  other: FactValue | null;
  isSame: boolean;
};

/** All facts of two plans, or of one before and after, side by side. */
export function comparedFacts(one: readonly PlanFact[], other: readonly PlanFact[]): ComparedFact[] {
  const others = new Map(other.map((fact) => [fact.path, fact]));
  const known = new Set(one.map(({ path }) => path));
  const compared = (fact: PlanFact, here: FactValue | null, there: FactValue | null): ComparedFact => ({
    path: fact.path,
    name: fact.name,
    place: fact.place,
    one: here,
    other: there,
    isSame: JSON.stringify(here) === JSON.stringify(there),
  });
  return [
    ...one.map((fact) => compared(fact, fact.value, others.get(fact.path)?.value ?? null)),
    ...other.filter(({ path }) => !known.has(path)).map((fact) => compared(fact, null, fact.value)),
  ];
}

/** Names of facts that only tell plans and attempts apart. */
const ids: readonly (FactName | null)[] = ["bookings.id", "attempt.id", "supplement.id"];

/**
 * All facts of two plans side by side, without ids. Two times are the same if they are less than a minute apart, or as
 * far from the first booking of their plans: what was done a day later at the same pace does not differ. (QA-11)
 */
export function comparedPlans(one: readonly PlanFact[], other: readonly PlanFact[]): ComparedFact[] {
  const begins = [one, other].map(beginOf);
  const isSameTime = (here: Instant, there: Instant) => {
    const [from = null, to = null] = begins;
    const isNear = (apart: number) => Math.abs(apart) < MINUTE;
    return isNear(here - there) || (from !== null && to !== null && isNear(here - from - (there - to)));
  };
  return comparedFacts(one, other).flatMap((fact) => {
    if (ids.includes(fact.name)) return [];
    const { one: here, other: there } = fact;
    const isTime = here?.as === "instant" && there?.as === "instant";
    return [isTime ? { ...fact, isSame: isSameTime(here.at, there.at) } : fact];
  });
}

/** When the first of a plan's bookings was made; null: it never had one. */
function beginOf(facts: readonly PlanFact[]): Instant | null {
  const booked = facts.flatMap(({ name, value }) =>
    name === "bookings.createdAt" && value.as === "instant" ? [value.at] : [],
  );
  return booked.length === 0 ? null : Math.min(...booked);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function leavesOf(parent: Record<string, unknown>, above: string, place: number | null = null): PlanFact[] {
  return Object.entries(parent).flatMap(([key, value]): PlanFact[] => {
    const path = `${above}${key}`;
    if (path === "planId") return [];
    if (path === "bookings" && Array.isArray(value))
      return value.flatMap((booking, index) =>
        isRecord(booking) ? leavesOf(booking, `bookings.${index}.`, index) : [],
      );
    const name = path.replace(/^bookings\.\d+\./, "bookings.");
    if (name.startsWith("checks.")) return [factOf(path, name, place, isRefusal(value) ? value : null)];
    if (isRecord(value)) return leavesOf(value, `${path}.`, place);
    const isWhole = value === null && factNames.some((one) => one.startsWith(`${name}.`));
    return isWhole ? [] : [factOf(path, name, place, value)];
  });
}

const isRefusal = (value: unknown): value is Refusal => isRecord(value) && "code" in value;

const factOf = (path: string, name: string, place: number | null, value: unknown): PlanFact => ({
  path,
  name: factNames.find((one) => one === name) ?? null,
  place,
  value: readValue(name, value),
});

const money = new Set(["amount", "charge", "fixed", "limit", "received"]);

function readValue(name: string, value: unknown): FactValue {
  const last = name.split(".").at(-1) ?? name;
  if (name.startsWith("checks.")) return isRefusal(value) ? { as: "refusal", refusal: value } : { as: "passed" };
  if (value === null || value === undefined) return { as: "none" };
  if (typeof value === "boolean") return { as: "flag", yes: value };
  if (typeof value === "number") {
    if (last === "method") return { as: "method", method: value };
    if (last === "productType") return { as: "product", product: value };
    if (last === "rate") return { as: "percent", rate: value };
    if (last === "pausedWith") return { as: "span", span: value };
    if (money.has(last)) return { as: "money", amount: value };
    if (/(?:^at|At|By|Until)$/.test(last)) return { as: "instant", at: value };
  }
  const known = factWords.find((word) => word === `${name}.${value}`);
  if (known) return { as: "word", word: known };
  const text = Array.isArray(value)
    ? value.join(", ")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
  return text === "" ? { as: "none" } : { as: "text", text };
}
