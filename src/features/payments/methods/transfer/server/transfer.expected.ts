import type { CheckoutSnapshot } from "../../../../plan/checkout/checkout.states";
import type { PaymentRow } from "../../../server/payment.repository";
import { isAwaited } from "../transfer.rules";

/** Whether the plan waits for the money of this order. */
export const isWaitedFor = (snapshot: CheckoutSnapshot, paymentId: string): boolean =>
  snapshot.matches({ paying: "awaitingTransfer" }) && snapshot.context.attempt?.id === paymentId;

/**
 * The amount that would pay the order now, in minor units: 0 once it is paid or withdrawn. `toRefund`: refunds sent or
 * still to be sent.
 */
export const expectedOf = ({ status, amount, captured }: PaymentRow, toRefund: number): number =>
  isAwaited(status) ? amount - (captured - toRefund) : 0;
