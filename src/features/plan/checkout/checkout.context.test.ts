import {
  added,
  begin,
  booking,
  changed,
  payable,
  type Story,
  signed,
  ticked,
  unsigned,
} from "../../../../test/checkoutStory";
import { lostBookings, signedAgain } from "./checkout.context";

const lost = ({ snapshot }: Story) => lostBookings(snapshot.context).map(({ id }) => id);

test.each<[string, number[], Story]>([
  ["its supplier declined", [1], begin().and(added(0)).and(booking("booking.declined", 1))],
  ["lapsed", [1], begin().and(added(0)).and(ticked(72))],
  ["ended with a plan that was not paid in time", [1], payable().and(ticked(49))],
  ["ended with a receipt that was not signed in time", [1], unsigned().and(ticked(26))],
])("a client has lost a booking that %s, and is offered something similar (PLAN-29)", (_how, ids, story) => {
  expect(lost(story)).toEqual(ids);
});

test("a client has not lost what they cancelled or had refunded (PLAN-29)", () => {
  const two = payable()
    .and(added(2, 2))
    .and(booking("booking.cancelled", 3, 2))
    .and(ticked(60));
  expect([two.state, lost(two)]).toEqual(["cancelled", [1]]);
  const refunded = unsigned().and(signed(3)).and(booking("booking.refunded", 4));
  expect([refunded.state, lost(refunded)]).toEqual(["cancelled", []]);
});

test("a change is signed anew once its receipt is signed, not if it was replaced or refunded before (PLAN-43)", () => {
  const toSign = unsigned()
    .and(signed(3))
    .and(changed(4, 2, 1, { amount: 20_000 }))
    .and(booking("booking.confirmed", 5, 2));
  const anew = ({ snapshot }: Story) => signedAgain(toSign.snapshot.context, snapshot.context);
  const replaced = toSign.and(changed(6, 3, 2, { amount: 20_000 })).and(booking("booking.confirmed", 7, 3));
  const refunded = toSign.and(booking("booking.refunded", 6, 2));
  expect([toSign, toSign.and(signed(6)), replaced, refunded].map(anew)).toEqual([[], [2], [], []]);
});
