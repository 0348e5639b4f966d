import type { ProductType } from "../../../../shared/enumerations";
import { useGetMaxReservePeriodQuery, useGetMinReservePeriodQuery } from "./reserve.api";

// Does not render again when a call begins: the home page hydrates with its calls.
const onlyDays = { selectFromResult: ({ data }: { data?: { Days: number } | undefined }) => ({ days: data?.Days }) };

/**
 * How many days ahead a product may be reserved. Null until loaded. A failure is not shown, because the server checks
 * anyway.
 */
export function useReserveDays(productType: ProductType): { minimumDays: number; maximumDays: number } | null {
  const { days: minimumDays } = useGetMinReservePeriodQuery({ productType }, onlyDays);
  const { days: maximumDays } = useGetMaxReservePeriodQuery({ productType }, onlyDays);
  return minimumDays === undefined || maximumDays === undefined ? null : { minimumDays, maximumDays };
}
