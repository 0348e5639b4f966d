import { Check } from "typebox/value";
import { at, signed, unsigned } from "../../../../test/checkoutStory";
import { SentEventBody } from "../event/event.schemas";
import { coverageOf } from "./coverage";
import { isOutOfReach, outOfReach, unseen } from "./sights";
import { everySight, waysTo } from "./ways";

const ofSecondBooking =
  /-booking\.added\[|(signing|printing) -booking\.(confirmed|declined|extended|cancelled|removed)\[|printing -(clock\.ticked|receipt\.signed).*-> printing|-supplement\.|-holder\.accepted\[changeAgreed|guard (mayChangePaid|neverBooked|maySignAnew|servicesOver|maySupplement|supplementKnown|supplementInFull|changeAgreed) /;

it("every uncovered part of the chart has a way, or a reason why not (QA-8)", () => {
  const missing = unseen(coverageOf([]));
  const found = [...waysTo(missing, null)].map(({ sight }) => sight);
  expect(missing.filter((sight) => !found.includes(sight))).toEqual(Object.keys(outOfReach));
});

it("an outcome with such a reason happens in no plan, for any event at any time, and every other outcome does (QA-8)", () => {
  const seen = new Set<string>(everySight([1]));
  expect(Object.keys(outOfReach).filter((sight) => seen.has(sight))).toEqual([]);
  const others = unseen(coverageOf([])).filter((sight) => !isOutOfReach(sight) && !seen.has(sight));
  // A plan with one booking gets no second one, and so no change of a paid one; ways to those are found above.
  expect(others.filter((sight) => !ofSecondBooking.test(sight))).toEqual([]);
});

it("the server takes every event of every way (QA-8)", () => {
  const sent = [...waysTo(unseen(coverageOf([])), null)].flatMap(({ steps }) =>
    steps.flatMap((step) => (step.do === "send" ? [step.event] : [])),
  );
  expect(sent.some((event) => event.type === "booking.added" && event.booking.replaces !== undefined)).toBe(true);
  expect(sent.filter((event) => !Check(SentEventBody, event))).toEqual([]);
});

it("beside a plan whose service has begun, a way to paying for a change starts in a scenario (QA-8)", () => {
  const sight = "transition printing -supplement.started[maySupplement]-> printing";
  const { snapshot } = unsigned().and(signed(3));
  const begun = { snapshot, now: at(31 * 24), bookingIds: [1, 2] };
  expect([...waysTo([sight], begun)]).toMatchObject([{ sight, from: expect.any(String) }]);
});
