import type { ProductType } from "../../../../shared/enumerations";
import { useGetMaxReservePeriodQuery, useGetMinReservePeriodQuery } from "./reserve.api";

/**
 * How many days ahead a product may be reserved. Null until they are loaded. A failure is not shown: the server checks
 * anyway.
 */
export function useReserveDays(productType: ProductType): { minimumDays: number; maximumDays: number } | null {
  const minimum = useGetMinReservePeriodQuery({ productType }).data;
  const maximum = useGetMaxReservePeriodQuery({ productType }).data;
  return minimum && maximum ? { minimumDays: minimum.Days, maximumDays: maximum.Days } : null;
}
