import fc from "fast-check";
import type { ReportTraits } from "../outside/outside.rules";
import {
  type BookedPayment,
  type Compared,
  type ComparedCharge,
  differences,
  type OwnBook,
  refundDifferences,
} from "./comparison.rules";

const charge = (change: Partial<ComparedCharge> = {}): ComparedCharge => ({
  ...{ reference: "ch_1", amount: 30_000, currency: "USD", createdAt: 50, planId: 1018, paymentId: null },
  ...change,
});
const payment = (change: Partial<BookedPayment> = {}): BookedPayment => ({
  ...{ id: "p1", planId: 1018, reference: "ch_1", amount: 30_000, currency: "USD", createdAt: 40, settledAt: 60 },
  ...{ ours: [], elsewhere: [] },
  ...change,
});
const refund = (change: Partial<Compared["refunds"][number]> = {}) => ({
  ...{ reference: "re_1", charge: "ch_1", amount: 7_500, key: null, hasFailed: false },
  ...change,
});
const own = (change: Partial<BookedPayment["ours"][number]> = {}) => ({
  ...{ id: "r1", reference: "re_1", amount: 7_500, isUnknown: false, isSent: true },
  ...change,
});
const attempt = { id: "p9", planId: 1018, createdAt: 40 };
const window = { from: 10, until: 100 };

function found(listed: Partial<Compared>, book: Partial<OwnBook>) {
  const compared = { charges: [charge()], refunds: [], keepsKeys: true, ...listed };
  const known = { payments: [payment()], noted: new Set<string>(), pending: [], planIds: new Set([1018]), ...book };
  return differences(compared, known, window);
}
const kinds = (...given: Parameters<typeof found>) => found(...given).map(({ kind }) => kind);

describe("a provider's list against our book (PAY-36)", () => {
  it("the same charges and refunds make no difference", () => {
    expect(found({ refunds: [refund()] }, { payments: [payment({ ours: [own()] })] })).toEqual([]);
  });

  it.each<[string, Partial<ComparedCharge>, Partial<OwnBook>, object[]]>([
    [
      "that no payment has, for a plan of ours",
      {},
      { payments: [] },
      [{ kind: "chargeUnknown", planId: 1018, back: 0 }],
    ],
    [
      "that names a plan which does not exist",
      { planId: 2000 },
      { payments: [] },
      [{ kind: "chargeUnknown", planId: null }],
    ],
    ["that names nothing of ours", { planId: null }, { payments: [] }, [{ kind: "chargeUnknown", planId: null }]],
    ["in another currency that waits for finance", {}, { payments: [], noted: new Set(["ch_1"]) }, []],
    [
      "of an attempt that is not decided yet, known by our id",
      { paymentId: "p9", amount: 1 },
      { payments: [], pending: [{ ...attempt, amount: 30_000 }] },
      [],
    ],
    [
      "of an attempt that is not decided yet, known by plan and amount",
      {},
      { payments: [], pending: [{ ...attempt, amount: 30_000 }] },
      [],
    ],
    [
      "of the amount of another plan's undecided attempt",
      {},
      { payments: [], pending: [{ ...attempt, planId: 1019, amount: 30_000 }] },
      [{ kind: "chargeUnknown" }],
    ],
    [
      "of a plan whose undecided attempt is of another amount",
      {},
      { payments: [], pending: [{ ...attempt, amount: 500 }] },
      [{ kind: "chargeUnknown" }],
    ],
    ["of another amount", { amount: 29_000 }, {}, [{ kind: "amountDiffers", charge: { amount: 29_000 } }]],
    ["in another currency", { currency: "CAD" }, {}, [{ kind: "amountDiffers", charge: { currency: "CAD" } }]],
  ])("a charge %s", (_what, change, book, expected) => {
    const differing = found({ charges: [charge(change)] }, book);
    expect(differing).toHaveLength(expected.length);
    expect(differing).toMatchObject(expected);
  });

  it("a charge that is not in the book is reported with the amount already refunded", () => {
    const refunds = [
      refund(),
      refund({ reference: "re_2", amount: 500 }),
      refund({ reference: "re_3", hasFailed: true }),
    ];
    expect(found({ refunds }, { payments: [] })).toMatchObject([{ kind: "chargeUnknown", back: 8_000 }]);
  });

  it.each<[string, Partial<BookedPayment>, string[]]>([
    ["began and settled in the time of the list", {}, ["chargeMissing"]],
    ["began in its first millisecond", { createdAt: 10 }, ["chargeMissing"]],
    ["began before it", { createdAt: 9 }, []],
    ["was settled in its last millisecond", { settledAt: 100 }, ["chargeMissing"]],
    ["was settled after it was asked for", { settledAt: 101 }, []],
    ["is not settled", { settledAt: null }, []],
  ])("a payment that the provider does not list is missing if it %s", (_what, change, expected) => {
    expect(kinds({ charges: [] }, { payments: [payment(change)] })).toEqual(expected);
  });

  it.each<[string, Partial<Compared["refunds"][number]>, Partial<BookedPayment>, boolean, string[]]>([
    ["that is not ours", {}, {}, true, ["refundUnknown"]],
    [
      "that is booked as made there",
      {},
      { elsewhere: [{ id: "m", reference: "re_1", amount: 7_500, hasFailed: false }] },
      true,
      [],
    ],
    [
      "that was known by the total alone",
      {},
      { elsewhere: [{ id: "m", reference: null, amount: 7_500, hasFailed: false }] },
      true,
      ["refundNamed"],
    ],
    [
      "that has our id, while only the provider knows of it",
      { key: "r1" },
      { ours: [own({ reference: null, isUnknown: true, isSent: false })] },
      true,
      [],
    ],
    [
      "of the amount of a lost one of ours, at a provider that keeps our ids",
      {},
      { ours: [own({ reference: null, isUnknown: true, isSent: false })] },
      true,
      ["refundUnknown"],
    ],
    [
      "of the amount of a lost one of ours, at a provider that keeps none",
      {},
      { ours: [own({ reference: null, isUnknown: true, isSent: false })] },
      false,
      [],
    ],
    [
      "of another amount than the lost one of ours",
      { amount: 7_400 },
      { ours: [own({ reference: null, isUnknown: true, isSent: false })] },
      false,
      ["refundUnknown"],
    ],
    [
      "of the amount of one of ours, which may be in the rest of the list",
      {},
      { ours: [own({ reference: "re_old" })] },
      false,
      ["refundUnknown"],
    ],
    ["that has failed before we knew of it", { hasFailed: true }, {}, true, []],
    [
      "that has failed before we knew of it, beside others that have not",
      { hasFailed: true },
      {
        ours: [own({ reference: "re_2" })],
        elsewhere: [{ id: "m", reference: "re_3", amount: 7_500, hasFailed: false }],
      },
      true,
      [],
    ],
    [
      "of ours, known by our id alone, that has failed since",
      { hasFailed: true, key: "r1" },
      { ours: [own({ reference: null })] },
      true,
      ["refundFailed"],
    ],
    ["of ours that has failed since", { hasFailed: true }, { ours: [own()] }, true, ["refundFailed"]],
    ["of ours that has failed and is owed again", { hasFailed: true }, { ours: [own({ isSent: false })] }, true, []],
    [
      "made there that has failed since",
      { hasFailed: true },
      { elsewhere: [{ id: "m", reference: "re_1", amount: 7_500, hasFailed: false }] },
      true,
      ["refundFailed"],
    ],
    [
      "made there whose failure is booked",
      { hasFailed: true },
      { elsewhere: [{ id: "m", reference: "re_1", amount: 7_500, hasFailed: true }] },
      true,
      [],
    ],
  ])("a refund %s", (_what, change, booked, keepsKeys, expected) => {
    expect(kinds({ refunds: [refund(change)], keepsKeys }, { payments: [payment(booked)] })).toEqual(expected);
  });

  it("of two refunds with the same amount one counts as our lost refund and one as external", () => {
    const refunds = [refund({ reference: "re_2" }), refund()];
    const lost = own({ reference: null, isUnknown: true, isSent: false });
    expect(kinds({ refunds, keepsKeys: false }, { payments: [payment({ ours: [lost] })] })).toEqual(["refundUnknown"]);
    // The one that is booked as external is not ours.
    const elsewhere = [{ id: "m", reference: "re_2", amount: 7_500, hasFailed: false }];
    expect(kinds({ refunds, keepsKeys: false }, { payments: [payment({ ours: [lost], elsewhere })] })).toEqual([]);
    // Once its reference is recorded, the other refund is the external one.
    const recorded = own({ reference: "re_2" });
    expect(found({ refunds, keepsKeys: false }, { payments: [payment({ ours: [recorded] })] })).toMatchObject([
      { kind: "refundUnknown", reference: "re_1" },
    ]);
  });

  it.each<[string, ReportTraits, Partial<BookedPayment["ours"][number]>, number]>([
    ["whose reference staff have entered otherwise", { isAll: true, keepsKeys: false }, { reference: "WIRE-1" }, 0],
    ["that may be in the rest of a list", { isAll: false, keepsKeys: false }, { reference: "re_old" }, 1],
    ["at a provider that would have our id with it", { isAll: true, keepsKeys: true }, { reference: "WIRE-1" }, 1],
    ["of another amount", { isAll: true, keepsKeys: false }, { reference: "WIRE-1", amount: 1 }, 1],
  ])("an unknown refund of a charge is external or ours, if ours is one %s", (_what, traits, change, unknown) => {
    expect(refundDifferences(payment({ ours: [own(change)] }), [refund()], traits)).toHaveLength(unknown);
  });

  it("reports each external refund with its own values, and nothing for an unknown charge", () => {
    const amount = fc.integer({ min: 1, max: 500 });
    const ofOurs = fc.array(amount, { maxLength: 5 });
    fc.assert(
      fc.property(ofOurs, ofOurs, fc.boolean(), (ours, there, keepsKeys) => {
        const refunds = [
          ...ours.map((one, n) => refund({ reference: `o${n}`, amount: one, key: keepsKeys ? `id${n}` : null })),
          ...there.map((one, n) => refund({ reference: `t${n}`, amount: one })),
          refund({ reference: "x", charge: "ch_other" }),
        ];
        const sent = ours.map((one, n) => own({ id: `id${n}`, reference: `o${n}`, amount: one }));
        const differing = found({ refunds, keepsKeys }, { payments: [payment({ ours: sent })] });
        expect(differing).toMatchObject(
          there.map((one, n) => ({ kind: "refundUnknown", reference: `t${n}`, amount: one })),
        );
        expect(differing).toHaveLength(there.length);
      }),
    );
  });
});
