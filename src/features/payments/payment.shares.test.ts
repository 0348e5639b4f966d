import * as fc from "fast-check";
import { paidShares } from "./payment.shares";

const amounts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 });

it("what the fund paid is spread over the bookings to the cent, and over none beyond its price (REFUND-10)", async () => {
  await fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), (prices, fund) => {
      const total = prices.reduce((sum, price) => sum + price, 0);
      const shares = paidShares(
        prices.map((amount, id) => ({ id, amount })),
        fund,
      );
      expect(shares.reduce((sum, { fromFund }) => sum + fromFund, 0)).toBe(Math.min(fund, total));
      for (const { amount, fromFund } of shares) expect(fromFund >= 0 && fromFund <= amount).toBe(true);
    }),
  );
});

it("the spread does not depend on the order in which bookings are read", () => {
  const bookings = [
    { id: 3, amount: 333 },
    { id: 1, amount: 100 },
    { id: 2, amount: 567 },
  ];
  expect(paidShares(bookings, 101)).toEqual(paidShares([...bookings].reverse(), 101));
});
