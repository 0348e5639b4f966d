import en from "../../../i18n/en.json";
import es from "../../../i18n/es.json";
import {
  added,
  at,
  begin,
  booking,
  checked,
  payable,
  starts,
  ticked,
  tooYoung,
  unsigned,
} from "../../../test/checkoutStory";
import type { CheckoutSnapshot } from "../../features/plan/checkout/checkout.states";
import { HOUR, MINUTE, SECOND } from "../../shared/instant";
import { comparedFacts, comparedPlans, factDifferences, factNames, planFacts } from "./planFacts";

const factsOf = (story: ReturnType<typeof payable>) => planFacts(story.snapshot);
const valueAt = (story: ReturnType<typeof payable>, path: string) =>
  factsOf(story).find((fact) => fact.path === path)?.value;

describe("the facts of a plan (QA-11)", () => {
  it("are its state and each single value of its context, as money, instants, spans and reasons", () => {
    const paying = payable().and(starts("payment.started", 2));
    expect(valueAt(paying, "state")).toEqual({ as: "text", text: "paying.processing" });
    expect(valueAt(paying, "attempt.amount")).toMatchObject({ as: "money" });
    expect(valueAt(paying, "attempt.startedAt")).toEqual({ as: "instant", at: at(2) });
    expect(valueAt(paying, "attempt.unknown")).toEqual({ as: "flag", yes: false });
    expect(valueAt(paying, "bookings.0.status")).toEqual({ as: "word", word: "bookings.status.confirmed" });
    expect(valueAt(paying, "checks.profile")).toEqual({ as: "passed" });
    expect(valueAt(payable().and(checked(2, tooYoung)), "checks.licenceAge")).toMatchObject({ as: "refusal" });
  });

  it("leave out values that are null as a whole, and have names in both languages", () => {
    const all = [payable(), payable().and(starts("transfer.ordered", 2)), unsigned()].flatMap(factsOf);
    expect(all.filter(({ name }) => name === null)).toEqual([]);
    expect(valueAt(payable(), "attempt.amount")).toBeUndefined();
    for (const messages of [en, es]) {
      const missing = factNames.filter((name) => !(`inspector.fact.${name}` in messages));
      expect(missing).toEqual([]);
    }
  });

  it("say the status of a booking and why a plan ended in words of each language, and a word they do not know as it is", () => {
    const unpaid = payable().and(ticked(49));
    expect(valueAt(unpaid, "cancelled.reason")).toEqual({ as: "word", word: "cancelled.reason.unpaid" });
    const { context } = payable().snapshot;
    const lapse = { method: 85, why: "belowMinimum", limit: 10_000 } as const;
    const [first] = context.bookings;
    if (!first) throw new Error("the plan has a booking");
    const changed = { ...first, refundTo: "fund", status: "of a later version" as "requested" } as const;
    const facts = planFacts({
      ...payable().snapshot,
      context: { ...context, dropped: lapse, bookings: [changed] },
    } as CheckoutSnapshot);
    const factAt = (path: string) => facts.find((fact) => fact.path === path)?.value;
    expect(factAt("dropped.why")).toEqual({ as: "word", word: "dropped.why.belowMinimum" });
    expect(factAt("bookings.0.refundTo")).toEqual({ as: "word", word: "bookings.refundTo.fund" });
    expect(factAt("bookings.0.status")).toEqual({ as: "text", text: "of a later version" });
  });

  it("of two plans are shown side by side, with differences marked and missing values empty", () => {
    const one = factsOf(payable());
    const other = factsOf(
      payable()
        .and(added(1, 2))
        .and(booking("booking.confirmed", 2, 2)),
    );
    const state = comparedFacts(one, other).find(({ path }) => path === "state");
    expect(state).toMatchObject({ one: { text: "paying.choosing" }, isSame: false });
    expect(factDifferences(one, other).find(({ path }) => path === "bookings.1.id")).toMatchObject({
      ...{ name: "bookings.id", place: 1, one: null, other: { as: "text", text: "2" } },
    });
    expect(factDifferences(one, one)).toEqual([]);
  });

  it("call bookings by their places, and reminders by what they are about", () => {
    const paying = valueAt(payable().and(ticked(40)), "reminded");
    expect(paying).toEqual({ as: "reminders", reminders: [{ kind: "pay", hours: 24, place: null }] });
    const confirming = valueAt(begin().and(added(0)).and(added(0, 2)).and(ticked(60)), "reminded");
    const reminders = [0, 1].map((place) => ({ kind: "confirm", hours: null, place }));
    expect(confirming).toEqual({ as: "reminders", reminders });
  });

  it("of two plans are compared without ids, and by times to the minute, also as far from their first bookings", () => {
    const here = factsOf(payable().and(starts("payment.started", 2)));
    const moved = (by: number, only?: string) =>
      here.map((fact): typeof fact => {
        const isMoved = fact.value.as === "instant" && (only === undefined || fact.path === only);
        return isMoved && fact.value.as === "instant"
          ? { ...fact, value: { as: "instant", at: fact.value.at + by } }
          : fact;
      });
    const differing = (there: typeof here) =>
      comparedPlans(here, there)
        .filter(({ isSame }) => !isSame)
        .map(({ path }) => path);
    expect(differing(moved(59 * SECOND))).toEqual([]);
    expect(differing(moved(3 * HOUR))).toEqual([]);
    expect(differing(moved(59 * SECOND, "attempt.startedAt"))).toEqual([]);
    expect(differing(moved(2 * MINUTE, "attempt.startedAt"))).toEqual(["attempt.startedAt"]);
    const names = comparedPlans(here, here).map(({ name }) => name);
    expect(names.filter((name) => name === "bookings.id" || name === "attempt.id")).toEqual([]);
    expect(here.some(({ name }) => name === "attempt.id")).toBe(true);
  });
});
