import type { Instant } from "../../../shared/instant";
import { endAttempt } from "../../payments/server/payment.ending";
import type { Effects } from "../checkout/checkout.effects";
import type { Notice } from "../checkout/checkout.notices";
import type { CheckoutPorts } from "./checkout.ports";
import { insertVouchers, type PlanRow, staffIds } from "./checkout.repository";
import type { Tx } from "./plan.ports";

type Parts = {
  ports: Pick<CheckoutPorts, "inventories" | "setBookingStatuses" | "notify">;
  /** Decides that what was paid for these bookings goes back; the reconciler then sees to it. */
  refundPlan: (tx: Tx, planId: number, bookingIds: readonly number[], reason: "unsigned", at: Instant) => Promise<void>;
};

export type ApplyEffects = (tx: Tx, plan: PlanRow, effects: Effects, at: Instant) => Promise<void>;

/** Does what a transition calls for, in the transaction that records it: both happen or neither. */
export function effectsApplier({ ports, refundPlan }: Parts): ApplyEffects {
  return async (tx, plan, effects, at) => {
    if (effects.statuses.length > 0) await ports.setBookingStatuses(tx, effects.statuses);
    if (effects.release.length > 0) {
      for (const inventory of ports.inventories) await inventory.release(tx, effects.release);
    }
    await insertVouchers(
      tx,
      effects.vouchers.map((bookingId) => ({ bookingId, number: voucherNumber(plan.id, bookingId), issuedAt: at })),
    );
    if (effects.refundPayment) await refundPlan(tx, plan.id, effects.release, "unsigned", at);
    if (effects.expired !== null) await endAttempt(tx, effects.expired, "expired", at);
    for (const notice of effects.notices) await send(tx, plan, notice, at);
  };

  async function send(tx: Tx, plan: PlanRow, { to, template, key, values }: Notice, at: Instant) {
    if (to === "client")
      return ports.notify(tx, { clientId: plan.clientId, planId: plan.id, key, template, values, at });
    for (const clientId of await staffIds(tx)) {
      await ports.notify(tx, { clientId, planId: plan.id, key: `${key}-${clientId}`, template, values, at });
    }
  }
}

/** What is printed on a voucher and read out at the desk. */
function voucherNumber(planId: number, bookingId: number): string {
  return `MLC-${planId}-${bookingId}`;
}
