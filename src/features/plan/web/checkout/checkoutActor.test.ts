import { createActor } from "xstate";
import { added, at, begin, booking, payable, type Story, unreviewed } from "../../../../../test/checkoutStory";
import { snapshotAt, store } from "../../checkout/checkout.log";
import { MACHINE_VERSION } from "../../checkout/checkout.machine";
import type { Checkout } from "../../checkout/checkout.schemas";
import { stateName } from "../../checkout/checkout.states";
import { checkoutActor } from "./checkoutActor";

/** One unconfirmed booking, and one whose documents staff check: the next state needs their checks. */
const lapsing = begin()
  .and(added(0, 1))
  .and(added(10, 2))
  .and(booking("booking.confirmed", 11, 2))
  .and(unreviewed(11));

const answer = ({ snapshot }: Story): Checkout => ({
  TravelPlanId: 1,
  Stored: store(snapshot),
  MachineVersion: MACHINE_VERSION,
  Now: at(0),
  PaymentId: null,
  Proposed: [],
});

/** The browser's view of a plan at some hours: its state, and since when the server has to be asked. */
function ticked(story: Story, hours: number) {
  const actor = createActor(checkoutActor, { input: answer(story) }).start();
  actor.send({ type: "time.passed", at: at(hours) });
  const followed = actor.getSnapshot().context;
  if (!followed) throw new Error("an answered plan is followed");
  return { state: stateName(followed.snapshot), askSince: followed.askSince, shown: followed.snapshot };
}

test("a page ticks a plan as far as a read on the server does (CHART-6, CHART-8)", () => {
  for (const story of [payable(), lapsing])
    for (const hours of [1, 24, 48, 49, 72, 120, 400]) {
      const read = snapshotAt(story.snapshot, at(hours));
      const { state, shown } = ticked(story, hours);
      expect([state, shown.context]).toEqual([stateName(read), read.context]);
    }
});

test("the server is asked when a deadline changed the plan or needs documents checked, not for a reminder (CHART-8)", () => {
  expect(ticked(payable(), 48)).toMatchObject({ state: "paying.choosing", askSince: null });
  expect(ticked(payable(), 50)).toMatchObject({ state: "cancelled", askSince: at(49) });
  expect(ticked(lapsing, 71)).toMatchObject({ state: "confirming", askSince: null });
  expect(ticked(lapsing, 400)).toMatchObject({ state: "confirming", askSince: at(72) });
});

test("a newer answer replaces the clock's result; the same answer again changes nothing (CHART-8)", () => {
  const first = answer(payable());
  const actor = createActor(checkoutActor, { input: first }).start();
  actor.send({ type: "time.passed", at: at(50) });
  const before = actor.getSnapshot().context;
  actor.send({ type: "server.answered", checkout: first });
  expect(actor.getSnapshot().context).toBe(before);
  const newer = answer(payable());
  actor.send({ type: "server.answered", checkout: newer });
  expect(actor.getSnapshot().context).toMatchObject({ checkout: newer, askSince: null });
  actor.send({ type: "server.answered", checkout: undefined });
  expect(actor.getSnapshot().context).toBeNull();
});

test("an answer from a server with another chart is ignored (CHART-8)", () => {
  const newer = { ...answer(payable()), MachineVersion: MACHINE_VERSION + 1 };
  expect(createActor(checkoutActor, { input: newer }).getSnapshot().context).toBeNull();
});
