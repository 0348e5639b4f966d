import fc from "fast-check";
import { sum } from "../../../shared/money";
import { lossOf } from "./dispute.loss";

describe("the amounts of a lost dispute (PAY-31)", () => {
  const waiting = [
    { id: "a", amount: 300 },
    { id: "b", amount: 200 },
  ];

  it.each([
    [100, [{ id: "a", amount: 100, rest: 200 }], 0],
    [300, [{ id: "a", amount: 300, rest: 0 }], 0],
    [
      400,
      [
        { id: "a", amount: 300, rest: 0 },
        { id: "b", amount: 100, rest: 100 },
      ],
      0,
    ],
    [
      600,
      [
        { id: "a", amount: 300, rest: 0 },
        { id: "b", amount: 200, rest: 0 },
      ],
      100,
    ],
  ])("%s of two refunds of 300 and 200", (amount, covered, excess) =>
    expect(lossOf(amount, waiting)).toEqual({ covered, excess }),
  );

  it("the whole amount that the bank took is accounted for, and no owed refund is lost", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), amounts, (amount, owed) => {
        const refunds = owed.map((one, index) => ({ id: String(index), amount: one }));
        const { covered, excess } = lossOf(amount, refunds);
        expect(sum(covered.map((part) => part.amount)) + excess).toBe(amount);
        for (const part of covered) expect(part.amount + part.rest).toBe(owed[Number(part.id)]);
        expect(covered.filter(({ rest }) => rest > 0).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
