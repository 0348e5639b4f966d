import fc from "fast-check";
import { havanaInstant } from "../../shared/havana";
import { DAY, SECOND } from "../../shared/instant";
import {
  dueNotification,
  fundBalance,
  fundParts,
  giveBackLatestFirst,
  type Lot,
  lotExpiry,
  returnedParts,
  sumOfFate,
  takeOldestFirst,
} from "./fund.rules";

const issuedAt = havanaInstant("2026-12-01", "1330") + 7 * SECOND + 5;
const expiresAt = lotExpiry(issuedAt);
const lot = (id: number, left: number, more: Partial<Lot> = {}): Lot => ({
  ...{ id, amount: left, left, issuedAt, expiresAt: expiresAt + id * DAY },
  ...more,
});

it.each([
  [30_000, 10_000, 10_000, 20_000],
  [30_000, 30_000, 30_000, 0],
  [30_000, 50_000, 30_000, 0],
  [30_000, 0, 0, 30_000],
])("of an amount of %d a fund of %d pays %d, and %d is left to pay (PAY-19)", (total, given, fromFund, rest) => {
  expect(fundParts(total, given)).toEqual({ total, fromFund, rest });
});

describe("a lot (FUND-1)", () => {
  it("lasts two years on Havana's calendar, to the millisecond, also over a clock change (PLAN-19)", () => {
    expect(expiresAt).toBe(havanaInstant("2028-12-01", "1330") + 7 * SECOND + 5);
    const summer = havanaInstant("2026-03-07", "0010");
    expect(lotExpiry(summer)).toBe(havanaInstant("2028-03-07", "0010"));
  });

  it("a lot of a 29 February lasts until the 28th", () => {
    expect(lotExpiry(havanaInstant("2028-02-29", "0900"))).toBe(havanaInstant("2030-02-28", "0900"));
  });

  it("is valid a second before two years are over, and not at the instant itself nor a second after (FAULT-14)", () => {
    const only = [lot(0, 500)];
    expect(fundBalance(only, expiresAt - SECOND)).toBe(500);
    expect(fundBalance(only, expiresAt)).toBe(0);
    expect(fundBalance(only, expiresAt + SECOND)).toBe(0);
    expect(takeOldestFirst(only, 500, expiresAt - SECOND)).toEqual([{ lotId: 0, amount: 500 }]);
    expect(takeOldestFirst(only, 500, expiresAt)).toBeNull();
  });
});

describe("paying from the fund", () => {
  it("takes from the lot that expires first, then from the next (FUND-2)", () => {
    expect(takeOldestFirst([lot(2, 300), lot(1, 200), lot(3, 900)], 450, issuedAt)).toEqual([
      { lotId: 1, amount: 200 },
      { lotId: 2, amount: 250 },
    ]);
  });

  it("takes from the older of two lots that expire together (FUND-2)", () => {
    const together = { expiresAt: expiresAt + DAY };
    const lots = [lot(5, 50, together), lot(4, 100, together), lot(3, 100, { expiresAt })];
    expect(takeOldestFirst(lots, 220, issuedAt)).toEqual([
      { lotId: 3, amount: 100 },
      { lotId: 4, amount: 100 },
      { lotId: 5, amount: 20 },
    ]);
  });

  it("takes from a lot that expires sooner before one that was made earlier (FUND-2)", () => {
    const [earlier, sooner] = [lot(1, 100, { expiresAt: expiresAt + DAY }), lot(2, 100, { expiresAt })];
    expect(takeOldestFirst([earlier, sooner], 100, issuedAt)).toEqual([{ lotId: 2, amount: 100 }]);
  });

  it("takes nothing if the lots do not suffice", () => {
    expect(takeOldestFirst([lot(1, 200)], 201, issuedAt)).toBeNull();
  });
});

it("a refund returns to the lot that expires last, at most what was taken from it", () => {
  const taken = [
    { lotId: 1, amount: 200 },
    { lotId: 2, amount: 250 },
  ];
  expect(giveBackLatestFirst([lot(1, 0), lot(2, 50)], taken, 300)).toEqual([
    { lotId: 2, amount: 250 },
    { lotId: 1, amount: 50 },
  ]);
});

describe("notifications of expiry", () => {
  const end = havanaInstant("2028-06-15", "1000");
  const due = (at: number, left = 10) => dueNotification({ left, expiresAt: end }, at);

  it.each([
    [90, "2028-03-17"],
    [30, "2028-05-16"],
    [7, "2028-06-08"],
  ])("are due %i days before, at the same hour in Havana", (days, day) => {
    const at = havanaInstant(day, "1000");
    expect(due(at)).toBe(days);
    expect(due(at - 1)).not.toBe(days);
  });

  it("notifications of expiry that were missed are not sent late: only the latest is due", () => {
    expect(due(havanaInstant("2028-06-14", "1000"))).toBe(7);
  });

  it("are not sent for a spent lot, nor for one that is over", () => {
    expect(due(havanaInstant("2028-06-14"), 0)).toBeNull();
    expect(due(end)).toBeNull();
  });
});

describe("credit that returns to its lot (FUND-6)", () => {
  const over = lot(1, 200);
  const valid = lot(60, 300);
  const lots = [over, valid];
  const taken = lots.map(({ id, amount }) => ({ lotId: id, amount }));
  const at = over.expiresAt + 5 * DAY;
  const fatesOf = (when: { at: number; heldSince: number | null }, amount = 500) =>
    returnedParts(lots, taken, amount, when).map(({ lotId, amount, fate, until }) => [lotId, amount, fate, until]);

  it("keeps its own expiry, and is lost if that had passed before the client's request", () => {
    expect(fatesOf({ at, heldSince: at })).toEqual([
      [60, 300, "valid", valid.expiresAt],
      [1, 200, "lost", over.expiresAt],
    ]);
  });

  it("is renewed for two years if it expired while it was held", () => {
    const renewed = [1, 200, "renewed", lotExpiry(at)];
    expect(fatesOf({ at, heldSince: over.expiresAt - 1 })).toContainEqual(renewed);
    expect(fatesOf({ at, heldSince: over.expiresAt })).not.toContainEqual(renewed);
    expect(fatesOf({ at, heldSince: null })).toContainEqual(renewed);
  });

  it("returns to a valid lot before an expired one", () => {
    expect(fatesOf({ at, heldSince: at }, 300)).toEqual([[60, 300, "valid", valid.expiresAt]]);
  });

  it("is fully accounted for, and never lost if the client is not the cause", () => {
    const moment = fc.integer({ min: issuedAt, max: valid.expiresAt + 400 * DAY });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 0, max: 500 }), (one, other, amount) => {
        const when = { at: Math.max(one, other), heldSince: Math.min(one, other) };
        const parts = returnedParts(lots, taken, amount, when);
        const sums = (["valid", "renewed", "lost"] as const).map((fate) => sumOfFate(parts, fate));
        expect(sums.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(sumOfFate(returnedParts(lots, taken, amount, { ...when, heldSince: null }), "lost")).toBe(0);
        for (const { fate, until } of parts) expect(fate === "lost").toBe(until <= when.at);
      }),
    );
  });
});
