import { withStorage } from "../../../../platform/web/withStorage";

/**
 * The id of an attempt to pay, stored for the tab before the request is sent: after a reload the page asks for the
 * attempt's outcome and does not pay again.
 */
const name = (planId: number) => `malecon.payment.${planId}`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function storedPaymentKey(planId: number): string | null {
  const key = withStorage(() => sessionStorage.getItem(name(planId))) ?? "";
  return uuid.test(key) ? key : null;
}

/** Where the browser refuses storage, a reload finds the attempt by the plan's state instead. */
export function storePaymentKey(planId: number, key: string): void {
  withStorage(() => sessionStorage.setItem(name(planId), key));
}

export function forgetPaymentKey(planId: number): void {
  withStorage(() => sessionStorage.removeItem(name(planId)));
}
