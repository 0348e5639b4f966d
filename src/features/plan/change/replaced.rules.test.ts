import { booking, changed, payable } from "../../../../test/checkoutStory";
import { replacedBookings } from "./replaced.rules";

const first = { id: 2, replaces: 1 };
const second = { id: 3, replaces: 2 };
const once = payable()
  .and(changed(2, 2, 1))
  .and(booking("booking.confirmed", 3, 2));
const waiting = once.and(changed(4, 3, 2));
const twice = waiting.and(booking("booking.confirmed", 5, 3));

test.each([
  ["a change that was confirmed", once, [first], [[1, 2]]],
  [
    "the last of several changes",
    twice,
    [first, second],
    [
      [1, 3],
      [2, 3],
    ],
  ],
  ["the change before one that still waits", waiting, [first, second], [[1, 2]]],
  [
    "the change before one that was withdrawn",
    waiting.and(booking("booking.cancelled", 5, 3)),
    [first, second],
    [[1, 2]],
  ],
  [
    "the change before one that was declined",
    waiting.and(booking("booking.declined", 5, 3)),
    [first, second],
    [[1, 2]],
  ],
  [
    "the last change after an earlier one was removed",
    twice.and(booking("booking.removed", 6, 2)),
    [first, second],
    [
      [1, 3],
      [2, 3],
    ],
  ],
  [
    "nothing once the last change was removed",
    twice.and(booking("booking.cancelled", 6, 3)).and(booking("booking.removed", 7, 3)),
    [first, second],
    [[1, 2]],
  ],
  ["nothing while its only change waits", payable().and(changed(2, 2, 1)), [first], []],
] as const)("in a changed booking's place stands %s (PLAN-40)", (_what, { snapshot }, changes, places) => {
  expect(new Map(replacedBookings(changes, snapshot.context))).toEqual(new Map(places));
});
