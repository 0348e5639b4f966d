const of = (page: string) => (planId: number) => `${page}?plan=${planId}`;

/** The addresses of a plan's pages: without their plan they show the active one. (PLAN-2) */
export const planPath = of("/shopping-cart");
export const documentsPath = of("/documents");
export const paymentPath = of("/payment");
export const signPath = of("/e_sign");

/** The addresses of a booking's voucher and refund. */
export const voucherPath = (bookingId: number): string => `/vouchers/${bookingId}`;
export const refundPath = (bookingId: number): string => `/refund-booking/${bookingId}`;

/** The plan that an address names; null if it names none. */
export function planInAddress(search: URLSearchParams): number | null {
  const id = Number(search.get("plan"));
  return Number.isInteger(id) && id > 0 ? id : null;
}
