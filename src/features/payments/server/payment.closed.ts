import type { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { PaymentRow } from "./payment.repository";

/** A settled attempt: its token is spent and not kept. */
export function closed(status: PaymentStatus, at: Instant, facts: Partial<PaymentRow>): Partial<PaymentRow> {
  return { ...facts, status, settledAt: at, askAgainAt: null, source: null };
}
