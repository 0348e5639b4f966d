import fc from "fast-check";
import { CancelPolicyCode } from "../../../shared/enumerations";
import { havanaInstant } from "../../../shared/havana";
import { DAY } from "../../../shared/instant";
import {
  type CancellationRule,
  cancellationPhases,
  freeCancellationDays,
  freeCancellationUntil,
  phaseAt,
  phasesAhead,
  phasesOfRest,
} from "./cancellation.rules";
import { cancellationStages } from "./cancellation.stages";

const row = (code: keyof typeof CancelPolicyCode, fromDays: number | null, toDays: number, more = {}) => ({
  ...{ code: CancelPolicyCode[code], fromDays, toDays, percent: null, units: null, amount: null, noShow: false },
  ...more,
});
const noShow = row("NB", 0, 0, { percent: 100, noShow: true });
const car = [row("RF", null, 10, { percent: 0 }), row("NP", 10, 0, { units: 1 }), noShow];
const hotel = [
  row("RF", null, 7, { percent: 0 }),
  row("NP", 7, 2, { units: 1 }),
  row("NB", 2, 0, { percent: 100 }),
  noShow,
];

const startsAt = havanaInstant("2027-02-20", "0900");
const sold = { amount: 30_000, units: 5, startsAt };
const refundAt = (rules: readonly CancellationRule[], at: number, what = sold) =>
  phaseAt(cancellationPhases(rules, what), at, what.amount).refund;

describe("a car's default rule (REFUND-2, REFUND-3)", () => {
  it.each([
    ["more than ten days before pick-up gives everything back", -10 * DAY - 1, 30_000],
    ["from ten days before, to the millisecond, costs one day", -10 * DAY, 24_000],
    ["a millisecond before pick-up costs one day", -1, 24_000],
    ["not showing up costs everything", 0, 0],
  ])("%s", (_rule, after, refund) => {
    expect(refundAt(car, startsAt + after)).toBe(refund);
  });
});

describe("a hotel's default rule (REFUND-3)", () => {
  it.each([
    ["up to seven days before gives everything back", -7 * DAY - 1, 30_000],
    ["from seven days before costs one night", -7 * DAY, 24_000],
    ["up to 48 hours before costs one night", -2 * DAY - 1, 24_000],
    ["from 48 hours before costs everything", -2 * DAY, 0],
  ])("%s", (_rule, after, refund) => {
    expect(refundAt(hotel, startsAt + after)).toBe(refund);
  });
});

describe("the cancel-policy codes (REFUND-1)", () => {
  it.each([
    ["NB keeps a percentage", row("NB", null, 0, { percent: 15 }), 4_500],
    ["NC keeps everything", row("NC", null, 0), 30_000],
    ["NP keeps days or nights", row("NP", null, 0, { units: 2 }), 12_000],
    ["PA keeps a fixed amount", row("PA", null, 0, { amount: 2_500 }), 2_500],
    ["PA never keeps more than was paid", row("PA", null, 0, { amount: 99_000 }), 30_000],
    ["RF keeps nothing", row("RF", null, 0), 0],
  ])("%s", (_rule, rule, charge) => {
    expect(phaseAt(cancellationPhases([rule], sold), 0, sold.amount).charge).toBe(charge);
  });

  it("NP keeps everything for a service without days or nights", () => {
    for (const units of [0, 2]) {
      const phases = cancellationPhases([row("NP", null, 0, { units })], { ...sold, units: 0 });
      expect(phaseAt(phases, 0, sold.amount).charge).toBe(30_000);
    }
  });

  it("an unknown code, or days without a rule, cost nothing", () => {
    expect(refundAt([{ ...row("NB", 5, 0), code: 99 }], startsAt - DAY)).toBe(30_000);
    expect(refundAt([row("NB", 5, 0)], startsAt - 6 * DAY)).toBe(30_000);
  });
});

it("not showing up costs what its own rule says, and everything without one (REFUND-2)", () => {
  const half = row("NB", 0, 0, { percent: 50, noShow: true });
  const { NB, NC } = CancelPolicyCode;
  const last = (rules: readonly CancellationRule[]) => cancellationPhases(rules, sold).at(-1);
  const absent = { from: startsAt, until: null };
  expect(last([row("RF", null, 0), half])).toEqual({ ...absent, code: NB, charge: 15_000, refund: 15_000 });
  expect(last([row("RF", null, 0)])).toEqual({ ...absent, code: NC, charge: 30_000, refund: 0 });
});

it("the order in which a schedule's rules are entered does not matter (REFUND-2)", () => {
  const reversed = [...hotel].reverse();
  expect(cancellationPhases(reversed, sold)).toEqual(cancellationPhases(hotel, sold));
  expect(freeCancellationDays(reversed)).toBe(freeCancellationDays(hotel));
});

it("the last phase before the service ends with its start, to the millisecond (REFUND-2)", () => {
  const what = { ...sold, startsAt: startsAt + 1 };
  expect(cancellationPhases(car, what).map(({ until }) => until)).toEqual([startsAt - 10 * DAY, startsAt + 1, null]);
});

it("days before the service are counted on Havana's clock, also across a clock change (REFUND-2)", () => {
  const afterChange = { ...sold, startsAt: havanaInstant("2027-03-20", "0900") };
  const boundary = cancellationPhases(car, afterChange)[0]?.until;
  expect(boundary).toBe(havanaInstant("2027-03-10", "0900"));
  expect(boundary).not.toBe(afterChange.startsAt - 10 * DAY);
});

it("the phases ahead are those that have not ended, each with whether it has begun", () => {
  const phases = cancellationPhases(hotel, sold);
  const ahead = (at: number) => phasesAhead(phases, at).map(({ refund, begun }) => [refund, begun]);
  const last = [
    [0, false],
    [0, false],
  ];
  expect(ahead(startsAt - 7 * DAY - 1)).toEqual([[30_000, true], [24_000, false], ...last]);
  expect(ahead(startsAt - 7 * DAY)).toEqual([[24_000, true], ...last]);
  expect(ahead(startsAt)).toEqual([[0, true]]);
});

it("a refund and the kept amount add up to the amount paid, for any amount", () => {
  for (const amount of [1, 99, 10_001, 33_333])
    for (const { charge, refund } of cancellationPhases(hotel, { ...sold, amount, units: 7 }))
      expect([charge + refund, charge >= 0, refund >= 0]).toEqual([amount, true, true]);
});

describe("the end of free cancellation (REFUND-2)", () => {
  it.each([
    ["the car's default", car, 10],
    ["the hotel's default", hotel, 7],
    ["RF without a percentage", [row("RF", null, 10), row("NP", 10, 0)], 10],
    ["a percentage of nothing", [row("NB", null, 3, { percent: 0 }), row("NC", 3, 0)], 3],
    ["days without a rule", [row("NC", 5, 0)], 5],
    ["no rule", [], 0],
    ["a charge from the beginning", [row("NC", null, 0)], null],
    ["a charge from the beginning, less of it later", [row("NC", null, 5), row("RF", 5, 0)], null],
  ])("%s", (_rules, rules, days) => {
    expect(freeCancellationDays(rules)).toBe(days);
  });

  it("is when the charge begins, for any schedule", () => {
    const days = fc.integer({ min: 0, max: 30 });
    const anyRow = fc.record({
      code: fc.constantFrom(...Object.values(CancelPolicyCode)),
      fromDays: fc.option(days),
      toDays: days,
      percent: fc.option(fc.integer({ min: 0, max: 100 })),
      units: fc.option(fc.integer({ min: 0, max: 4 })),
      amount: fc.option(fc.integer({ min: 0, max: 40_000 })),
      noShow: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), (rules) => {
        const until = freeCancellationUntil(freeCancellationDays(rules), startsAt);
        const phases = cancellationPhases(rules, sold);
        const costsAt = (at: number) => phaseAt(phases, at, sold.amount).charge > 0;
        const costly = Array.from({ length: 33 }, (_day, before) => startsAt - before * DAY)
          .flatMap((at) => [at, at - 1])
          .filter((at) => at < startsAt && costsAt(at));
        const first = costly.length > 0 ? Math.min(...costly) : startsAt;
        const earliest = startsAt - 32 * DAY - 1;
        expect(until).toBe(first === earliest ? null : first);
      }),
    );
  });
});

describe("a summary of what cancelling costs (REFUND-19)", () => {
  const stagesAt = (rules: readonly CancellationRule[], now: number, what = sold) =>
    cancellationStages(cancellationPhases(rules, what), what, now).map(({ from, kept, units }) => [
      from === null ? null : (startsAt - from) / DAY,
      kept,
      units,
    ]);

  it.each([
    [
      "free, one night, nothing back",
      hotel,
      -30,
      [
        [null, "nothing", 0],
        [7, "units", 1],
        [2, "all", 5],
      ],
    ],
    [
      "the step in force is the first",
      hotel,
      -5,
      [
        [null, "units", 1],
        [2, "all", 5],
      ],
    ],
    [
      "not showing up is a step where it costs more",
      car,
      -30,
      [
        [null, "nothing", 0],
        [10, "units", 1],
        [0, "all", 5],
      ],
    ],
    ["nothing ever back", [row("NC", null, 0)], -30, [[null, "all", 5]]],
    ["no rule before the service", [noShow], -30, [[0, "all", 5]]],
    [
      "a percentage is a part",
      [row("NB", null, 0, { percent: 15 }), noShow],
      -1,
      [
        [null, "part", 1],
        [0, "all", 5],
      ],
    ],
    [
      "neighbours that keep the same are one",
      [row("RF", null, 9), row("NB", 9, 4, { percent: 0 }), row("NP", 4, 0, { units: 2 }), noShow],
      -30,
      [
        [null, "nothing", 0],
        [4, "units", 2],
        [0, "all", 5],
      ],
    ],
  ] as const)("%s", (_rule, rules, days, stages) => {
    expect(stagesAt(rules, startsAt + days * DAY)).toEqual(stages);
  });

  it("of a service that costs nothing keeps nothing of it", () => {
    const free = { ...sold, amount: 0 };
    expect(stagesAt(hotel, startsAt - 30 * DAY, free)).toEqual([[null, "nothing", 0]]);
  });

  it("never keeps more than the price, and names each instant once, for any price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 30 }), (amount, units) => {
        const stages = cancellationStages(cancellationPhases(hotel, { ...sold, amount, units }), { amount, units }, 0);
        expect(stages.every(({ charge }) => charge >= 0 && charge <= amount)).toBe(true);
        expect(stages.every((stage) => stage.units >= 0 && stage.units <= units)).toBe(true);
        expect(new Set(stages.map(({ from }) => from)).size).toBe(stages.length);
      }),
    );
  });
});

it("after a partial refund, a phase keeps no more than is left, and refunds the rest", () => {
  const phase = { code: 3, from: null, until: null, charge: 8_300, refund: 16_600 };
  expect(phasesOfRest([phase], 10_000)).toEqual([{ ...phase, charge: 8_300, refund: 1_700 }]);
  expect(phasesOfRest([phase], 5_000)).toEqual([{ ...phase, charge: 5_000, refund: 0 }]);
});
