import { partsInCuba } from "./inCuba";

test.each([
  ["what is paid comes first, and the deposit is no part of it", 6_500, 20_000, ["amount 6500", "deposit 20000"]],
  ["an amount without a deposit is all", 6_500, 0, ["amount 6500"]],
  ["a deposit may be all that is known, and stands once", 0, 20_000, ["deposit 20000"]],
  ["where neither is asked for there is nothing to say", 0, 0, []],
])("what is paid in Cuba: %s", (_rule, PayInCuba, Deposit, said) => {
  expect(partsInCuba({ PayInCuba, Deposit }).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(said);
});
