import {
  added,
  at,
  begin,
  booking,
  changed,
  PRICE,
  type Story,
  signed,
  ticked,
  unsigned,
} from "../../../../test/checkoutStory";
import { PaymentProvider } from "../../../shared/enumerations";
import type { CheckoutEvent } from "./checkout.events";
import { awaitsSuppliers, differencePayment, replacementOf, wasCancelledByClient } from "./checkout.selectors";

const MORE = 4_000;
const bookings = [1, 2] as const;
const replacements = ({ snapshot }: Story) => bookings.map((id) => replacementOf(snapshot.context, id));
const kinds = (story: Story) => replacements(story).map((one) => one?.kind ?? null);
const stages = ({ snapshot }: Story) => bookings.map((id) => differencePayment(snapshot.context, id).stage);

const asked = () =>
  unsigned()
    .and(signed(3))
    .and(changed(4, 2, 1, { amount: PRICE + MORE }));
const agreed = () => asked().and(booking("booking.confirmed", 5, 2));
const started: CheckoutEvent = {
  ...{ type: "supplement.started", at: at(6), attemptId: "more", bookingId: 2, method: PaymentProvider.Clover },
  ...{ amount: MORE, charge: 0, termsAccepted: true, holder: "matches" },
};
const captured: CheckoutEvent = { type: "supplement.captured", at: at(7), attemptId: "more", amount: MORE };

describe("a booking and the change that is to replace it (PLAN-40, PLAN-44)", () => {
  it("wait for the change's supplier", () => {
    expect(replacements(asked())).toEqual([{ kind: "changeWaits" }, { kind: "asked", other: 1 }]);
    expect(stages(asked())).toEqual(["paid", "waits"]);
  });

  it("wait for the difference to be paid once the supplier has agreed", () => {
    expect(replacements(agreed())).toMatchObject([
      { kind: "staysUnpaid", other: 2 },
      { kind: "toPay", change: { id: 2 } },
    ]);
    expect(stages(agreed())).toEqual(["paid", "toPay"]);
    expect(stages(agreed().and(started))).toEqual(["paid", "underWay"]);
  });

  it("have changed places once the difference is paid", () => {
    const paid = agreed().and(started).and(captured);
    expect(replacements(paid)).toEqual([null, null]);
    expect(stages(paid)).toEqual(["over", "paid"]);
  });

  it("have nothing to do with each other once the change has lapsed", () => {
    const lapsed = agreed().and(ticked(53));
    expect([kinds(lapsed), stages(lapsed)]).toEqual([
      [null, null],
      ["paid", "over"],
    ]);
  });
});

it("a plan waits for its suppliers until each has answered", () => {
  const both = begin().and(added(0)).and(added(0, 2));
  const one = both.and(booking("booking.confirmed", 1));
  const all = one.and(booking("booking.declined", 1, 2));
  expect([begin(), both, one, all].map(({ snapshot }) => awaitsSuppliers(snapshot.context))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("only a booking that its client cancelled counts as cancelled by its client, not one that was lost", () => {
  const two = begin().and(added(0)).and(added(0, 2));
  const byClient = ({ snapshot }: Story) => bookings.map((id) => wasCancelledByClient(snapshot.context, id));
  expect(byClient(two.and(booking("booking.cancelled", 1)))).toEqual([true, false]);
  expect(byClient(two.and(booking("booking.declined", 1)))).toEqual([false, false]);
  const unpaid = two
    .and(booking("booking.confirmed", 1))
    .and(booking("booking.confirmed", 1, 2))
    .and(ticked(60));
  expect(byClient(unpaid)).toEqual([false, false]);
});
