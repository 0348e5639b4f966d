import fc from "fast-check";
import { sum } from "../../../shared/money";
import { type BookedExternalRefund, externalRefundNews, type SeenRefund } from "./outside.rules";

const seen = (reference: string, amount: number, is: Partial<SeenRefund> = {}): SeenRefund => ({
  ...{ reference, amount, isOurs: false, hasFailed: false },
  ...is,
});
const booked = (reference: string | null, amount: number, hasFailed = false): BookedExternalRefund => ({
  ...{ id: `of ${reference}`, reference, amount, hasFailed },
});
const nothing = { gone: [], named: [], failed: [] };

describe("news in a provider's report about a charge's refunds (PAY-34)", () => {
  it("an external refund is counted once", () => {
    const refunds = [seen("re_1", 7_500)];
    expect(externalRefundNews({ refunds, total: 7_500 }, [])).toEqual({ ...nothing, gone: refunds.map(partOf) });
    expect(externalRefundNews({ refunds, total: 7_500 }, [booked("re_1", 7_500)])).toEqual(nothing);
    expect(externalRefundNews({ refunds, total: null }, [booked("re_1", 7_500)])).toEqual(nothing);
  });

  it("our own refund is never taken for an external one, even if only the provider knows of it", () => {
    const refunds = [seen("re_ours", 20_000, { isOurs: true }), seen("re_1", 500)];
    expect(externalRefundNews({ refunds, total: 20_500 }, []).gone).toEqual([{ reference: "re_1", amount: 500 }]);
  });

  it("a refund known only from the total has no name, and is not counted again when it gets one", () => {
    expect(externalRefundNews({ refunds: [], total: 7_500 }, []).gone).toEqual([{ reference: null, amount: 7_500 }]);
    expect(externalRefundNews({ refunds: [], total: 7_500 }, [booked(null, 7_500)])).toEqual(nothing);
    expect(externalRefundNews({ refunds: [seen("re_1", 7_500)], total: null }, [booked(null, 7_500)])).toEqual({
      ...nothing,
      named: [{ id: "of null", reference: "re_1", amount: 7_500 }],
    });
    expect(externalRefundNews({ refunds: [seen("re_1", 9_000)], total: 9_000 }, [booked(null, 7_500)])).toEqual({
      ...nothing,
      gone: [{ reference: "re_1", amount: 1_500 }],
      named: [{ id: "of null", reference: "re_1", amount: 7_500 }],
    });
  });

  it("one refund names several that were known from the total, first one of exactly its amount", () => {
    const nameless = [1_000, 7_500, 5_000].map((amount) => ({ ...booked(null, amount), id: `of ${amount}` }));
    const named = (amount: number, books = nameless) =>
      externalRefundNews({ refunds: [seen("re_1", amount)], total: null }, books).named.map((one) => [
        one.id,
        one.amount,
      ]);
    for (const books of [nameless, [...nameless].reverse()])
      expect(nameless.map(({ amount }) => named(amount, books))).toEqual([
        [["of 1000", 1_000]],
        [["of 7500", 7_500]],
        [["of 5000", 5_000]],
      ]);
    expect(named(9_000)).toEqual([
      ["of 1000", 1_000],
      ["of 7500", 7_500],
      ["of 5000", 500],
    ]);
  });

  it("a total counts each refund once, whether it is booked, listed or both", () => {
    const rest = [{ reference: null, amount: 1_500 }];
    const refunds = [seen("re_1", 7_500)];
    expect(externalRefundNews({ refunds, total: 9_000 }, [booked("re_1", 7_500)]).gone).toEqual(rest);
    expect(externalRefundNews({ refunds: [], total: 9_000 }, [booked(null, 7_500)]).gone).toEqual(rest);
  });

  it("a growing total reports the difference, and an older, late total reports nothing", () => {
    const before = [booked("re_1", 7_500)];
    expect(externalRefundNews({ refunds: [], total: 32_903 }, before).gone).toEqual([
      { reference: null, amount: 25_403 },
    ]);
    expect(externalRefundNews({ refunds: [], total: 5_000 }, before)).toEqual(nothing);
  });

  it("a failed refund is removed, with or without a known reference, and a late total does not count it again", () => {
    const failed = seen("re_1", 7_500, { hasFailed: true });
    expect(externalRefundNews({ refunds: [failed], total: null }, [booked("re_1", 7_500)]).failed).toEqual(["re_1"]);
    expect(externalRefundNews({ refunds: [failed], total: null }, [booked(null, 7_500)])).toEqual({
      ...nothing,
      named: [{ id: "of null", reference: "re_1", amount: 7_500 }],
      failed: ["re_1"],
    });
    expect(externalRefundNews({ refunds: [failed], total: null }, [])).toEqual(nothing);
    expect(externalRefundNews({ refunds: [], total: 7_500 }, [booked("re_1", 7_500, true)])).toEqual(nothing);
  });

  it("whatever the order and number of messages, the books end with the provider's external refunds", () => {
    const refund = fc.record({
      amount: fc.integer({ min: 1, max: 900 }),
      isOurs: fc.boolean(),
      hasFailed: fc.boolean(),
    });
    const all = fc
      .array(refund, { maxLength: 5 })
      .map((made) => made.map((one, at) => seen(`re_${at}`, one.amount, one)));
    /** Messages from any moment: with some of the refunds, or the total alone. */
    const told = all.chain((refunds) =>
      fc.record({
        refunds: fc.constant(refunds),
        messages: fc.array(fc.record({ upTo: fc.nat({ max: refunds.length }), listed: fc.boolean() }), {
          maxLength: 6,
        }),
      }),
    );
    fc.assert(
      fc.property(told, ({ refunds, messages }) => {
        const books: BookedExternalRefund[] = [];
        const take = (some: readonly SeenRefund[], total: number | null) => {
          const { gone, named, failed } = externalRefundNews({ refunds: some, total }, books);
          for (const { id, reference, amount } of named) {
            const nameless = books.find((one) => one.id === id);
            if (nameless) nameless.amount -= amount;
            books.push({ id: `named ${books.length}`, reference, amount, hasFailed: false });
          }
          for (const one of gone) books.push({ id: String(books.length), hasFailed: false, ...one });
          for (const one of books) if (one.reference !== null && failed.includes(one.reference)) one.hasFailed = true;
        };
        const ours = refunds.filter(({ isOurs }) => isOurs);
        for (const { upTo, listed } of messages) {
          const known = refunds.slice(0, upTo);
          // A refund counts in the total until it fails.
          const before = known.map((one) => ({ ...one, hasFailed: false }));
          take(listed ? before : ours, sum(known.map(({ amount }) => amount)));
        }
        take(refunds, sum(refunds.filter(({ hasFailed }) => !hasFailed).map(({ amount }) => amount)));
        const gone = sum(books.filter(({ hasFailed }) => !hasFailed).map(({ amount }) => amount));
        expect(gone).toBe(sum(refunds.filter((one) => !one.isOurs && !one.hasFailed).map(({ amount }) => amount)));
      }),
      { numRuns: 300, seed: 20_261_128 },
    );
  });
});

const partOf = ({ reference, amount }: SeenRefund) => ({ reference, amount });
