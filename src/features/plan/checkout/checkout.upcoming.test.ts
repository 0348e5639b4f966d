import {
  added,
  at,
  attempt,
  begin,
  booking,
  changed,
  checked,
  PRICE,
  payable,
  type Story,
  signed,
  starts,
  ticked,
  unreviewed,
  unsigned,
} from "../../../../test/checkoutStory";
import { nextDeadlineOf } from "./checkout.log";
import { reminderOf, upcoming } from "./checkout.upcoming";

const keys = ({ snapshot }: Story) =>
  upcoming(snapshot.context, (tag) => snapshot.hasTag(tag)).flatMap((item) =>
    item.type === "reminder" ? [item.key] : [],
  );

const agreed = () =>
  unsigned()
    .and(signed(3))
    .and(changed(4, 2, 1, { amount: PRICE + 4_000 }))
    .and(booking("booking.confirmed", 5, 2));

it.each<[string, Story, object]>([
  ["answer a request", begin().and(added(0)), { kind: "confirm", at: at(72), bookingId: 1 }],
  [
    "keep a reservation while others are awaited",
    begin()
      .and(added(0))
      .and(booking("booking.confirmed", 1))
      .and(added(40, 2))
      .and(booking("booking.extended", 41, 2)),
    { kind: "hold", at: at(121), bookingId: 1 },
  ],
  ["pay", payable(), { kind: "pay", at: at(49) }],
  ["review documents", payable().and(unreviewed(2)), { kind: "review", at: at(2 + 7 * 24) }],
  [
    "review a transfer",
    payable().and(starts("transfer.ordered", 2)).and(attempt("transfer.reported", 3)),
    { kind: "review", at: at(3 + 7 * 24) },
  ],
  ["sign", unsigned(), { kind: "sign", at: at(26) }],
  ["pay the difference of a change", agreed(), { kind: "difference", at: at(53), bookingId: 2 }],
  ["have the services", unsigned().and(signed(3)), { kind: "complete", at: at(33 * 24) }],
])("the next deadline of a plan is until when to %s", (_what, { snapshot }, deadline) => {
  expect(nextDeadlineOf(snapshot, 0)).toEqual({ type: "deadline", ...deadline });
});

it("a plan has no deadline while a payment is under way, nor once it is over (PLAN-20)", () => {
  for (const plan of [begin(), payable().and(starts("payment.started", 2)), payable().and(ticked(49))])
    expect(nextDeadlineOf(plan.snapshot, 0)).toBeNull();
});

it("only deadlines after the given instant count", () => {
  const two = begin().and(added(0)).and(added(10, 2)).snapshot;
  expect(nextDeadlineOf(two, at(72) - 1)).toMatchObject({ at: at(72), bookingId: 1 });
  expect(nextDeadlineOf(two, at(72))).toMatchObject({ at: at(82), bookingId: 2 });
});

it("staff are not alerted of a booking that lapses at that moment or before (PLAN-10)", () => {
  expect(keys(begin().and(added(0, 1, 47)))).toEqual([]);
  expect(keys(begin().and(added(0, 1, 48)))).toEqual([]);
  expect(keys(begin().and(added(0, 1, 49)))).toEqual(["confirm-1"]);
});

it("a reminder that would be due when the window opens is left out (MAIL-4)", () => {
  const until = (hour: number) =>
    begin()
      .and(added(0, 1, hour))
      .and(booking("booking.confirmed", 1))
      .and(checked(1));
  expect(keys(until(25))).toEqual(["pay-6", "pay-1"]);
  expect(until(25).snapshot.context.reminded).toEqual([]);
  expect(keys(until(25.5))).toEqual(["pay-24", "pay-6", "pay-1"]);
});

it.each([
  ["confirm-801", { kind: "confirm", hoursBefore: null, bookingId: 801 }],
  ["pay-24", { kind: "pay", hoursBefore: 24, bookingId: null }],
  ["sign-3", { kind: "sign", hoursBefore: 3, bookingId: null }],
  ["difference-6-802", { kind: "difference", hoursBefore: 6, bookingId: 802 }],
])("the key %s of a reminder says what it is about", (key, about) => {
  expect(reminderOf(key)).toEqual(about);
});
