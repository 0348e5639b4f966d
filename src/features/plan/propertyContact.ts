type Property = { readonly kind: "hotel" | "villa"; readonly street: string | null; readonly phone: string | null };

/** Where a property is found and called. A villa is somebody's home, so only those who have paid for it are told. (PAPER-6) */
export function contactOf({ kind, street, phone }: Property, paid: boolean) {
  const told = kind === "hotel" || paid;
  return { Street: told ? street : null, Phone: told ? phone : null };
}
