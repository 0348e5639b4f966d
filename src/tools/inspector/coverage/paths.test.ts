import { Check } from "typebox/value";
import { at, signed, unsigned } from "../../../../test/checkoutStory";
import { SentEventBody } from "../event/event.schemas";
import { coverageOf } from "./coverage";
import { everyTarget, pathsTo } from "./paths";
import { isOutOfReach, outOfReach, unseen } from "./targets";

const ofSecondBooking =
  /-booking\.added\[|(signing|printing) -booking\.(confirmed|declined|extended|cancelled|removed)\[|printing -(clock\.ticked|receipt\.signed).*-> printing|-supplement\.|-holder\.accepted\[changeAgreed|guard (mayChangePaid|neverBooked|maySignAnew|servicesOver|maySupplement|supplementKnown|supplementInFull|changeAgreed) /;

it("every uncovered part of the chart has a path or is listed as out of reach (QA-8)", () => {
  const missing = unseen(coverageOf([]));
  const found = [...pathsTo(missing, null)].map(({ target }) => target);
  expect(missing.filter((target) => !found.includes(target))).toEqual(Object.keys(outOfReach));
});

it("a part that is listed as out of reach occurs in no plan, for any event at any time, and every other part occurs (QA-8)", () => {
  const seen = new Set<string>(everyTarget([1]));
  expect(Object.keys(outOfReach).filter((target) => seen.has(target))).toEqual([]);
  const others = unseen(coverageOf([])).filter((target) => !isOutOfReach(target) && !seen.has(target));
  // A plan with one booking gets no second one, and so no change of a paid one; paths to those are found above.
  expect(others.filter((target) => !ofSecondBooking.test(target))).toEqual([]);
});

it("the server accepts the form of every event of every path (QA-8)", () => {
  const sent = [...pathsTo(unseen(coverageOf([])), null)].flatMap(({ steps }) =>
    steps.flatMap((step) => (step.do === "send" ? [step.event] : [])),
  );
  expect(sent.some((event) => event.type === "booking.added" && event.booking.replaces !== undefined)).toBe(true);
  expect(sent.filter((event) => !Check(SentEventBody, event))).toEqual([]);
});

it("beside a plan whose service has begun, a path to paying for a change starts in a scenario (QA-8)", () => {
  const target = "transition printing -supplement.started[maySupplement]-> printing";
  const { snapshot } = unsigned().and(signed(3));
  const begun = { snapshot, now: at(31 * 24), bookingIds: [1, 2] };
  expect([...pathsTo([target], begun)]).toMatchObject([{ target, from: expect.any(String) }]);
});
