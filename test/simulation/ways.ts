import { type PaymentStep, paymentSteps } from "../../src/features/payments/server/payment.ports";

/** How many times concurrently the shop is notified of a paid link. */
export const timesTold = [0, 1, 2, 10] as const;
export type TimesTold = (typeof timesTold)[number];

const linkWays = [
  "link made",
  "link declined",
  "link taken back",
  "link found closed by its payer",
  "webhook told again",
  "plan paid by a link",
  "link's money sent back",
] as const;

const outsideWays = [
  "refund made at the card provider",
  "refund made in the dashboard, told",
  "refund made in the dashboard, not told",
] as const;

const changeWays = [
  "paid booking changed",
  "change of a paid booking asked for",
  "difference of a change paid",
  "difference of a change sent back",
  "change lapsed unpaid",
  "refund of several payments",
] as const;

export type Way =
  | (typeof changeWays)[number]
  | (typeof linkWays)[number]
  | (typeof outsideWays)[number]
  | `link paid, told ${TimesTold} times`
  | `death at ${PaymentStep}`;

/** The outcomes that the seeds of the thorough run should cover, each several times. (SIM-7) */
const ways: readonly Way[] = [
  ...timesTold.map((times) => `link paid, told ${times} times` as const),
  ...linkWays,
  ...outsideWays,
  ...changeWays,
  ...paymentSteps.map((step) => `death at ${step}` as const),
];

/** How often each outcome occurred. */
export type Tally = Partial<Record<Way, number>>;

export function add(tally: Tally, way: Way, times = 1): void {
  tally[way] = (tally[way] ?? 0) + times;
}

export function sum(tallies: readonly Tally[]): Tally {
  const total: Tally = {};
  for (const tally of tallies) for (const way of ways) add(total, way, tally[way] ?? 0);
  return total;
}

/** Each outcome with its count, in lines. */
export const formatTally = (tally: Tally): string =>
  ways.map((way) => `${String(tally[way] ?? 0).padStart(6)}  ${way}`).join("\n");
