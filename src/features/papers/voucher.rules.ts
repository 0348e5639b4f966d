import type { VoucherPlace } from "./voucher.schemas";

/** Where a service begins, line by line. */
export const placeLines = ({ Name, Zone, Street }: VoucherPlace): string[] => [
  `${Name}, ${Zone}`,
  ...(Street ? [Street] : []),
];
