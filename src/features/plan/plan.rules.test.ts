import { planDeposit, planTotals } from "./plan.rules";

test("an open booking counts in a plan's totals and deposit; a change that waits for it and an ended one do not (PLAN-8)", () => {
  const booking = { Status: "confirmed", PayNow: 20_000, PayInCuba: 1_000, Deposit: 15_000 } as const;
  const dearer = { Status: "agreed", Replaces: 1, PayNow: 24_000, PayInCuba: 2_000, Deposit: 18_000 } as const;
  const waits = [booking, dearer, { ...dearer, Status: "requested" }, { ...booking, Status: "cancelled" }] as const;
  expect([planTotals(waits), planDeposit(waits)]).toEqual([{ PayNow: 20_000, PayInCuba: 1_000 }, 15_000]);
  const taken = [
    { ...booking, Status: "cancelled" },
    { ...dearer, Status: "confirmed" },
  ] as const;
  expect([planTotals(taken), planDeposit(taken)]).toEqual([{ PayNow: 24_000, PayInCuba: 2_000 }, 18_000]);
});
