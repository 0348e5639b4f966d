import type { Behaviour } from "./testCards";

/** What the stand-in stores. */
export type Token = {
  id: string;
  brand: string;
  first6: string;
  last4: string;
  expMonth: string;
  expYear: string;
  behaviour: Behaviour;
};
/** A saved card, which can be charged repeatedly. `card`: the id by which it is revoked. */
export type Customer = {
  id: string;
  key: string;
  token: string;
  card: string;
  email: string;
  name: string | null;
  created: number;
  removed: boolean;
};
export type Charge = {
  id: string;
  /** The idempotency key under which it was made. */
  key: string;
  amount: number;
  source: string;
  /** The shop's note on it; may be empty. */
  description: string;
  brand: string;
  first6: string;
  last4: string;
  expMonth: string;
  expYear: string;
  /** Epoch milliseconds. */
  created: number;
  /** What the bank waits for before the card is charged. */
  waits?: "method" | "challenge" | null;
};
/** `key`: the request's idempotency key; a refund from the provider's own console has a generated one. */
export type Refund = { id: string; key: string; charge: string; amount: number; created: number };

export type Entry =
  | { type: "token"; token: Token }
  | { type: "customer"; customer: Customer }
  | { type: "spent"; token: string; key: string }
  | { type: "charge"; charge: Charge }
  | { type: "refund"; refund: Refund };
