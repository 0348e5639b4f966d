import { type CheckoutSnapshot, stateName } from "../../features/plan/checkout/checkout.states";
import type { Instant } from "../../shared/instant";
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

/** `span` in milliseconds, `percent` in hundredths of a percent. */
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
  | { as: "text"; text: string };

/** `path`: its own, by which facts of two plans are compared; `place`: of its booking in the plan, from 0. */
export type PlanFact = { path: string; name: FactName | null; place: number | null; value: FactValue };

/** A plan's state and context as single facts, in the context's order. What is null as a whole has none. */
export function planFacts(snapshot: CheckoutSnapshot): PlanFact[] {
  return [
    { path: "state", name: "state", place: null, value: { as: "text", text: stateName(snapshot) } },
    ...leavesOf(snapshot.context, ""),
  ];
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
    if (last === "rate") return { as: "percent", rate: value };
    if (last === "pausedWith") return { as: "span", span: value };
    if (money.has(last)) return { as: "money", amount: value };
    if (/(?:^at|At|By|Until)$/.test(last)) return { as: "instant", at: value };
  }
  const text = Array.isArray(value)
    ? value.join(", ")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
  return text === "" ? { as: "none" } : { as: "text", text };
}
