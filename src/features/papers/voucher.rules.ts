import { type Shop, sellerOf } from "../../shared/shop";
import type { VoucherAgency, VoucherPlace } from "./voucher.schemas";

/** The place where a service begins, line by line; a property that `booked` has named already is not repeated. */
export const placeLines = ({ Name, Zone, Street, Meeting }: VoucherPlace, booked?: string): string[] => [
  Name === booked ? Zone : `${Name}, ${Zone}`,
  ...(Street ? [Street] : []),
  ...(Meeting ? [Meeting] : []),
];

/** The agency on a voucher; null without a name and without a way to reach it. (PAPER-6, OPS-95) */
export function agencyOf(shop: Shop): VoucherAgency | null {
  const { name, brand, phone, whatsApp, email } = shop;
  if ([name, brand.name, phone, whatsApp, email].every((part) => part === null)) return null;
  return { Name: sellerOf(shop), Phone: phone, WhatsApp: whatsApp, Email: email };
}
