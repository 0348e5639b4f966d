import type { Notice } from "../../../platform/server/notify/notify";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { wayBack } from "../money.words";
import type { PaymentRow } from "./payment.repository";

/** Why money that came goes back as a whole; each names its notification. */
type Why = "paidTooLate" | "paidTwice" | "paymentNotPayable" | "paymentWithdrawn";

/** Tells a client that money of a payment goes back, how much and where to; once for each payment. (REFUND-17) */
export function goingBack(
  { id, planId, clientId, method }: Pick<PaymentRow, "id" | "planId" | "clientId" | "method">,
  template: Why,
  amount: Minor,
  at: Instant,
): Notice {
  return { clientId, planId, key: `payment-${id}-back`, template, values: { planId, amount, ...wayBack(method) }, at };
}
