import { ProductType } from "../../../shared/enumerations";
import type { ReserveDays } from "../car.search-problem";
import { useGetMaxReservePeriodQuery, useGetMinReservePeriodQuery } from "./car.api";

const ofCars = { productType: ProductType.CarRent };

/** How many days ahead a car may be reserved. A failed load leaves no limit, silently: the server checks again. */
export function useReserveDays(): ReserveDays {
  const minimum = useGetMinReservePeriodQuery(ofCars).data?.Days ?? null;
  const maximum = useGetMaxReservePeriodQuery(ofCars).data?.Days ?? null;
  return { minimum, maximum };
}
