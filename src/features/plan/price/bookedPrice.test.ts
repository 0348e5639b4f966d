import fc from "fast-check";
import type { PriceLine } from "../../../shared/schemas";
import {
  type BookedPrice,
  comparedLines,
  isShown,
  offeredPrice,
  priceOfBooking,
  readPrice,
  shownPrice,
} from "./bookedPrice";

const line = (Code: string, Amount: number, Facts: PriceLine["Facts"] = {}): PriceLine => ({ Code, Amount, Facts });
const offer = {
  ...{ Price: 24_900, PriceLines: [line("rental", 24_900)], PayInCuba: 2_000, Deposit: 15_000 },
  InCubaLines: [line("airportPickUp", 2_000)],
};
const price = offeredPrice(offer);

describe("a stored breakdown (OPS-113)", () => {
  const stored: BookedPrice = {
    ...{ priceLines: [line("rental", 24_900)], inCubaLines: [line("airportPickUp", 2_000)], deposit: 15_000 },
    ...{ freeCancellationUntil: 5, days: 3 },
  };

  it("is read as it was stored, with its cancellation schedule if it has one", () => {
    expect(readPrice(stored)).toEqual(stored);
    expect(readPrice({ ...stored, cancellation: [] })).toEqual({ ...stored, cancellation: [] });
    const { freeCancellationUntil: _free, ...earlier } = stored;
    expect(readPrice(earlier)).toEqual({ ...stored, freeCancellationUntil: null });
  });

  it.each(["priceLines", "inCubaLines", "deposit", "days"] as const)("is damaged without its %s", (part) => {
    expect(readPrice({ ...stored, [part]: undefined })).toBeNull();
  });

  it("is damaged if it is a text, or absent", () => {
    expect([readPrice(null), readPrice("{}")]).toEqual([null, null]);
  });
});

describe("the price that was shown (PLAN-37)", () => {
  it("has the total, the part paid in Cuba, and the deposit, which is no part of the total", () => {
    expect(shownPrice(price)).toEqual({ Total: 26_900, PayInCuba: 2_000, Deposit: 15_000 });
  });

  it("is the same for an offer and its booking", () => {
    const { Price: PayNow, ...rest } = offer;
    expect(priceOfBooking({ PayNow, ...rest })).toEqual(price);
  });

  it.each([
    ["nothing was said", {}, true],
    ["the total alone was", { Total: 26_900 }, true],
    ["all of it was", { Total: 26_900, PayInCuba: 2_000, Deposit: 15_000 }, true],
    ["another total was", { Total: 26_899 }, false],
    ["the same total was, with another part in Cuba", { Total: 26_900, PayInCuba: 1_999 }, false],
    ["the same total was, with another deposit", { Total: 26_900, Deposit: 0 }, false],
  ])("is the same price if %s", (_what, shown, same) => {
    expect(isShown(shown, price)).toBe(same);
  });
});

describe("the lines of two compared prices (PLAN-37)", () => {
  it("are matched by kind, each with its new line, and removed lines come last", () => {
    const was = [line("rental", 300), line("childSeat", 15), line("oneWay", 40)];
    const now = [line("rental", 330), line("youngDriver", 22), line("oneWay", 40)];
    expect(comparedLines(was, now).map(({ was, now }) => [was?.Amount ?? null, now?.Amount ?? null])).toEqual([
      [300, 330],
      [null, 22],
      [40, 40],
      [15, null],
    ]);
  });

  it("the lines of two compared prices of one kind, such as two seasons, are matched in their order, and children's lines by age", () => {
    const was = [
      line("room", 10),
      line("room", 20),
      line("child", 3, { fromAge: 2 }),
      line("child", 5, { fromAge: 7 }),
    ];
    const now = [line("room", 11), line("child", 6, { fromAge: 7 })];
    expect(comparedLines(was, now).map(({ was, now }) => [was?.Amount ?? null, now?.Amount ?? null])).toEqual([
      [10, 11],
      [5, 6],
      [20, null],
      [3, null],
    ]);
  });

  it("are all listed, each once", () => {
    const lines = fc.array(
      fc.record({ Code: fc.constantFrom("rental", "room", "child"), Amount: fc.integer(), Facts: fc.constant({}) }),
    );
    fc.assert(
      fc.property(lines, lines, (was, now) => {
        const compared = comparedLines(was, now);
        expect(compared.flatMap((both) => both.now ?? [])).toEqual(now);
        const before = compared.flatMap((both) => both.was ?? []);
        expect(before).toHaveLength(was.length);
        expect(new Set(before)).toEqual(new Set(was));
      }),
    );
  });
});
