import type { Minor } from "../../../shared/money";

/** A charge as it is asked for. The key is the attempt's id: asked again with it, the provider charges once. */
export type ChargeOrder = {
  key: string;
  amount: Minor;
  /** The provider's single-use token. */
  source: string;
  clientAddress: string;
  email: string;
  description: string;
};

/** `unreachable`: this question never arrived. `unknown`: it may have, so only the provider can tell. */
export type ChargeOutcome =
  | {
      kind: "approved";
      reference: string;
      authorisation: string | null;
      /** What was really taken. */
      amount: Minor;
      brand: string | null;
      last4: string | null;
    }
  | { kind: "declined"; code: string }
  | { kind: "unreachable" | "unknown" };

export type RefundOrder = { key: string; charge: string; amount: Minor };
export type RefundOutcome =
  | { kind: "refunded"; reference: string }
  | { kind: "refused"; code: string }
  | { kind: "unknown" };

/** A provider of card payments. Neither call throws: what the network does is an outcome. */
export type CardProvider = {
  /** The public key the card fields speak with. Null while the provider does not give it. */
  accessKey: () => Promise<string | null>;
  charge: (order: ChargeOrder) => Promise<ChargeOutcome>;
  refund: (order: RefundOrder) => Promise<RefundOutcome>;
};

/** Steps after each of which a process may die; tests hand in what happens there. */
export const paymentSteps = [
  "payment.locked",
  "payment.started",
  "payment.committed",
  "payment.charged",
  "payment.settling",
  "payment.settled",
  "refund.claimed",
  "refund.sent",
  "refund.settling",
  "refund.settled",
] as const;
export type PaymentStep = (typeof paymentSteps)[number];
export type Reached = (step: PaymentStep) => void;
