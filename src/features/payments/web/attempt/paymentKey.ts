import { attempt } from "../../../../platform/web/attempt";

/**
 * The id of an attempt to pay, kept for the tab: it is written before the request leaves, so that a reload in the
 * middle asks what became of the attempt and does not pay again.
 */
const name = (planId: number) => `malecon.payment.${planId}`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function storedPaymentKey(planId: number): string | null {
  const key = attempt(() => sessionStorage.getItem(name(planId))) ?? "";
  return uuid.test(key) ? key : null;
}

/** Where storage is closed to us, a reload finds the attempt by the plan's own state instead. */
export function storePaymentKey(planId: number, key: string): void {
  attempt(() => sessionStorage.setItem(name(planId), key));
}

export function forgetPaymentKey(planId: number): void {
  attempt(() => sessionStorage.removeItem(name(planId)));
}
