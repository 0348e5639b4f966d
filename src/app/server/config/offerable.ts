import type { Settings } from "./config";

/** Whether a payment method, by its id, is completely configured; needs no running server. (OPS-4, OPS-74) */
export function offerableBy({ payments }: Pick<Settings, "payments">): (methodId: number) => boolean {
  const methods = Object.values(payments).map(({ open }) => open());
  return (methodId) => methods.some(({ id, isOffered }) => id === methodId && isOffered);
}
