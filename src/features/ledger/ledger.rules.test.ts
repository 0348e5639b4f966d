import {
  type Books,
  capturedPosting,
  claimPosting,
  fundGiveAgainKey,
  fundPosting,
  fundReleaseKey,
  fundTakeBackKey,
  imbalances,
  isBalanced,
  isFundGivenAgain,
  isFundRelease,
  isFundTakeBack,
  owedAgainPosting,
  owedPosting,
  type Posting,
  reversedPosting,
  sentPosting,
  settledPosting,
  unowedPosting,
} from "./ledger.rules";

const what = { key: "k", planId: 1, clientId: 7, at: 0 };

it("every posting adds up to zero (FUND-4)", () => {
  const postings = [
    capturedPosting(what, 135, 500),
    owedPosting(what, 200),
    sentPosting(what, 135, 200),
    owedAgainPosting(what, 135, 200),
    unowedPosting(what, 200),
    reversedPosting(what, 85, 500),
    fundPosting(what, 100),
    claimPosting(what, 200),
    settledPosting(what, "collected", 200),
  ];
  for (const posting of postings) expect(isBalanced(posting)).toBe(true);
});

it("entries that do not add up to zero are not balanced (FUND-4)", () => {
  const { entries, ...rest } = owedPosting(what, 200);
  expect(isBalanced({ ...rest, entries: entries.slice(1) })).toBe(false);
});

it.each<[string, Posting, string, string]>([
  ["captured money", capturedPosting(what, 135, 200), "provider:135", "plans"],
  ["reversed money", reversedPosting(what, 135, 200), "plans", "provider:135"],
  ["an owed refund", owedPosting(what, 200), "plans", "owed"],
  ["a sent refund", sentPosting(what, 135, 200), "owed", "provider:135"],
  ["a refund that came back", owedAgainPosting(what, 135, 200), "provider:135", "owed"],
  ["a refund that is not owed any more", unowedPosting(what, 200), "owed", "plans"],
  ["credit", fundPosting(what, 200), "plans", "fund"],
  ["a claim", claimPosting(what, 200), "claims", "plans"],
  ["a paid claim", settledPosting(what, "collected", 200), "collected", "claims"],
  ["a claim that was given up", settledPosting(what, "losses", 200), "losses", "claims"],
])(
  "%s increases its account by the amount, and decreases the one it comes from (FUND-4)",
  (_what, posting, to, from) => {
    expect(posting).toEqual({
      ...what,
      entries: [
        { account: to, amount: 200 },
        { account: from, amount: -200 },
      ],
    });
  },
);

it("a key tells a released hold, credit taken back and credit given again apart from each other and from others", () => {
  const keys = {
    released: [fundReleaseKey("p-12", 0), fundReleaseKey("p-12", 3)],
    takenBack: [fundTakeBackKey("dispute/dp_1"), fundTakeBackKey("refund/re_1")],
    givenAgain: [fundGiveAgainKey("dispute/dp_1"), fundGiveAgainKey("refund/re_1")],
    others: [
      "",
      "payment/p-12/fund-taken/0",
      "old/payment/p-12/fund-released/0",
      "old/refund/re_1/fund-taken-back",
      "refund/re_1/fund-taken-back/claim",
      "refund/re_1/fund-given-again/claim",
    ],
  };
  const all = Object.values(keys).flat();
  expect(all.filter(isFundRelease)).toEqual(keys.released);
  expect(all.filter(isFundTakeBack)).toEqual(keys.takenBack);
  expect(all.filter(isFundGivenAgain)).toEqual(keys.givenAgain);
});

/** A plan of 500 paid by card: 200 refunded, 100 owed, 50 put into the fund. */
const books: Books = {
  transactions: [],
  accounts: [
    { planId: 1, account: "provider:135", total: 300 },
    { planId: 1, account: "plans", total: -150 },
    { planId: 1, account: "owed", total: -100 },
    { planId: 1, account: "fund", total: -50 },
  ],
  payments: [{ id: "p", planId: 1, method: 135, captured: 500 }],
  refunds: [
    { paymentId: "p", planId: 1, method: 135, amount: 200, sent: true },
    { paymentId: "p", planId: 1, method: 135, amount: 100, sent: false },
  ],
  funds: [{ clientId: 7, ledger: -50, lots: 50 }],
  lots: [{ id: 1, amount: 50, left: 50 }],
  losses: [],
};

it("a ledger that balances has no imbalances (FUND-5)", () => {
  expect(imbalances(books)).toEqual([]);
  expect(imbalances({ ...books, lots: [{ id: 1, amount: 50, left: 0 }] })).toEqual([]);
});

it("a bank's refund in addition to ours is no imbalance while the client owes it, nor once that is settled (FUND-5)", () => {
  const twice: Books = {
    ...books,
    accounts: [
      { planId: 1, account: "provider:135", total: -100 },
      { planId: 1, account: "claims", total: 100 },
    ],
    payments: [{ id: "p", planId: 1, method: 135, captured: 500 }],
    refunds: [{ paymentId: "p", planId: 1, method: 135, amount: 600, sent: true }],
    losses: [{ paymentId: "p", planId: 1, shortfall: 100, isSettled: false }],
  };
  const settled: Books = {
    ...twice,
    accounts: [
      { planId: 1, account: "provider:135", total: -100 },
      { planId: 1, account: "collected", total: 100 },
    ],
    losses: [{ paymentId: "p", planId: 1, shortfall: 100, isSettled: true }],
  };
  expect([imbalances(twice), imbalances(settled)]).toEqual([[], []]);
  expect(imbalances({ ...settled, losses: [] })).toEqual(["payment p: 600 go back of 500 captured"]);
});

it.each<[string, Partial<Books>, RegExp]>([
  ["a transaction that does not add up", { transactions: [{ key: "x", total: 1 }] }, /transaction x/],
  [
    "a capture that is in no book",
    { payments: [...books.payments, { id: "q", planId: 2, method: 140, captured: 1 }] },
    /plan 2, provider 140/,
  ],
  [
    "a capture off by a cent",
    { payments: [{ id: "p", planId: 1, method: 135, captured: 501 }] },
    /plan 1, provider 135/,
  ],
  [
    "a claim that is in no book",
    { losses: [{ paymentId: "p", planId: 1, shortfall: 5, isSettled: false }] },
    /plan 1, claims/,
  ],
  ["a refund that was not sent after all", { refunds: [] }, /plan 1, refunds owed/],
  [
    "more back than was captured",
    { refunds: [{ paymentId: "p", planId: 1, method: 135, amount: 501, sent: true }] },
    /payment p: 501/,
  ],
  [
    "money at a provider that no payment explains",
    { accounts: [...books.accounts, { planId: 3, account: "provider:85", total: 1 }] },
    /^plan 3, provider 85: the ledger says 1, the rows say 0$/,
  ],
  [
    "more back than was captured and what the client got twice",
    {
      refunds: [{ paymentId: "p", planId: 1, method: 135, amount: 601, sent: true }],
      losses: [{ paymentId: "p", planId: 1, shortfall: 100, isSettled: true }],
    },
    /payment p: 601/,
  ],
  ["more out of a plan than in", { accounts: [{ planId: 1, account: "plans", total: 2 }] }, /plan 1: 2 more went back/],
  ["a fund off by a cent", { funds: [{ clientId: 7, ledger: -50, lots: 49 }] }, /fund of client 7/],
  ["a lot with more than was put into it", { lots: [{ id: 1, amount: 50, left: 51 }] }, /lot 1: 51 is left of 50/],
  ["a lot that is overdrawn", { lots: [{ id: 1, amount: 50, left: -1 }] }, /lot 1/],
])("finds %s", (_what, change, complaint) => {
  expect(imbalances({ ...books, ...change }).join("\n")).toMatch(complaint);
});
