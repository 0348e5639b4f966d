import * as fc from "fast-check";
import { sum } from "../../shared/money";
import { allocateInOrder, paidShares, sharesOfBookings } from "./payment.shares";

const amounts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 });

it("the fund's part is prorated over the bookings to the cent, and never beyond a booking's price (REFUND-10)", async () => {
  await fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), (prices, fundAmount) => {
      const total = prices.reduce((sum, price) => sum + price, 0);
      const bookings = prices.map((amount, id) => ({ id, amount }));
      const shares = paidShares(bookings, { amount: Math.max(0, total - fundAmount), fundAmount });
      expect(shares.reduce((sum, { fromFund }) => sum + fromFund, 0)).toBe(Math.min(fundAmount, total));
      for (const { amount, fromFund } of shares) expect(fromFund >= 0 && fromFund <= amount).toBe(true);
    }),
  );
});

it("an amount beyond the prices is prorated as the method's charge, and the fund pays it last (REFUND-11)", async () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  await fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 50_000 }), part, (prices, charge, fundPart) => {
      const total = prices.reduce((sum, price) => sum + price, 0);
      const fundAmount = Math.round((total + charge) * fundPart);
      const bookings = prices.map((amount, id) => ({ id, amount }));
      const shares = paidShares(bookings, { amount: total + charge - fundAmount, fundAmount });
      expect(shares.reduce((sum, share) => sum + share.charge.amount, 0)).toBe(charge);
      expect(shares.reduce((sum, share) => sum + share.charge.fromFund, 0)).toBe(Math.max(0, fundAmount - total));
      for (const { amount, fromFund } of shares.map((share) => share.charge))
        expect(fromFund >= 0 && fromFund <= amount).toBe(true);
    }),
  );
});

it("free bookings have no share, and a payment of nothing has none", () => {
  const none = { amount: 0, fromFund: 0 };
  expect(paidShares([{ id: 1, amount: 0 }], { amount: 0, fundAmount: 0 })).toEqual([
    { bookingId: 1, amount: 0, fromFund: 0, charge: none },
  ]);
});

it("the shares do not depend on the order in which bookings are read", () => {
  const bookings = [
    { id: 3, amount: 333 },
    { id: 1, amount: 100 },
    { id: 2, amount: 567 },
  ];
  const payment = { amount: 930, fundAmount: 101 };
  expect(paidShares(bookings, payment)).toEqual(paidShares([...bookings].reverse(), payment));
});

test("a refund is taken from payments one after the other, at most what each has left, and the excess from the last (PLAN-51)", async () => {
  const lefts = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.property(lefts, fc.nat({ max: 60_000 }), (left, amount) => {
      const taken = allocateInOrder(amount, left);
      expect(sum(taken)).toBe(amount);
      const within = amount <= sum(left);
      for (const [index, part] of taken.entries()) {
        const isLast = index === left.length - 1;
        expect(part <= (left[index] ?? 0) || (isLast && !within)).toBe(true);
        // The next payment is not touched before the previous one is used up.
        if (part > 0 && index > 0) expect(taken[index - 1]).toBe(left[index - 1]);
      }
    }),
  );
  expect(allocateInOrder(5, [])).toEqual([]);
});

test("a change's payment belongs to its booking alone: the shares of the others stay to the cent (PLAN-51)", () => {
  const first = { amount: 1_030, fundAmount: 500 };
  const before = paidShares(
    [
      { id: 1, amount: 1_000 },
      { id: 2, amount: 500 },
    ],
    first,
  );
  const [one, other] = sharesOfBookings(
    [
      { id: 3, amount: 1_400, place: 1, supplements: [{ paymentId: "p", price: 400, charge: 8 }] },
      { id: 2, amount: 500, place: 2, supplements: [] },
    ],
    first,
  );
  expect(other).toEqual(before[1]);
  const charge = before[0]?.charge;
  expect(one).toEqual({
    ...{ bookingId: 3, amount: 1_400, fromFund: before[0]?.fromFund },
    charge: { amount: (charge?.amount ?? 0) + 8, fromFund: charge?.fromFund },
  });
});
