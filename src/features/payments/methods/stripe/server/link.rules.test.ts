import { alertOf, type EventFacts, hasFailed, payerWarnings, whyRefused } from "./link.rules";

const ours = { planId: 1001, amount: 24_900, currency: "usd", linkId: "link" };
const facts: EventFacts = {
  ...{ linkId: "link", planId: 1001, paymentId: "payment", amount: 24_900, currency: "usd", failureCode: null },
  ...{ object: null, objectStatus: null, charge: null, disputedAmount: null, disputedFor: null, respondBy: null },
};

it.each<[string, Partial<EventFacts>, string | null]>([
  ["it is about our payment", {}, null],
  ["it names no amount, as of a closed link", { amount: null, currency: null }, null],
  ["it names no plan, as of a refund", { paymentId: null, planId: null }, null],
  ["it is about another plan", { planId: 1002 }, "refused: another plan"],
  ["it is about another link", { linkId: "other" }, "refused: another link"],
  ["its amount is off by a cent", { amount: 24_901 }, "refused: another amount"],
  ["its currency is another", { currency: "cad" }, "refused: another currency"],
])("a webhook where %s: its refusal (PAY-24, FAULT-12)", (_what, change, why) => {
  expect(whyRefused({ ...facts, ...change }, ours)).toBe(why);
});

it("a webhook about a payment that is not ours is refused (PAY-24)", () => {
  expect(whyRefused(facts, null)).toBe("refused: unknown payment");
});

it("a payer's other name or address is pointed out, and what the provider does not send is not (PAY-25)", () => {
  const client = { firstName: "Ana", lastName: "Rivera", email: "ana@example.com" };
  const warned = (payerName: string | null, payerEmail: string | null) =>
    payerWarnings({ payerName, payerEmail }, client);
  expect(warned("ANA RIVERA", "Ana@Example.com")).toEqual([]);
  expect(warned(null, null)).toEqual([]);
  expect(warned("Eva Soto", "eva@example.com")).toEqual(["nameDiffers", "emailDiffers"]);
});

it("staff are alerted of a refund that we did not make, and of one that gave nothing back", () => {
  const refund = (objectStatus: string | null) => alertOf("refund.updated", { ...facts, objectStatus });
  expect(alertOf("charge.refunded", facts)).toBe("refundedElsewhere");
  expect([refund("failed"), refund("canceled"), refund("pending"), refund(null)]).toEqual([
    "refundFailed",
    "refundFailed",
    null,
    null,
  ]);
  expect(alertOf("charge.updated", { ...facts, objectStatus: "failed" })).toBeNull();
  expect(hasFailed("requires_action")).toBe(false);
});
