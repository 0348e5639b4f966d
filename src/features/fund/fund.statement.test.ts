import { fundBalance, type MovementKind, renewalKey } from "./fund.rules";
import { statement } from "./fund.statement";

const lot = (id: number, amount: number, left: number, expiresAt: number, renewsId: number | null = null) => ({
  ...{ id, amount, left, issuedAt: 10 * id, expiresAt, bookingId: 800 + id, renewsId },
});
const moved = (lotId: number, at: number, amount: number, kind: MovementKind = "taken", key: string = kind) => ({
  ...{ lotId, key, at, amount, kind, planId: 1001 },
});

it("the fund's statement lists every movement in its order, with the balance after each line (FUND-3)", () => {
  const lines = statement([lot(1, 500, 300, 9_000), lot(2, 100, 100, 9_500)], [moved(1, 30, -200)], 100);
  expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ["issued", 500, 500],
    ["issued", 100, 600],
    ["taken", -200, 400],
  ]);
});

it("lines of one instant are in the order of their lots, then as credit is issued, taken and returned (FUND-3)", () => {
  const lots = [2, 1].map((id) => ({ ...lot(id, 500, 500, 9_000), issuedAt: 30 }));
  const movements = [
    moved(2, 30, 100, "returned"),
    moved(1, 30, 200, "returned"),
    moved(1, 30, -200),
    moved(2, 30, -100),
  ];
  expect(statement(lots, movements, 100).map(({ lotId, kind, balance }) => [lotId, kind, balance])).toEqual([
    [1, "issued", 500],
    [1, "taken", 300],
    [1, "returned", 500],
    [2, "issued", 1_000],
    [2, "taken", 900],
    [2, "returned", 1_000],
  ]);
});

it("the rest of a lot leaves the fund at the instant when it expires", () => {
  const lots = [lot(1, 500, 300, 1_000)];
  expect(statement(lots, [moved(1, 30, -200)], 999)).toHaveLength(2);
  expect(statement(lots, [moved(1, 30, -200)], 1_000).at(-1)).toMatchObject({
    kind: "expired",
    at: 1_000,
    amount: -300,
    balance: 0,
  });
});

it("an amount that returns to an expired lot expires immediately", () => {
  const lots = [lot(1, 500, 500, 1_000)];
  const movements = [moved(1, 30, -500), moved(1, 2_000, 500, "returned")];
  const lines = statement(lots, movements, 3_000);
  expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
    ["issued", 500],
    ["taken", 0],
    ["returned", 500],
    ["expired", 0],
  ]);
});

it("an amount that returns in the millisecond of the expiry expires with one line of its own (FAULT-14)", () => {
  const movements = [moved(1, 30, -500), moved(1, 1_000, 500, "returned")];
  const lines = statement([lot(1, 500, 500, 1_000)], movements, 3_000);
  expect(lines.map(({ kind, at, balance }) => [kind, at, balance])).toEqual([
    ["issued", 10, 500],
    ["taken", 30, 0],
    ["returned", 1_000, 500],
    ["expired", 1_000, 0],
  ]);
});

it("renewed credit is one line with the returned amount, usable for two more years (FUND-6)", () => {
  const lots = [lot(1, 500, 0, 1_000), { ...lot(2, 500, 500, 9_000, 1), issuedAt: 2_000 }];
  const movements = [
    moved(1, 30, -500),
    moved(1, 2_000, 500, "returned", "refund/a/lots"),
    moved(1, 2_000, -500, "renewed", renewalKey("refund/a/lots")),
  ];
  const lines = statement(lots, movements, 3_000);
  expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ["issued", 500, 500],
    ["taken", -500, 0],
    ["renewed", 500, 500],
  ]);
  expect(fundBalance(lots, 3_000)).toBe(500);
  expect(statement(lots, movements, 9_000).at(-1)).toMatchObject({ kind: "expired", amount: -500, balance: 0 });
});

it("the last balance is what the client can pay with", () => {
  const lots = [lot(1, 500, 300, 1_000), lot(2, 100, 100, 9_500)];
  for (const now of [100, 1_000, 9_500]) {
    expect(statement(lots, [moved(1, 30, -200)], now).at(-1)?.balance).toBe(fundBalance(lots, now));
  }
});
