import fc from "fast-check";
import {
  capturedPosting,
  claimPosting,
  fundGiveAgainKey,
  fundPosting,
  fundReleaseKey,
  fundTakeBackKey,
  owedAgainPosting,
  owedPosting,
  type Posting,
  reversedPosting,
  sentPosting,
  unowedPosting,
} from "./ledger.rules";
import { planMoney } from "./planMoney";

const what = (key: string) => ({ key, planId: 1, clientId: 7, at: 0 });
const entriesOf = (postings: readonly Posting[]) =>
  postings.flatMap(({ key, entries }) => entries.map((entry) => ({ key, ...entry })));
const moneyAfter = (...postings: Posting[]) => planMoney(entriesOf(postings));

const captured = (amount: number, method = 135, key = "payment/p/captured") =>
  capturedPosting(what(key), method, amount);
const nothing = { methods: [], captured: 0, fromFund: 0, owed: 0, sent: 0, toFund: 0, held: 0, claimed: 0 };

describe("a plan's money, read off the ledger (REFUND-17)", () => {
  it("is zero before any has arrived", () => {
    expect(moneyAfter()).toEqual(nothing);
  });

  it("is owed until it was sent, and owed again when it was returned", () => {
    const way = [owedPosting(what("refund/r/owed"), 200), sentPosting(what("refund/r/sent"), 135, 200)] as const;
    const back = owedAgainPosting(what("refund/r/back/x"), 135, 200);
    expect(moneyAfter(captured(500), way[0])).toMatchObject({ captured: 500, owed: 200, sent: 0, held: 300 });
    expect(moneyAfter(captured(500), ...way)).toMatchObject({ owed: 0, sent: 200, held: 300 });
    expect(moneyAfter(captured(500), ...way, back)).toMatchObject({ owed: 200, sent: 0, held: 300 });
  });

  it("sums the amount paid by each method and its unrefunded part", () => {
    const two = [captured(100, 85, "payment/q/captured/1"), captured(500)];
    const back = [owedPosting(what("refund/r/owed"), 100), sentPosting(what("refund/r/sent"), 85, 100)];
    expect(moneyAfter(...two, ...back).methods).toEqual([
      { method: 85, captured: 100, left: 0 },
      { method: 135, captured: 500, left: 500 },
    ]);
  });

  it("is without what was entered by mistake and taken off again", () => {
    const reversed = reversedPosting(what("payment/q/reversed/1"), 85, 100);
    const rest = captured(60, 85, "payment/q/captured/2");
    expect(moneyAfter(captured(100, 85, "payment/q/captured/1"), reversed, rest)).toMatchObject({
      methods: [{ method: 85, captured: 60, left: 60 }],
      captured: 60,
      held: 60,
    });
  });

  it("counts the fund's payments and credits, not holds for a failed attempt", () => {
    const hold = fundPosting(what("payment/p/fund-taken/0"), -80);
    const release = fundPosting(what(fundReleaseKey("p", 0)), 80);
    const returned = fundPosting(what("refund/r/lots"), 30);
    expect(moneyAfter(hold, release)).toEqual(nothing);
    expect(moneyAfter(hold, returned)).toMatchObject({ fromFund: 80, toFund: 30, held: 50 });
  });

  it("does not count as in the fund as far as it was taken back because the payer's bank refunded it too", () => {
    const intoFund = fundPosting(what("refund/r/new-lot"), 500);
    const takenBack = fundPosting(what(fundTakeBackKey("dispute/d")), -200);
    expect(moneyAfter(captured(500), intoFund, takenBack)).toMatchObject({ toFund: 300, fromFund: 0, held: 200 });
  });

  it("is as before once a refund made elsewhere has failed, with what it had taken out of the fund (PAY-34)", () => {
    const intoFund = [captured(500), fundPosting(what("refund/r/new-lot"), 300)];
    const gone = [
      owedPosting(what("refund/e/elsewhere"), 500),
      sentPosting(what("refund/e/sent"), 135, 500),
      fundPosting(what(fundTakeBackKey("refund/e")), -200),
      claimPosting(what("refund/e/claim"), 100),
    ];
    expect(moneyAfter(...intoFund, ...gone)).toMatchObject({ sent: 500, toFund: 100, claimed: 100, held: 0 });
    const failed = [
      owedAgainPosting(what("refund/e/failed"), 135, 500),
      unowedPosting(what("refund/e/unowed"), 500),
      fundPosting(what(fundGiveAgainKey("refund/e")), 200),
      claimPosting(what("refund/e/claimed-no-more"), -100),
    ];
    expect(moneyAfter(...intoFund, ...gone, ...failed)).toEqual(moneyAfter(...intoFund));
  });

  it("that was refunded twice is claimed from the client, and nothing of it is held", () => {
    const back = (id: string) => [owedPosting(what(`${id}/owed`), 500), sentPosting(what(`${id}/sent`), 135, 500)];
    const claim = claimPosting(what("dispute/d/claim"), 500);
    expect(moneyAfter(captured(500), ...back("r"), ...back("d"), claim)).toMatchObject({
      sent: 1000,
      claimed: 500,
      held: 0,
    });
    const withdrawn = claimPosting(what("dispute/d/claim/0"), -500);
    expect(moneyAfter(claim, withdrawn).claimed).toBe(0);
  });

  it("is not worked out from a transaction that none of our postings makes", () => {
    const entries = [
      { key: "x", account: "fund", amount: 5 },
      { key: "x", account: "owed", amount: -5 },
    ];
    expect(() => planMoney(entries)).toThrow("x is no posting of ours");
    const three = entriesOf([captured(500)]).concat({ key: "payment/p/captured", account: "owed", amount: 0 });
    expect(() => planMoney(three)).toThrow("payment/p/captured is no posting of ours");
    expect(() => planMoney(three.slice(0, 1))).toThrow("payment/p/captured is no posting of ours");
  });

  it("loses no cent, in whatever order the entries are read", () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    const method = fc.constantFrom(135, 85, 140);
    const posting = fc.oneof(
      fc.tuple(method, amount).map(
        ([by, sum]) =>
          (key: string) =>
            capturedPosting(what(`payment/${key}/captured`), by, sum),
      ),
      amount.map((sum) => (key: string) => owedPosting(what(`refund/${key}/owed`), sum)),
      fc.tuple(method, amount).map(
        ([by, sum]) =>
          (key: string) =>
            sentPosting(what(`refund/${key}/sent`), by, sum),
      ),
      fc.tuple(method, amount).map(
        ([by, sum]) =>
          (key: string) =>
            owedAgainPosting(what(`refund/${key}/back`), by, sum),
      ),
      fc.tuple(fc.constantFrom(-1, 1), amount).map(
        ([sign, sum]) =>
          (key: string) =>
            fundPosting(what(`payment/${key}/fund`), sign * sum),
      ),
    );
    fc.assert(
      fc.property(fc.array(posting), fc.infiniteStream(fc.nat()), (make, order) => {
        const entries = entriesOf(make.map((one, index) => one(`${index}`)));
        const money = planMoney(entries);
        const totalOf = (name: string) =>
          entries.filter(({ account }) => account.startsWith(name)).reduce((sum, entry) => sum + entry.amount, 0);
        expect(money.held).toBe(0 - totalOf("plans"));
        expect(money.owed).toBe(0 - totalOf("owed"));
        expect(money.toFund - money.fromFund).toBe(0 - totalOf("fund"));
        expect(money.captured - money.sent).toBe(totalOf("provider:"));
        expect(money.methods.reduce((sum, { left }) => sum + left, 0)).toBe(totalOf("provider:"));
        const shuffled = entries
          .map((entry) => ({ entry, place: order.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ entry }) => entry);
        expect({ ...planMoney(shuffled), methods: [] }).toEqual({ ...money, methods: [] });
      }),
    );
  });
});
