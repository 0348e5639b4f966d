import { mayAnswer, proposedPrice } from "./proposal.rules";

it("an alternative never costs more than the booking that it replaces, in one agreed line (DESK-5)", () => {
  const priceLines = [{ Code: "rental", Amount: 300, Facts: { days: 3, perDay: 100 } }];
  const offered = { payNow: 300, priceLines };
  expect(proposedPrice({ payNow: 400 }, offered)).toEqual(offered);
  expect(proposedPrice({ payNow: 300 }, offered)).toEqual(offered);
  expect(proposedPrice({ payNow: 299 }, offered)).toEqual({
    payNow: 299,
    priceLines: [{ Code: "agreed", Amount: 299, Facts: {} }],
  });
});

it("a proposal can be answered while its booking waits, until its confirmation is due (DESK-6)", () => {
  const waiting = { status: "requested", confirmBy: 100 } as const;
  expect([mayAnswer(waiting, 99), mayAnswer(waiting, 100)]).toEqual([true, false]);
  expect(mayAnswer({ ...waiting, status: "confirmed" }, 99)).toBe(false);
});
