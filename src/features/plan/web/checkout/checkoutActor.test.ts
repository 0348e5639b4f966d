import { added, at, begin, booking, payable, type Story, unreviewed } from "../../../../../test/checkoutStory";
import { snapshotAt, store } from "../../checkout/checkout.log";
import { stateName } from "../../checkout/checkout.states";
import { startCheckout, tickCheckout } from "./checkoutActor";

/** One booking that nobody confirms, beside one that staff check the documents for: what follows needs their checks. */
const lapsing = begin()
  .and(added(0, 1))
  .and(added(10, 2))
  .and(booking("booking.confirmed", 11, 2))
  .and(unreviewed(11));

/** What the browser makes of a plan at some hours: its state, and since when the server has to be asked. */
function ticked({ snapshot }: Story, hours: number) {
  const actor = startCheckout({ TravelPlanId: 1, Stored: store(snapshot) });
  const dueAt = tickCheckout(actor, at(hours));
  const shown = actor.getSnapshot();
  actor.stop();
  return { state: stateName(shown), dueAt, shown };
}

test("a page ticks a plan as far as a read on the server does (CHART-6, CHART-8)", () => {
  for (const story of [payable(), lapsing])
    for (const hours of [1, 24, 48, 49, 72, 120, 400]) {
      const read = snapshotAt(story.snapshot, at(hours));
      const { state, shown } = ticked(story, hours);
      expect([state, shown.context]).toEqual([stateName(read), read.context]);
    }
});

test("the server is asked once a deadline changed the plan, or would need documents checked; not for a reminder (CHART-8)", () => {
  expect(ticked(payable(), 48)).toMatchObject({ state: "paying.choosing", dueAt: null });
  expect(ticked(payable(), 50)).toMatchObject({ state: "cancelled", dueAt: at(49) });
  expect(ticked(lapsing, 71)).toMatchObject({ state: "confirming", dueAt: null });
  expect(ticked(lapsing, 400)).toMatchObject({ state: "confirming", dueAt: at(72) });
});

test("an actor that a newer answer has replaced takes no more ticks, whatever is due (CHART-8)", () => {
  const actor = startCheckout({ TravelPlanId: 1, Stored: store(payable().snapshot) });
  actor.stop();
  expect(tickCheckout(actor, at(50))).toBeNull();
  expect(stateName(actor.getSnapshot())).toBe("paying.choosing");
});
