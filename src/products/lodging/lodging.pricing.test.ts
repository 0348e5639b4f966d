import fc from "fast-check";
import {
  fits,
  guestsOf,
  mergeLines,
  nightsBySeason,
  perNight,
  priceRoom,
  priceRooms,
  type Season,
} from "./lodging.pricing";

const seasons: Season[] = [
  { name: "high", fromDay: "2026-11-01", toDay: "2026-12-15" },
  { name: "peak", fromDay: "2026-12-16", toDay: "2027-01-09" },
];
const rates = { peak: 12_500, high: 10_000, low: 8_200 };
const room = (adultsAmount: number, ...childrenAgeList: number[]) => ({ adultsAmount, childrenAgeList });
const oneNight = new Map([["high", 1]] as const);
const price = (asked: ReturnType<typeof room>, covers = 2) =>
  priceRoom(rates, { coversGuests: covers }, asked, oneNight).price;

const bedsFor = (adults: number, ...ages: number[]) => guestsOf(room(adults, ...ages));

describe("a room's guests", () => {
  it("are infants up to two years, children from 3 to 12, and adults from 13 on (LODGE-5)", () => {
    expect(guestsOf(room(2, 0, 2, 3, 12, 13, 17))).toMatchObject({ adults: 4, children: 2, infants: 2 });
  });

  it.each([
    ["beds for all", bedsFor(3, 5), true],
    ["a bed too few", bedsFor(3, 5, 6), false],
    ["an adult too many", bedsFor(4), false],
    ["a child that counts as an adult too many", bedsFor(3, 13), false],
    ["infants in the cots beside a full room", bedsFor(3, 5, 1, 2), true],
    ["an infant more than cots in a full room", bedsFor(3, 5, 0, 1, 2), false],
    ["infants without a cot in free beds", bedsFor(2, 0, 0, 1, 1), true],
    ["one more than cots and free beds", bedsFor(2, 0, 0, 1, 1, 2), false],
  ])("fit into a room for four with two cots: %s (LODGE-4, LODGE-31)", (_case, guests, expected) => {
    expect(fits(guests, { maxAdults: 3, maxGuests: 4, cots: 2 })).toBe(expected);
  });

  it("need a bed each in a room without cots, infants too (LODGE-31)", () => {
    const type = { maxAdults: 2, maxGuests: 3, cots: 0 };
    expect(fits(bedsFor(2, 1), type)).toBe(true);
    expect(fits(bedsFor(2, 0, 1), type)).toBe(false);
  });

  it("fit exactly if there are enough cots and beds, and still fit with one guest less (LODGE-31)", () => {
    const few = fc.integer({ min: 0, max: 6 });
    const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 });
    fc.assert(
      fc.property(few, ages, fc.record({ maxAdults: few, maxGuests: few, cots: few }), (adults, all, type) => {
        const inCots = Math.min(type.cots, all.filter((age) => age < 3).length);
        const grown = adults + all.filter((age) => age >= 13).length;
        const expected = grown <= type.maxAdults && adults + all.length - inCots <= type.maxGuests;
        expect(fits(bedsFor(adults, ...all), type)).toBe(expected);
        if (expected)
          for (const left of all.keys()) expect(fits(bedsFor(adults, ...all.toSpliced(left, 1)), type)).toBe(true);
      }),
    );
  });
});

describe("the nights of a stay", () => {
  it("are counted by their season; the day of departure is no night", () => {
    const nights = nightsBySeason({ checkIn: "2026-12-14", checkOut: "2026-12-18" }, seasons);
    expect([...nights]).toEqual([
      ["high", 2],
      ["peak", 2],
    ]);
  });

  it("are of low season unless a season covers them", () => {
    expect([...nightsBySeason({ checkIn: "2026-10-30", checkOut: "2026-11-02" }, seasons)]).toEqual([
      ["low", 2],
      ["high", 1],
    ]);
    expect([...nightsBySeason({ checkIn: "2027-06-01", checkOut: "2027-06-03" }, seasons)]).toEqual([["low", 2]]);
  });

  it("are counted the same across the night of a clock change", () => {
    const nights = nightsBySeason({ checkIn: "2027-03-13", checkOut: "2027-03-15" }, seasons);
    expect([...nights.values()]).toEqual([2]);
  });
});

describe("a room's price", () => {
  it.each([
    ["the rate is the room's: one adult and two pay the same", room(1), 10_000],
    ["two adults pay the rate", room(2), 10_000],
    ["a third adult pays 15 % less than a guest's share", room(3), 10_000 + 4_250],
    ["a child from 3 to 12 pays half a guest's share", room(2, 3), 10_000 + 2_500],
    ["at 12 still", room(2, 12), 10_000 + 2_500],
    ["from 13 on as an adult", room(2, 13), 10_000 + 4_250],
    ["children under 3 are free of charge", room(2, 0, 2), 10_000],
    ["a child takes the place of the second adult before it pays", room(1, 8), 10_000],
    ["and the next child pays half", room(1, 8, 9), 10_000 + 2_500],
    ["a third adult and a child pay each their own", room(3, 8), 10_000 + 4_250 + 2_500],
  ])("%s", (_rule, asked, expected) => {
    expect(price(asked)).toBe(expected);
  });

  it("of a villa covers as many as it has beds", () => {
    expect(price(room(6), 6)).toBe(10_000);
    expect(price(room(2, 4, 5, 6), 6)).toBe(10_000);
  });

  it("of a villa is labelled as the villa's, not a room's", () => {
    const lines = priceRoom(rates, { coversGuests: 6 }, room(6), oneNight, "villa").lines;
    expect(lines.map(({ Code, Amount }) => [Code, Amount])).toEqual([["villa", 10_000]]);
  });

  it("has a line for each season's rate, and one for two seasons of the same rate", () => {
    const nights = new Map([["high", 2] as const, ["peak", 1] as const]);
    const perRate = priceRoom(rates, { coversGuests: 2 }, room(2), nights);
    expect(perRate.price).toBe(2 * 10_000 + 12_500);
    expect(perRate.lines.map(({ Facts }) => [Facts.nights, Facts.perNight])).toEqual([
      [2, 10_000],
      [1, 12_500],
    ]);
    expect(priceRoom({ ...rates, peak: 10_000 }, { coversGuests: 2 }, room(2), nights).lines).toHaveLength(1);
  });

  it("has a line for each kind of guest who pays on top of the rate (LODGE-5)", () => {
    const { lines } = priceRoom(rates, { coversGuests: 2 }, room(3, 8, 1), oneNight);
    expect(lines.map(({ Code, Amount }) => [Code, Amount])).toEqual([
      ["room", 10_000],
      ["extraAdult", 4_250],
      ["child", 2_500],
      ["infant", 0],
    ]);
  });

  it("names free children with a line of zero", () => {
    expect(
      priceRoom(rates, { coversGuests: 2 }, room(2, 1), oneNight).lines.map(({ Code, Amount }) => [Code, Amount]),
    ).toEqual([
      ["room", 10_000],
      ["infant", 0],
    ]);
  });

  const people = fc.record({
    adultsAmount: fc.integer({ min: 1, max: 6 }),
    childrenAgeList: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  });
  const anyRates = fc.record({
    peak: fc.integer({ min: 1, max: 100_000 }),
    high: fc.integer({ min: 1, max: 100_000 }),
    low: fc.integer({ min: 1, max: 100_000 }),
  });

  it("is the sum of its lines, each of which multiplies out, for any guests", () => {
    fc.assert(
      fc.property(anyRates, fc.integer({ min: 1, max: 8 }), people, (some, covers, asked) => {
        const { price: total, lines } = priceRoom(
          some,
          { coversGuests: covers },
          asked,
          new Map([["high", 3]] as const),
        );
        expect(Number.isInteger(total)).toBe(true);
        expect(lines.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(total);
        for (const { Amount, Facts } of lines)
          expect(Amount).toBe(Number(Facts.count) * Number(Facts.nights) * Number(Facts.perNight));
      }),
    );
  });

  it("is the same for a list of offers, which requests no lines", () => {
    fc.assert(
      fc.property(
        anyRates,
        fc.integer({ min: 1, max: 8 }),
        fc.array(people, { maxLength: 4 }),
        (some, covers, asked) => {
          const nights = new Map([["low", 2] as const, ["high", 3] as const]);
          const each = asked.map((one) => priceRoom(some, { coversGuests: covers }, one, nights).price);
          const together = priceRooms(some, { coversGuests: covers }, asked.map(guestsOf), nights);
          expect(together).toBe(each.reduce((sum, price) => sum + price, 0));
        },
      ),
    );
  });

  it("never falls when another guest joins (LODGE-5)", () => {
    fc.assert(
      fc.property(anyRates, people, fc.integer({ min: 0, max: 17 }), (some, asked, age) => {
        const more = { ...asked, childrenAgeList: [...asked.childrenAgeList, age] };
        const priced = (who: typeof asked) => priceRoom(some, { coversGuests: 2 }, who, oneNight).price;
        expect(priced(more)).toBeGreaterThanOrEqual(priced(asked));
        expect(priced({ ...asked, adultsAmount: asked.adultsAmount + 1 })).toBeGreaterThanOrEqual(priced(asked));
      }),
    );
  });
});

describe("the lines of several rooms", () => {
  it("are added up if they are alike", () => {
    const lines = mergeLines(
      [room(2), room(3)].flatMap((one) => priceRoom(rates, { coversGuests: 2 }, one, oneNight).lines),
    );
    expect(lines.map(({ Code, Amount, Facts }) => [Code, Facts.count, Amount])).toEqual([
      ["room", 2, 20_000],
      ["extraAdult", 1, 4_250],
    ]);
  });

  it("have a mean of a room and night, rounded to the cent", () => {
    expect(perNight(100_000, 3, 2)).toBe(16_667);
    expect([perNight(100, 0, 1), perNight(100, 1, 0)]).toEqual([0, 0]);
  });
});

describe("the price of a room with its own rates for children", () => {
  const childRates = [
    { fromAge: 0, toAge: 5, percent: 0 },
    { fromAge: 6, toAge: 11, percent: 40 },
    { fromAge: 12, toAge: 15, percent: 60 },
  ];
  const covering = { coversGuests: 2, childRates };
  const priced = (asked: ReturnType<typeof room>) => priceRoom(rates, covering, asked, oneNight).price;

  it.each([
    ["a child pays by its age band", room(2, 11), 10_000 + 2_000],
    ["also beyond the age at which children pay as adults elsewhere", room(2, 15), 10_000 + 3_000],
    ["of no band it pays as an adult from 13 years on", room(2, 16), 10_000 + 4_250],
    ["a band of nothing is free of charge", room(2, 5, 1), 10_000],
    ["the rate covers adults first, then the children who would pay most", room(1, 7, 12), 10_000 + 2_000],
  ])("%s (OPS-73)", (_rule, asked, expected) => {
    expect(priced(asked)).toBe(expected);
  });

  it.each([
    [
      "under 3 it is free of charge",
      [room(2, 2)],
      [
        ["room", 1],
        ["infant", 1],
      ],
    ],
    [
      "from 3 to 12 it pays the usual half",
      [room(2, 3, 12)],
      [
        ["room", 1],
        ["childOf", 2],
      ],
    ],
    [
      "from 13 on it pays as an adult, and takes an adult's place in the rate",
      [room(1, 13, 14)],
      [
        ["room", 1],
        ["extraAdult", 1],
      ],
    ],
    [
      "under 3 it takes no place from others",
      [room(1, 2, 3)],
      [
        ["room", 1],
        ["infant", 1],
      ],
    ],
  ] as const)("of a child of no band: %s (OPS-73, LODGE-5)", (_rule, [asked], expected) => {
    const few = { coversGuests: 2, childRates: [{ fromAge: 15, toAge: 17, percent: 60 }] };
    const { lines } = priceRoom(rates, few, asked, oneNight);
    expect(lines.map(({ Code, Facts }) => [Code, Facts.count])).toEqual(expected);
  });

  it("counts free children as covered by the rate only after those who pay (OPS-73)", () => {
    const { lines } = priceRoom(rates, covering, room(1, 4, 7, 8), oneNight);
    expect(lines.map(({ Code, Facts, Amount }) => [Code, Facts.count, Facts.fromAge, Amount])).toEqual([
      ["room", 1, undefined, 10_000],
      ["childOf", 1, 0, 0],
      ["childOf", 1, 6, 2_000],
    ]);
  });

  it("states a free child also where the rate covers more guests than pay (OPS-73)", () => {
    const { lines } = priceRoom(rates, covering, room(1, 4), oneNight);
    expect(lines.map(({ Code, Amount }) => [Code, Amount])).toEqual([
      ["room", 10_000],
      ["childOf", 0],
    ]);
  });

  it("is by the band that has the age, in whatever order bands are entered (OPS-73)", () => {
    const bands = [...childRates].reverse();
    expect(priceRoom(rates, { coversGuests: 2, childRates: bands }, room(2, 7), oneNight).price).toBe(12_000);
  });

  it("has a line for each band, and one for free children (OPS-73)", () => {
    const { lines } = priceRoom(rates, covering, room(2, 4, 6, 7), oneNight);
    expect(lines.map(({ Code, Amount, Facts }) => [Code, Amount, Facts.count, Facts.fromAge])).toEqual([
      ["room", 10_000, 1, undefined],
      ["childOf", 0, 1, 0],
      ["childOf", 4_000, 2, 6],
    ]);
  });

  const bands = fc
    .uniqueArray(fc.integer({ min: 0, max: 17 }), { minLength: 2, maxLength: 6 })
    .map((ages) => ages.sort((a, b) => a - b))
    .chain((ages) =>
      fc
        .array(fc.integer({ min: 0, max: 85 }), { minLength: ages.length - 1, maxLength: ages.length - 1 })
        .map((percents) =>
          percents.map((percent, at) => ({ fromAge: ages[at] ?? 0, toAge: (ages[at + 1] ?? 18) - 1, percent })),
        ),
    );
  const people = fc.record({
    adultsAmount: fc.integer({ min: 1, max: 4 }),
    childrenAgeList: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  });

  it("is the same for a list of offers, multiplies out, and never falls when another guest joins (OPS-73, LODGE-5)", () => {
    fc.assert(
      fc.property(bands, people, fc.integer({ min: 0, max: 17 }), (some, asked, age) => {
        const own = { coversGuests: 3, childRates: some };
        const nights = new Map([["low", 2] as const, ["high", 3] as const]);
        const { price: total, lines } = priceRoom(rates, own, asked, nights);
        expect(priceRooms(rates, own, [guestsOf(asked)], nights)).toBe(total);
        for (const { Amount, Facts } of lines)
          expect(Amount).toBe(Number(Facts.count) * Number(Facts.nights) * Number(Facts.perNight));
        const more = { ...asked, childrenAgeList: [...asked.childrenAgeList, age] };
        expect(priceRoom(rates, own, more, nights).price).toBeGreaterThanOrEqual(total);
        const adult = { ...asked, adultsAmount: asked.adultsAmount + 1 };
        expect(priceRoom(rates, own, adult, nights).price).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});
