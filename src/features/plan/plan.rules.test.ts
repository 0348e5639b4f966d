import { planDays, planDeposit, planTotals } from "./plan.rules";

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

test("a plan's days are those of the bookings that count; of all once none does (PLAN-45)", () => {
  const booked = (from: string, to: string) => ({ StartsAt: Date.parse(from), EndsAt: Date.parse(to) });
  const longer = booked("2126-12-05T15:00Z", "2126-12-30T15:00Z");
  const replaced = { Status: "cancelled", ...longer } as const;
  const plan = [
    { Status: "confirmed", ...booked("2126-12-12T15:00Z", "2126-12-14T15:00Z") },
    { Status: "confirmed", ...booked("2126-12-09T15:00Z", "2126-12-12T15:00Z") },
    replaced,
    { Status: "lapsed", ...longer },
    { Status: "declined", ...longer },
    { Status: "requested", Replaces: 1, ...longer },
  ] as const;
  expect(planDays(plan)).toEqual({ from: "2126-12-09", to: "2126-12-14" });
  expect(planDays([replaced])).toEqual({ from: "2126-12-05", to: "2126-12-30" });
});
