import { type EventFacts, hasFailed, payerWarnings, refundIn, warningIn, whyRefused } from "./link.rules";

const ours = { planId: 1001, amount: 24_900, currency: "usd", linkId: "link" };
const facts: EventFacts = {
  ...{ linkId: "link", planId: 1001, paymentId: "payment", amount: 24_900, currency: "usd", failureCode: null },
  ...{ object: null, objectStatus: null, charge: null, disputedAmount: null, disputedFor: null, respondBy: null },
  ...{ backInAll: null, refundedAmount: null, refundKey: null },
  ...{ warningKind: null, warningReason: null, warningIsOpen: null },
};

it.each<[string, Partial<EventFacts>, string | null]>([
  ["it is about our payment", {}, null],
  ["it names no amount, as of a closed link", { amount: null, currency: null }, null],
  ["it names no plan, as of a refund", { paymentId: null, planId: null }, null],
  ["it is about another plan", { planId: 1002 }, "refused: another plan"],
  ["it is about another link", { linkId: "other" }, "refused: another link"],
  ["its amount is off by a cent", { amount: 24_901 }, "refused: another amount"],
  ["its currency is another", { currency: "cad" }, "refused: another currency"],
])("a webhook is refused if %s (PAY-24, FAULT-12)", (_what, change, why) => {
  expect(whyRefused({ ...facts, ...change }, ours)).toBe(why);
});

it("a webhook about a payment that is not ours is refused (PAY-24)", () => {
  expect(whyRefused(facts, null)).toBe("refused: unknown payment");
});

it("a payer's different name or address is reported, and missing data is not (PAY-25)", () => {
  const client = { firstName: "Ana", lastName: "Rivera", email: "ana@example.com" };
  const warned = (payerName: string | null, payerEmail: string | null) =>
    payerWarnings({ payerName, payerEmail }, client);
  expect(warned("ANA RIVERA", "Ana@Example.com")).toEqual([]);
  expect(warned(null, null)).toEqual([]);
  expect(warned("Eva Soto", "eva@example.com")).toEqual(["nameDiffers", "emailDiffers"]);
});

it("a refund counts as failed if its provider reports it as failed or cancelled, not while it is on its way (REFUND-14)", () => {
  const about = { ...facts, object: "re_1", refundedAmount: 7_500 };
  const failed = (objectStatus: string | null) => refundIn({ ...about, objectStatus })?.hasFailed;
  expect(["failed", "canceled", "pending", "succeeded", null].map(failed)).toEqual([true, true, false, false, false]);
  expect(refundIn({ ...facts, object: "dp_1", objectStatus: "lost" })).toBeNull();
  expect(hasFailed("requires_action")).toBe(false);
});

it("a warning is read with its reason and whether it is open; other events are not warnings (PAY-35)", () => {
  const warned = { ...facts, object: "issfr_1", warningKind: "fraudWarning", warningReason: "misc", warningIsOpen: 1 };
  expect(warningIn(warned)).toEqual({ id: "issfr_1", kind: "fraudWarning", reason: "misc", isOpen: true });
  expect(warningIn({ ...warned, warningIsOpen: 0 })?.isOpen).toBe(false);
  expect(warningIn({ ...warned, warningKind: null })).toBeNull();
});
