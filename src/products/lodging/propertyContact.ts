import type { PropertyKind } from "../../shared/lodgingCodes";

type Property = { readonly kind: PropertyKind; readonly street: string | null; readonly phone: string | null };

/** A property's address and phone. A villa is a private home, so only clients who have paid see them. (PAPER-6) */
export function contactOf({ kind, street, phone }: Property, { isPaid }: { isPaid: boolean }) {
  const isShown = kind === "hotel" || isPaid;
  return { Street: isShown ? street : null, Phone: isShown ? phone : null };
}
