import type { ProductType } from "../../../../shared/enumerations";
import { useGetMaxReservePeriodQuery, useGetMinReservePeriodQuery } from "./reserve.api";

/**
 * How many days ahead a product may be reserved, and `ahead`: the milliseconds that the server's clock is ahead of the
 * browser's. Null until they are loaded. A failure is not shown: the server checks anyway.
 */
export function useReserveDays(
  productType: ProductType,
): { minimumDays: number; maximumDays: number; ahead: number } | null {
  const { data: minimum, fulfilledTimeStamp = 0 } = useGetMinReservePeriodQuery({ productType });
  const maximum = useGetMaxReservePeriodQuery({ productType }).data;
  if (!minimum || !maximum) return null;
  return { minimumDays: minimum.Days, maximumDays: maximum.Days, ahead: minimum.Now - fulfilledTimeStamp };
}
