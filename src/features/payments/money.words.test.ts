import fc from "fast-check";
import { words } from "../../platform/server/notify/email";
import type { PlanMoney } from "../ledger/planMoney";
import { moneyWords, type OwedRefund } from "./money.words";

const nothing: PlanMoney = { methods: [], captured: 0, fromFund: 0, owed: 0, sent: 0, toFund: 0, held: 0, claimed: 0 };
const byCard = { method: 135, captured: 50_000, left: 50_000 };
const byTransfer = { method: 85, captured: 10_000, left: 10_000 };

/** The email text about an unsigned plan's money. */
const ending = (money: Partial<PlanMoney>, refunds: readonly OwedRefund[] = []) =>
  words(
    "planUnsigned",
    { planId: 1, named: "Kia Rio in Varadero", ...moneyWords({ ...nothing, ...money }, refunds) },
    "en",
  ).body.split("cancelled. ")[1];

describe("a plan's money as text (REFUND-17)", () => {
  it.each<[string, Partial<PlanMoney>, string]>([
    ["nothing came", {}, "You have not been charged."],
    [
      "all of a card's goes back",
      { methods: [byCard], captured: 50_000, owed: 50_000 },
      "We received $500.00. $500.00 goes back to the card you paid with; we will write to you when it is sent.",
    ],
    [
      "a part had gone back before",
      { methods: [{ ...byCard, left: 30_000 }], captured: 50_000, owed: 30_000, sent: 20_000 },
      "We received $500.00. $300.00 goes back to the card you paid with; we will write to you when it is sent. $200.00 was sent back before.",
    ],
    [
      "a part of a transfer goes back",
      { methods: [byTransfer], captured: 10_000, owed: 10_000 },
      "We received $100.00. $100.00 goes back to the bank account it came from; we will write to you when it is sent.",
    ],
    [
      "the payment page of a link took it",
      { methods: [{ ...byCard, method: 140 }], captured: 50_000, owed: 50_000 },
      "We received $500.00. $500.00 goes back to the card you paid with on the payment page; we will write to you when it is sent.",
    ],
    [
      "it came by two ways",
      { methods: [byCard, byTransfer], captured: 60_000, owed: 60_000 },
      "We received $600.00. $600.00 goes back the same way you paid; we will write to you when it is sent.",
    ],
    [
      "the fund paid all of it",
      { fromFund: 50_000, toFund: 50_000 },
      "We received $500.00, all of it from your fund. $500.00 went into your fund.",
    ],
    [
      "the fund paid a part, the card the rest (PAY-19)",
      { methods: [byCard], captured: 50_000, fromFund: 10_000, held: 60_000 },
      "We received $600.00: $100.00 from your fund and $500.00 by card. $600.00 is kept under the cancellation policy.",
    ],
    [
      "a cancellation rule keeps a part",
      { methods: [byCard], captured: 50_000, owed: 40_000, held: 10_000 },
      "We received $500.00. $400.00 goes back to the card you paid with; we will write to you when it is sent. $100.00 is kept under the cancellation policy.",
    ],
  ])("%s", (_what, money, said) => {
    expect(ending(money)).toBe(said);
  });

  it("money that waits for a bank's decision is distinguished from money that is refunded now (PAY-31)", () => {
    const money = { methods: [byCard], captured: 50_000, owed: 50_000 };
    const waits = "waits until the bank has decided about the disputed payment, so that it does not go back twice.";
    const card = { method: 135, amount: 50_000, waits: true };
    expect(ending(money, [card])).toBe(`We received $500.00. $500.00 ${waits}`);
    const parts = [
      { ...card, amount: 20_000 },
      { ...card, amount: 30_000, waits: false },
    ];
    expect(ending(money, parts)).toBe(
      `We received $500.00. $200.00 ${waits} $300.00 goes back to the card you paid with; we will write to you when it is sent.`,
    );
  });

  it("names the way of the refund, even if other money waits or is kept (PAY-31)", () => {
    const money = { methods: [byCard, byTransfer], captured: 60_000, fromFund: 1_000, owed: 60_000 };
    const card = { method: 135, amount: 50_000, waits: true };
    const transfer = { method: 85, amount: 10_000, waits: false };
    expect(ending(money, [card, transfer])).toBe(
      "We received $610.00: $10.00 from your fund and $600.00 in other ways. $500.00 waits until the bank has decided about the disputed payment, so that it does not go back twice. $100.00 goes back to the bank account it came from; we will write to you when it is sent.",
    );
    expect(ending({ ...money, owed: 10_000, held: 51_000 }, [transfer])).toContain(
      "$100.00 goes back to the bank account it came from",
    );
  });

  it("says 'not charged' only if nothing was paid, and names a refund only if there is one", () => {
    const amount = fc.constantFrom(0, 1, 99, 123_456);
    fc.assert(
      fc.property(amount, amount, amount, amount, (captured, fromFund, owed, held) => {
        const said = ending({ captured, fromFund, owed, held }) ?? "";
        expect(said.includes("not been charged")).toBe(captured + fromFund === 0);
        expect(said.includes("goes back")).toBe(captured + fromFund > 0 && owed > 0);
        expect(said).not.toMatch(/ {2}| \.|\$0\.00/);
      }),
    );
  });
});
