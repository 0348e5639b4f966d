import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import { refuseWhileRestored } from "../../../platform/server/restored.repository";
import type { Tx } from "../../../platform/server/services";
import { type PaymentProvider, PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { LockedPlan, Refused } from "../../plan/server/checkout/lockedPlan";
import { ownFailure } from "../failureCodes";
import type { MethodsService } from "./methods.service";
import { refundNotification } from "./payment.notifications";
import { addRefundOfRest } from "./payment.owed";
import type { DemandUsTravel, MethodOf } from "./payment.ports";
import { findPayment, insertPayment, lockPayment, type PaymentRow, updatePayment } from "./payment.repository";
import { closed, isPending, isSameRequest } from "./payment.rules";

/** An attempt whose money is paid elsewhere: by transfer or over a link. */
export type AwaitedPayment = {
  type: "transfer.ordered" | "link.created";
  key: string;
  clientId: number;
  planId: number;
  method: PaymentProvider;
  amount: Minor;
  termsAccepted: boolean;
};

/** `fresh`: this request began it; otherwise an earlier request with the same key did. */
export type Begun = { payment: PaymentRow; fresh: boolean };

export type AwaitedAttempts = ReturnType<typeof awaitedAttempts>;

/** Begins an attempt that waits for its money, with the checks of every payment. */
export function awaitedAttempts({
  methods,
  demandUsTravel,
}: {
  methods: MethodsService;
  demandUsTravel: DemandUsTravel;
}) {
  /**
   * A repeated key returns the same attempt. Throws `payment.sameKeyOtherRequest`, `payment.methodNotOffered`,
   * `payment.heldBack`, `payment.usTravelUnstated`.
   */
  async function begin(plan: LockedPlan, order: AwaitedPayment): Promise<Begun | Refused> {
    const { tx, at } = plan;
    const { type, key, clientId, planId, method, amount, termsAccepted } = order;
    const existing = await findPayment(tx, key);
    if (existing) {
      if (!isSameRequest(existing, { ...order, forBookingId: null, fundAmount: 0 }))
        throw new Problem("payment.sameKeyOtherRequest");
      return { payment: existing, fresh: false };
    }
    await refuseWhileRestored(tx, "payment.heldBack");
    await demandUsTravel(tx, plan.row);
    await plan.recheck();
    // The payer's account is known only when the money arrives, so no name is checked here.
    const begun = { type, attemptId: key, method, amount, termsAccepted, holder: "matches" } as const;
    const client = { kind: "client", id: clientId } as const;
    const refused =
      plan.refusalOf(begun, { recordFor: client }) ??
      (await methods.notAgreed(plan, method)) ??
      plan.take(begun, client);
    if (refused) return refused;
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

export type EndAttempt = ReturnType<typeof attemptEnder>;

/**
 * Ends an awaited attempt: it has expired, or the client pays another way. Money that has arrived is refunded, and the
 * method cleans up. Runs in the caller's transaction, under the plan's lock. A client who pays another way is notified
 * of the refund; for an expired attempt the notification of the plan's end includes it. (REFUND-17)
 */
export function attemptEnder({ methodOf, notify }: { methodOf: MethodOf; notify: Notify }) {
  return async (tx: Tx, id: string, why: "expired" | "withdrawn", at: Instant): Promise<void> => {
    const payment = await lockPayment(tx, id);
    if (!payment || !isPending(payment)) return;
    const status = why === "expired" ? PaymentStatus.Expired : PaymentStatus.Failed;
    await updatePayment(tx, id, closed(status, at, { failureCode: ownFailure[why] }));
    const amount = await addRefundOfRest(tx, payment, payment.captured, "notPayable", at);
    if (why === "withdrawn" && amount > 0)
      await notify(tx, refundNotification(payment, "paymentWithdrawn", amount, at));
    await methodOf(payment.method)?.attemptEnded?.(tx, id, at);
  };
}
