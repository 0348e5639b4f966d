import { ProductType } from "../../../shared/enumerations";
import type { ReserveDays } from "../car.rules";
import { useGetMaxReservePeriodQuery, useGetMinReservePeriodQuery } from "./car.api";

const ofCars = { productType: ProductType.CarRent };

/** How many days ahead a car may be reserved; null until both are known. A failure is silent: the server checks anyway. */
export function useReserveDays(): ReserveDays | null {
  const minimum = useGetMinReservePeriodQuery(ofCars).data;
  const maximum = useGetMaxReservePeriodQuery(ofCars).data;
  return minimum && maximum ? { minimumDays: minimum.Days, maximumDays: maximum.Days } : null;
}
