import en from "../../../i18n/en.json";
import es from "../../../i18n/es.json";
import { added, at, booking, checked, payable, starts, tooYoung, unsigned } from "../../../test/checkoutStory";
import { comparedFacts, factDifferences, factNames, planFacts } from "./planFacts";

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
    expect(valueAt(paying, "bookings.0.status")).toEqual({ as: "text", text: "confirmed" });
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
});
