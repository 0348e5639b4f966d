/** A test card's behaviour when it is charged. */
export type Behaviour =
  | "approved"
  | "declined"
  | "insufficient"
  | "partial"
  | "slow"
  | "hangs"
  | "failsAfter"
  | "breaksBefore"
  | "asksBank"
  | "looksAtBrowser";

/**
 * Faults that QA can set for the next charge, for any card, by the provider's control calls (docs/testing.md, Faults).
 */
export const cloverFaults = {
  decline: "declined",
  slow: "slow",
  late: "hangs",
  failsAfter: "failsAfter",
  losesQuestion: "breaksBefore",
} as const satisfies Record<string, Behaviour>;
export type CloverFault = keyof typeof cloverFaults;

export type TestCard = { number: string; brand: string; behaviour: Behaviour };

/** The only cards that the stand-in accepts: Clover's own, then ours for network faults (docs/testing.md, Cards). */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "VISA", behaviour: "approved" },
  { number: "5555555555554444", brand: "MC", behaviour: "approved" },
  { number: "378282246310005", brand: "AMEX", behaviour: "approved" },
  { number: "6011111111111117", brand: "DISCOVER", behaviour: "approved" },
  { number: "4005571702222222", brand: "VISA", behaviour: "declined" },
  { number: "4005578003333335", brand: "VISA", behaviour: "partial" },
  { number: "4000000000000507", brand: "VISA", behaviour: "insufficient" },
  { number: "4000000000000101", brand: "VISA", behaviour: "slow" },
  { number: "4000000000000200", brand: "VISA", behaviour: "hangs" },
  { number: "4000000000000309", brand: "VISA", behaviour: "failsAfter" },
  // Clover's own for 3-D Secure.
  { number: "4012000033330026", brand: "VISA", behaviour: "asksBank" },
  { number: "4043130007524792", brand: "VISA", behaviour: "looksAtBrowser" },
  { number: "4000000000000408", brand: "VISA", behaviour: "breaksBefore" },
];

/**
 * Milliseconds. The adapter waits 10 s for an answer: the slow card answers within that time, the hanging one after it.
 */
export const SLOW = 8_000;
export const HANG = 12_000;
