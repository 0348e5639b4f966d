import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Effects } from "../checkout/checkout.effects";
import type { Notice } from "../checkout/checkout.notices";
import type { CheckoutPorts } from "./checkout.ports";
import { staffIds } from "./checkout.repository";
import type { PlanRow } from "./plan.repository";

export type ApplyEffects = (tx: Tx, plan: PlanRow, effects: Effects, at: Instant) => Promise<void>;

/** Does what a transition calls for, in the transaction that records it: both happen or neither. */
export function effectsApplier(ports: CheckoutPorts): ApplyEffects {
  return async (tx, plan, effects, at) => {
    if (effects.statuses.length > 0) await ports.setBookingStatuses(tx, effects.statuses);
    if (effects.release.length > 0) {
      for (const inventory of ports.inventories) await inventory.release(tx, effects.release);
    }
    await ports.issueVouchers(
      tx,
      effects.vouchers.map((bookingId) => ({ bookingId, number: voucherNumber(plan.id, bookingId), issuedAt: at })),
    );
    if (effects.refundPayment) await ports.refundPlan(tx, plan.id, effects.release, "unsigned", at);
    if (effects.expired !== null) await ports.endAttempt(tx, effects.expired, "expired", at);
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
