import type { Instant } from "../../shared/instant";
import { type Minor, sum } from "../../shared/money";

/**
 * The accounts. `provider:<method>`: what a provider holds for us (positive); `plans`: what we hold for plans; `owed`:
 * refunds that are decided and not sent; `fund`: clients' credit (these three negative). `claims`: what clients owe us
 * because a bank gave back what we had refunded already; settled, it is in `collected` or `losses` (these three
 * positive).
 */
export type Account = `provider:${number}` | "plans" | "owed" | "fund" | "claims" | Settled;

/** How a claim ended: paid by the client, or given up. */
export const settlements = ["collected", "losses"] as const;
export type Settled = (typeof settlements)[number];

/**
 * One transaction: entries in minor units that add up to zero. A second one with the same key is not written. (FUND-4)
 */
export type Posting = {
  key: string;
  planId: number;
  clientId: number;
  at: Instant;
  entries: readonly { account: Account; amount: Minor }[];
};

type What = Omit<Posting, "entries">;

const moved = (what: What, from: Account, to: Account, amount: Minor): Posting => ({
  ...what,
  entries: [
    { account: to, amount },
    { account: from, amount: -amount },
  ],
});

/** Money that a provider captured for a plan, or that arrived at our bank for it. */
export const capturedPosting = (what: What, method: number, amount: Minor): Posting =>
  moved(what, "plans", `provider:${method}`, amount);

/** Money that was entered by mistake is reversed: it never came for this plan. */
export const reversedPosting = (what: What, method: number, amount: Minor): Posting =>
  moved(what, `provider:${method}`, "plans", amount);

/** A refund the way it was paid was decided and is not sent yet. */
export const owedPosting = (what: What, amount: Minor): Posting => moved(what, "owed", "plans", amount);

/** The provider has sent a refund. */
export const sentPosting = (what: What, method: number, amount: Minor): Posting =>
  moved(what, `provider:${method}`, "owed", amount);

/** A refund that was sent came back to the provider: it is owed again. */
export const owedAgainPosting = (what: What, method: number, amount: Minor): Posting =>
  moved(what, "owed", `provider:${method}`, amount);

/** An external refund has failed at the provider: its money is held for the plan again. */
export const unowedPosting = (what: What, amount: Minor): Posting => moved(what, "plans", "owed", amount);

/** An addition to a client's fund (to a new lot or an old one); negative: what a plan took from it. */
export const fundPosting = (what: What, amount: Minor): Posting => moved(what, "fund", "plans", amount);

/** The key of the release of a failed payment's hold on the fund, for the `time`-th time. */
export const fundReleaseKey = (paymentId: string, time: number): string => `payment/${paymentId}/fund-released/${time}`;

/** Whether a transaction releases a hold, so that the fund paid nothing. */
export const isFundRelease = (key: string): boolean => /^payment\/[^/]+\/fund-released\//.test(key);

/** More of a plan was refunded than was paid: its client owes us the excess. Negative: not any more. */
export const claimPosting = (what: What, amount: Minor): Posting => moved(what, "plans", "claims", amount);

/** A claim is over: the client has paid it back, or we bear the loss. */
export const settledPosting = (what: What, settled: Settled, amount: Minor): Posting =>
  moved(what, "claims", settled, amount);

/**
 * The key for taking a refund back out of the fund, because the money went back by the provider too: by a lost dispute
 * (`dispute/<id>`) or a refund made elsewhere (`refund/<id>`).
 */
export const fundTakeBackKey = (cause: string): string => `${cause}/fund-taken-back`;

/** Whether a transaction takes a refund back out of the fund, so that the fund paid nothing. */
export const isFundTakeBack = (key: string): boolean => /^(dispute|refund)\/[^/]+\/fund-taken-back$/.test(key);

/** The key for putting into the fund again what was taken back, because the refund made elsewhere failed. */
export const fundGiveAgainKey = (cause: string): string => `${cause}/fund-given-again`;

/** Whether a transaction only puts into the fund again what was taken back, which is no further refund. */
export const isFundGivenAgain = (key: string): boolean => /\/fund-given-again$/.test(key);

/** Every posting adds up to zero: what one account gets another gives. (FUND-4) */
export function isBalanced({ entries }: Posting): boolean {
  return sum(entries.map(({ amount }) => amount)) === 0;
}

/** The ledger, and the rows of payments, refunds and the fund to compare it with. Amounts in minor units. */
export type Books = {
  /** Transactions with the sums of their entries. */
  transactions: readonly { key: string; total: Minor }[];
  /** The totals of accounts for each plan. */
  accounts: readonly { planId: number; account: string; total: Minor }[];
  payments: readonly { id: string; planId: number; method: number; captured: Minor }[];
  refunds: readonly { paymentId: string; planId: number; method: number; amount: Minor; sent: boolean }[];
  /** Each client's fund: the ledger's account, and the sum of lots and movements. */
  funds: readonly { clientId: number; ledger: Minor; lots: Minor }[];
  lots: readonly { id: number; amount: Minor; left: Minor }[];
  /** Lost disputes and refunds made elsewhere; `shortfall`: what the client got twice. */
  losses: readonly { paymentId: string; planId: number; shortfall: Minor; isSettled: boolean }[];
};

/**
 * The errors of the books, one line each; none if captured − refunded agrees with the ledger and the fund is right to
 * the cent (SIM-2, FUND-5).
 */
export function imbalances(books: Books): string[] {
  const totals = totalsBy(
    books.accounts,
    ({ planId, account }) => `${planId} ${account}`,
    ({ total }) => total,
  );
  const ledgerTotal = (planId: number, account: string) => totals.get(`${planId} ${account}`) ?? 0;
  const held = heldByProviders(books);
  const owed = totalsBy(
    books.refunds.filter(({ sent }) => !sent),
    ({ planId }) => planId,
    ({ amount }) => amount,
  );
  const claimed = totalsBy(
    books.losses.filter(({ isSettled }) => !isSettled),
    ({ planId }) => planId,
    ({ shortfall }) => shortfall,
  );
  const refunded = totalsBy(
    books.refunds,
    ({ paymentId }) => paymentId,
    ({ amount }) => amount,
  );
  const lost = totalsBy(
    books.losses,
    ({ paymentId }) => paymentId,
    ({ shortfall }) => shortfall,
  );
  const planIds = new Set([...books.accounts, ...books.payments, ...books.refunds].map(({ planId }) => planId));
  return [
    ...books.transactions.flatMap(({ key, total }) => complain(`transaction ${key}`, total, 0)),
    ...[...planIds].flatMap((planId) => [
      ...[...(held.get(planId) ?? [])].flatMap(([method, amount]) =>
        complain(`plan ${planId}, provider ${method}`, ledgerTotal(planId, `provider:${method}`), amount),
      ),
      ...complain(`plan ${planId}, refunds owed`, ledgerTotal(planId, "owed"), 0 - (owed.get(planId) ?? 0)),
      ...complain(`plan ${planId}, claims`, ledgerTotal(planId, "claims"), claimed.get(planId) ?? 0),
      ...(ledgerTotal(planId, "plans") > 0
        ? [`plan ${planId}: ${ledgerTotal(planId, "plans")} more went back than came in`]
        : []),
    ]),
    ...books.payments.flatMap(({ id, captured }) => {
      const back = refunded.get(id) ?? 0;
      return back > captured + (lost.get(id) ?? 0) ? [`payment ${id}: ${back} go back of ${captured} captured`] : [];
    }),
    ...books.funds.flatMap(({ clientId, ledger, lots }) => complain(`fund of client ${clientId}`, ledger, -lots)),
    ...books.lots.flatMap(({ id, amount, left }) =>
      left < 0 || left > amount ? [`lot ${id}: ${left} is left of ${amount}`] : [],
    ),
  ];
}

function complain(what: string, ledger: Minor, rows: Minor): string[] {
  return ledger === rows ? [] : [`${what}: the ledger says ${ledger}, the rows say ${rows}`];
}

/** The sums of rows by their key, made in one pass: the books of years are compared at once. */
export function totalsBy<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  amountOf: (row: Row) => Minor,
): Map<Key, Minor> {
  const totals = new Map<Key, Minor>();
  for (const row of rows) totals.set(keyOf(row), (totals.get(keyOf(row)) ?? 0) + amountOf(row));
  return totals;
}

/** The amounts that each provider should hold, by plan and method: captured − refunded. */
function heldByProviders({ accounts, payments, refunds }: Books): Map<number, Map<number, Minor>> {
  const held = new Map<number, Map<number, Minor>>();
  const add = (planId: number, method: number, amount: Minor) => {
    const ofPlan = held.get(planId) ?? new Map<number, Minor>();
    held.set(planId, ofPlan.set(method, (ofPlan.get(method) ?? 0) + amount));
  };
  for (const { planId, account } of accounts) {
    const [kind, method] = account.split(":");
    if (kind === "provider") add(planId, Number(method), 0);
  }
  for (const { planId, method, captured } of payments) add(planId, method, captured);
  for (const { planId, method, amount, sent } of refunds) if (sent) add(planId, method, -amount);
  return held;
}
