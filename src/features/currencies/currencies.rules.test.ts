import { approximateAmount, firstValidDay, rateStatus, readPerDollar } from "./currencies.rules";

test.each([
  [61_695, 1_396_500, 86_200],
  [61_695, 923_400, 57_000],
  [100, 1_500_000, 200],
  [-100, 1_500_000, -200],
  [0, 1_396_500, 0],
  [20, 923_400, 100],
])("%d cents at %d millionths are about %d: whole units, rounded once, never 0 for a price (PLAN-30)", (...given) => {
  const [dollars, perDollar, shown] = given;
  expect(approximateAmount(dollars, perDollar)).toBe(shown);
});

test("a rate counts on its day and for seven days after it, across the end of a month (PLAN-30)", () => {
  expect(firstValidDay("2026-12-03")).toBe("2026-11-26");
});

test.each([
  [null, "none"],
  ["2026-12-03", "shown"],
  ["2026-11-29", "shown"],
  ["2026-11-28", "ending"],
  ["2026-11-26", "ending"],
  ["2026-11-25", "over"],
  ["2026-11-03", "over"],
  ["2026-11-02", "none"],
] as const)(
  "a rate of %s is %s on 2026-12-03: staff are warned in its last two days, until it is given up (PLAN-35)",
  (day, status) => {
    expect(rateStatus(day, "2026-12-03")).toBe(status);
  },
);

test.each([
  ["1.3965", 1_396_500],
  ["0,92", 920_000],
  ["1", 1_000_000],
  ["0.0092", null],
  ["92", null],
  ["1.39651234", null],
  ["-1.4", null],
  ["1.4 CAD", null],
  ["", null],
])('the rate "%s" is read as %p, and one that cannot be right as none (PLAN-31)', (text, perDollar) => {
  expect(readPerDollar(text)).toBe(perDollar);
});
