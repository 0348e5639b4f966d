import fc from "fast-check";
import { DAY } from "../../shared/instant";
import { refundCodes } from "../payments/refunds/refundCodes";
import {
  arrivesBy,
  attributedTo,
  causeOf,
  leftOf,
  leftWithin,
  legsOf,
  lostOf,
  optionOf,
  planSums,
  refundStatus,
  stuckAs,
  sumOfLegs,
} from "./refunds.rules";

const none = { toMethod: 0, toLots: 0, toNewLot: 0 };

it("a booking paid by card alone is refunded to the card, or becomes new credit in the fund", () => {
  const left = { amount: 10_000, fromFund: 0 };
  expect(optionOf(left, 2_000, "client")).toEqual({ ...none, amount: 8_000, charge: 2_000, toMethod: 8_000 });
  expect(optionOf(left, 0, "fund")).toEqual({ ...none, amount: 10_000, charge: 0, toNewLot: 10_000 });
});

it("the fund's part is refunded to the fund's lots, never to a card (REFUND-10)", () => {
  const left = { amount: 10_000, fromFund: 4_000 };
  expect(optionOf(left, 0, "client")).toEqual({
    amount: 10_000,
    charge: 0,
    toMethod: 6_000,
    toLots: 4_000,
    toNewLot: 0,
  });
  expect(optionOf(left, 0, "fund")).toEqual({ amount: 10_000, charge: 0, toMethod: 0, toLots: 4_000, toNewLot: 6_000 });
});

it("successive refunds never exceed the paid amount, by card or from the fund (REFUND-12)", async () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const share = fc
    .record({ amount: fc.integer({ min: 1, max: 300_000 }), charge: fc.integer({ min: 0, max: 9_000 }), part })
    .map(({ amount, charge, part }) => {
      const fund = Math.round((amount + charge) * part);
      const ofCharge = { amount: charge, fromFund: Math.max(0, fund - amount) };
      return { bookingId: 1, amount, fromFund: Math.min(fund, amount), charge: ofCharge };
    });
  const wishes = fc.array(
    fc.record({ part, to: fc.constantFrom("client" as const, "fund" as const), supplierFailed: fc.boolean() }),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.property(share, wishes, (paid, asked) => {
      const settled: ReturnType<typeof legsOf>[] = [];
      for (const { part, to, supplierFailed } of asked) {
        const left = leftOf(paid, settled);
        const of = supplierFailed ? left.whole : left;
        const legs = legsOf(of, Math.floor(of.amount * part), to);
        expect(Math.min(legs.toMethod, legs.toLots, legs.toNewLot)).toBeGreaterThanOrEqual(0);
        settled.push(legs);
      }
      const { whole, ...price } = leftOf(paid, settled);
      for (const { amount, fromFund } of [whole, price]) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(fromFund >= 0 && fromFund <= amount).toBe(true);
      }
      expect(price.amount).toBeLessThanOrEqual(whole.amount);
      const gone = settled.reduce((sum, legs) => sum + sumOfLegs(legs), 0);
      expect(gone + whole.amount).toBe(paid.amount + paid.charge.amount);
    }),
  );
});

it("the payment method's charge is refundable only if the supplier failed, and is refunded after the price (REFUND-4, REFUND-11)", () => {
  const paid = { bookingId: 1, amount: 10_000, fromFund: 0, charge: { amount: 250, fromFund: 0 } };
  const left = leftOf(paid, []);
  expect(optionOf(left, 0, "client")).toMatchObject({ amount: 10_000, charge: 0, toMethod: 10_000 });
  expect(optionOf(left.whole, 0, "client")).toMatchObject({ amount: 10_250, charge: 0, toMethod: 10_250 });
  const after = leftOf(paid, [{ ...none, toMethod: 10_000 }]);
  expect([after.amount, after.whole.amount]).toEqual([0, 250]);
});

it("an amount that a bank has taken back is not refundable (REFUND-12)", () => {
  const left = leftOf({ bookingId: 1, amount: 10_000, fromFund: 4_000, charge: { amount: 250, fromFund: 0 } }, []);
  expect(leftWithin(left, 1_000)).toEqual({
    amount: 5_000,
    fromFund: 4_000,
    whole: { amount: 5_000, fromFund: 4_000 },
  });
});

it("an external refund that may be of the price reduces it, and the charge is refunded from the rest (PAY-34)", () => {
  const left = leftOf({ bookingId: 1, amount: 10_000, fromFund: 4_000, charge: { amount: 250, fromFund: 0 } }, []);
  expect(leftWithin(left, 5_250, 5_000)).toEqual({
    amount: 9_000,
    fromFund: 4_000,
    whole: { amount: 9_250, fromFund: 4_000 },
  });
});

it("an external refund is split over the chosen bookings by their refundable amounts, to the cent and no more (PAY-34)", () => {
  const lefts = (amounts: number[]) => amounts.map((left, bookingId) => ({ bookingId, left }));
  expect(attributedTo(3_000, lefts([1_000, 5_000])).map(({ amount }) => amount)).toEqual([500, 2_500]);
  expect(attributedTo(9_000, lefts([1_000, 5_000])).map(({ amount }) => amount)).toEqual([1_000, 5_000]);
  expect(attributedTo(9_000, [])).toEqual([]);
  const some = fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), some, (amount, amounts) => {
      const parts = attributedTo(amount, lefts(amounts));
      const total = amounts.reduce((sum, left) => sum + left, 0);
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(Math.min(amount, total));
      for (const [index, part] of parts.entries()) expect(part.amount).toBeLessThanOrEqual(amounts[index] ?? 0);
    }),
  );
});

it("the refundable part of the fund never exceeds that of the price", () => {
  const paid = { bookingId: 1, amount: 10_000, fromFund: 8_000, charge: { amount: 0, fromFund: 0 } };
  expect(leftOf(paid, [{ ...none, toMethod: 5_000 }])).toMatchObject({ amount: 5_000, fromFund: 5_000 });
});

it("an indivisible cent goes to the fund's lots, so that no card gets more than its part (REFUND-10)", () => {
  expect(legsOf({ amount: 300, fromFund: 100 }, 100, "client")).toEqual({ toLots: 34, toMethod: 66, toNewLot: 0 });
});

it("nothing is refunded of a booking that cost nothing", () => {
  expect(legsOf({ amount: 0, fromFund: 0 }, 0, "client")).toEqual(none);
});

it("the total of a refund is what goes the way it was paid, to the fund's lots and to a new lot", () => {
  expect(sumOfLegs({ toMethod: 4, toLots: 20, toNewLot: 300 })).toBe(324);
});

it("credit that has returned to its lots is not returned again (REFUND-10)", () => {
  const paid = { bookingId: 1, amount: 10_000, fromFund: 4_000, charge: { amount: 250, fromFund: 100 } };
  expect(leftOf(paid, [{ ...none, toMethod: 1_500, toLots: 1_000 }])).toEqual({
    amount: 7_500,
    fromFund: 3_000,
    whole: { amount: 7_750, fromFund: 3_100 },
  });
});

it("only the parts of a refund that went to expired credit are lost (FUND-6)", () => {
  const lots = (["valid", "lost", "renewed", "lost"] as const).map((Fate, index) => {
    return { Fate, Amount: 10 ** index, Until: index };
  });
  expect([lostOf({ Lots: lots }), lostOf({ Lots: [] })]).toEqual([1_010, 0]);
});

it("banks show a refund within ten days of its sending (REFUND-15)", () => {
  expect(arrivesBy(5 * DAY)).toBe(15 * DAY);
});

it.each([
  ["cancelled", "booking"],
  ["unsigned", "unsigned"],
  ["overpaid", "overpaid"],
  ["disputed", "disputed"],
  ["elsewhere", "elsewhere"],
  ["amountShort", "notPayable"],
] as const)("a refund with the stored reason %s is caused by: %s", (reason, cause) => {
  expect(causeOf(reason)).toBe(cause);
});

it("a charge beyond the refundable amount leaves nothing to refund", () => {
  expect(optionOf({ amount: 500, fromFund: 0 }, 900, "client")).toEqual({ ...none, amount: 0, charge: 500 });
});

describe("the state of a refund (REFUND-15)", () => {
  const facts = { destination: "client", toMethod: 100, sentAt: null, failureCode: null } as const;
  it.each([
    ["is the desk's decision until it is approved", { ...facts, status: "requested" }, "requested"],
    ["is approved until the provider has taken it", { ...facts, status: "approved" }, "approved"],
    [
      "is under way while nobody knows whether it was sent",
      { ...facts, status: "approved", failureCode: "outcome_unknown" },
      "approved",
    ],
    ["is failing while the provider refuses it", { ...facts, status: "approved", failureCode: "x" }, "failing"],
    [
      "is returned once the payer's bank has sent it back",
      { ...facts, status: "approved", failureCode: refundCodes.sentBack },
      "returned",
    ],
    [
      "is held while its charge is disputed",
      { ...facts, status: "approved", failureCode: refundCodes.disputed },
      "held",
    ],
    ["is sent once the provider has taken it", { ...facts, status: "approved", sentAt: 1 }, "sent"],
    ["to the fund is there at once", { ...facts, status: "approved", toMethod: 0 }, "credited"],
    ["that was declined stays so", { ...facts, status: "declined" }, "declined"],
  ] as const)("%s", (_rule, given, status) => {
    expect(refundStatus(given)).toBe(status);
  });
});

it.each([
  ["a provider that refuses it is asked again", { byHand: false, failureCode: "x" }, "refused"],
  ["nobody is asked for it", { byHand: true, failureCode: null }, "byHand"],
  ["its charge is disputed", { byHand: false, failureCode: refundCodes.disputed }, "disputed"],
  ["its provider may have sent it", { byHand: true, failureCode: refundCodes.unknown }, "unknown"],
  ["it came back", { byHand: true, failureCode: refundCodes.sentBack }, "returned"],
  ["its provider refuses it for good", { byHand: true, failureCode: "x" }, "refusedForGood"],
] as const)("a refund is not sent by itself where %s", (_why, facts, stuck) => {
  expect(stuckAs(facts)).toBe(stuck);
});

describe("a plan's money (REFUND-17)", () => {
  const money = { methods: [], captured: 0, fromFund: 0, owed: 0, sent: 0, toFund: 0, held: 0, claimed: 0 };
  const booking = (price: number, charge: number, gone: readonly { toMethod: number }[] = []) =>
    leftOf(
      { bookingId: 1, amount: price, fromFund: 0, charge: { amount: charge, fromFund: 0 } },
      gone.map(({ toMethod }) => ({ ...none, toMethod })),
    );

  it("for continuing bookings is split into their prices and the payment method's charge, which stays paid", () => {
    const sums = planSums(
      { ...money, captured: 10_250, held: 10_250 },
      [{ left: booking(10_000, 250), open: true }],
      0,
    );
    expect(sums).toMatchObject({ Paid: 10_250, ForBookings: 10_000, KeptCharge: 250, KeptByPolicy: 0 });
  });

  it("for a cancelled booking is split into the amount kept by the policy and the charge", () => {
    const left = booking(10_000, 250, [{ toMethod: 8_000 }]);
    const sums = planSums({ ...money, captured: 10_250, sent: 8_000, held: 2_250 }, [{ left, open: false }], 0);
    expect(sums).toMatchObject({ Paid: 10_250, Sent: 8_000, ForBookings: 0, KeptByPolicy: 2_000, KeptCharge: 250 });
  });

  it("for a charge that was partly refunded shows the rest of it", () => {
    const sums = planSums({ ...money, captured: 10_250, held: 100 }, [{ left: booking(10_000, 250), open: false }], 0);
    expect(sums).toMatchObject({ KeptCharge: 100, KeptByPolicy: 0 });
    const open = planSums(
      { ...money, captured: 10_250, held: 10_100 },
      [{ left: booking(10_000, 250), open: true }],
      0,
    );
    expect(open).toMatchObject({ ForBookings: 10_000, KeptCharge: 100, KeptByPolicy: 0 });
  });

  it("tells what is in the fund apart from what went to expired credit (FUND-6)", () => {
    const back = { ...money, captured: 1_000, toFund: 700, held: 300 };
    expect(planSums(back, [], 200)).toMatchObject({ InFund: 500, ExpiredInFund: 200 });
    expect(planSums(back, [], 900)).toMatchObject({ InFund: 0, ExpiredInFund: 700 });
  });

  it("does not count a short transfer as kept", () => {
    const sums = planSums({ ...money, captured: 5_000, held: 5_000 }, null, 0);
    expect(sums).toMatchObject({ Paid: 5_000, ForBookings: 5_000, KeptByPolicy: 0, KeptCharge: 0 });
  });

  it("adds up to the paid amount, whatever happened", () => {
    const amount = fc.integer({ min: 0, max: 90_000 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const paid = fc.record({ price: amount, charge: amount, gone: part, open: fc.boolean() });
    const plan = fc.record({
      bookings: fc.array(paid, { maxLength: 4 }),
      fromFund: amount,
      ofOwed: part,
      ofSent: part,
      ofLost: part,
    });
    fc.assert(
      fc.property(plan, ({ bookings, fromFund, ofOwed, ofSent, ofLost }) => {
        const total = bookings.reduce((sum, { price, charge }) => sum + price + charge, fromFund);
        const gone = bookings.map(({ price, gone }) => Math.floor(price * gone));
        const back = gone.reduce((sum, amount) => sum + amount, 0);
        const owed = Math.floor(back * ofOwed);
        const sent = Math.floor((back - owed) * ofSent);
        const moved = { captured: total - fromFund, fromFund, owed, sent, toFund: back - owed - sent };
        const sums = planSums(
          { ...money, ...moved, held: total - back },
          bookings.map(({ price, charge, open }, index) => ({
            left: booking(price, charge, [{ toMethod: gone[index] ?? 0 }]),
            open,
          })),
          Math.floor(back * ofLost),
        );
        const { Paid, FromFund, ...parts } = sums;
        const values = Object.values(parts);
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(Paid);
        expect([FromFund, Math.min(...values) >= 0]).toEqual([fromFund, true]);
      }),
    );
  });
});
