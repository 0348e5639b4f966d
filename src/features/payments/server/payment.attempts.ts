import { Problem } from "../../../platform/server/problem";
import type { PaymentProvider } from "../../../shared/enumerations";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import type { Refusal } from "../../../shared/refusals";
import { whyNot } from "../../plan/checkout/checkout.reasons";
import type { CheckoutCommands, LockedPlan } from "../../plan/server/checkout.commands";
import type { MethodsService } from "./methods.service";
import { findPayment, insertPayment, type PaymentRow } from "./payment.repository";
import { isSameRequest } from "./payment.rules";

/** An attempt whose money comes from elsewhere: by transfer, or over a link. */
export type AwaitedPayment = {
  type: "transfer.ordered" | "link.created";
  key: string;
  clientId: number;
  planId: number;
  method: PaymentProvider;
  amount: Minor;
  termsAccepted: boolean;
};

export type Begun = { payment: PaymentRow; fresh: boolean } | { refusals: Refusal[] };

export type AwaitedAttempts = ReturnType<typeof awaitedAttempts>;

/** Begins an attempt that waits for its money, by the checks that every payment passes. */
export function awaitedAttempts({ commands, methods }: { commands: CheckoutCommands; methods: MethodsService }) {
  /** On a plan in hand, which is not finished here. The same key again is the same attempt. Throws `payment.sameKeyOtherRequest`. */
  async function begin(plan: LockedPlan, asked: AwaitedPayment): Promise<Begun> {
    const { tx, at } = plan;
    const { type, key, clientId, planId, method, amount, termsAccepted } = asked;
    const known = await findPayment(tx, key);
    if (known) {
      if (!isSameRequest(known, { ...asked, fundAmount: 0 })) throw new Problem("payment.sameKeyOtherRequest");
      return { payment: known, fresh: false };
    }
    await commands.recheck(plan);
    // Whose account it will come from is seen when it does: staff, or the provider's own page, tell.
    const event = { type, at, attemptId: key, method, amount, termsAccepted, holder: "matches" } as const;
    const refusals = whyNot(plan.snapshot, event);
    if (refusals.length > 0) return { refusals };
    const notAgreed = await methods.notAgreed(plan, method);
    if (notAgreed.length > 0) return { refusals: notAgreed };
    commands.take(plan, event, { kind: "client", id: clientId });
    const status = PaymentStatus.Created;
    const payment = await insertPayment(tx, {
      id: key,
      planId,
      clientId,
      method,
      status,
      amount,
      currency: "USD",
      createdAt: at,
    });
    if (!payment) throw new Problem("payment.sameKeyOtherRequest");
    return { payment, fresh: true };
  }

  return { begin };
}
