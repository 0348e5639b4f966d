import { inParallel } from "../../../../platform/server/inParallel";
import type { Tx } from "../../../../platform/server/services";
import { readShop } from "../../../../platform/server/shop/shop.repository";
import type { Instant } from "../../../../shared/instant";
import type { MessageValues } from "../../../../shared/messageId";
import { prefixOf } from "../../../../shared/shop";
import type { Effects } from "../../checkout/checkout.effects";
import { notificationPaths, waitsForDispute } from "../../checkout/checkout.notifications";
import type { PlanRow } from "../plan.repository";
import type { CheckoutPorts } from "./checkout.ports";
import { staffIds } from "./checkout.repository";

/** Applies a transition's effects in the transaction that records it: both happen or neither. */
export async function applyEffects(
  ports: CheckoutPorts,
  tx: Tx,
  plan: PlanRow,
  effects: Effects,
  at: Instant,
): Promise<void> {
  if (effects.statuses.length > 0) await ports.setBookingStatuses(tx, effects.statuses);
  if (effects.release.length > 0) {
    const sharing = await withoutOwn(ports, tx, effects.left);
    for (const inventory of ports.inventories) await inventory.release(tx, [...effects.release, ...sharing]);
    if (sharing.length > 0) await reclaimed(ports, tx, sharing);
  }
  const prefix = effects.vouchers.length > 0 ? prefixOf(await readShop(tx)) : "";
  await ports.issueVouchers(
    tx,
    effects.vouchers.map((bookingId) => ({
      bookingId,
      number: voucherNumber(prefix, plan.id, bookingId),
      issuedAt: at,
    })),
  );
  if (effects.refundPayment.length > 0) await ports.refundPlan(tx, plan.id, effects.refundPayment, "unsigned", at);
  for (const swap of effects.swaps) await ports.settleChange(tx, plan, swap, at);
  if (effects.expired !== null) await ports.endAttempt(tx, effects.expired, "expired", at);
  // Last, so that notifications report the money after the effects above. (REFUND-17)
  await inParallel(
    ports.notifySuppliers(tx, effects.suppliers, at),
    sendNotifications(ports, tx, plan, effects.notifications, at),
  );
}

/** Only bookings that shared a reservation with the ended one. The others keep theirs. */
async function withoutOwn({ inventories }: CheckoutPorts, tx: Tx, left: Effects["left"]): Promise<number[]> {
  if (left.length === 0) return [];
  const changes = left.map(({ change }) => change);
  const holding = (await inParallel(...inventories.map((inventory) => inventory.holding(tx, changes)))).flat();
  return left.filter(({ change }) => !holding.includes(change)).map(({ bookingId }) => bookingId);
}

/**
 * The remaining booking reserves again what both held together. Nobody else can have reserved it meanwhile. (PLAN-41)
 */
async function reclaimed({ inventories }: CheckoutPorts, tx: Tx, bookingIds: readonly number[]): Promise<void> {
  const held = await inParallel(...inventories.map((inventory) => inventory.reclaim(tx, bookingIds)));
  const missing = bookingIds.filter((id) => !held.flat().includes(id));
  if (missing.length > 0) throw new Error(`bookings ${missing.join(", ")} could not be held any longer`);
}

async function sendNotifications(
  ports: CheckoutPorts,
  tx: Tx,
  plan: PlanRow,
  notifications: Effects["notifications"],
  at: Instant,
): Promise<void> {
  if (notifications.length === 0) return;
  const [money, isHeld, desk] = await inParallel(
    ports.moneyWords(tx, plan),
    notifications.some(({ template }) => waitsForDispute(template)) && ports.holdsPapers(tx, plan.id),
    notifications.some(({ to }) => to !== "client") ? staffIds(tx, "desk") : [],
  );
  for (const { to, template, key, values: own } of notifications) {
    if (waitsForDispute(template) && isHeld) continue;
    const values: MessageValues = { ...money, ...own };
    const recipients =
      to === "client"
        ? [{ clientId: plan.clientId, key }]
        : desk.map((clientId) => ({ clientId, key: `${key}-${clientId}` }));
    const what = { planId: plan.id, template, values, path: notificationPaths[template]?.(plan.id, own), at };
    await inParallel(...recipients.map((recipient) => ports.notify(tx, { ...recipient, ...what })));
  }
}

/** The code on a voucher, which is read out at the rental desk or the hotel. It never changes. (OPS-151) */
function voucherNumber(prefix: string, planId: number, bookingId: number): string {
  return `${prefix}-${planId}-${bookingId}`;
}
