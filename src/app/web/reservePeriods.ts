import { reserveApi } from "../../features/plan/web/reserve/reserve.api";
import { ProductType } from "../../shared/enumerations";
import type { Store } from "./store";

/**
 * Loads how soon and how far ahead anything may be booked, on whatever page a visitor arrives. Fails silently. (CAR-11)
 */
export function loadReservePeriods({ dispatch }: Store): void {
  const { getMinReservePeriod, getMaxReservePeriod } = reserveApi.endpoints;
  for (const productType of [ProductType.CarRent, ProductType.Lodging]) {
    void dispatch(getMinReservePeriod.initiate({ productType }, { subscribe: false }));
    void dispatch(getMaxReservePeriod.initiate({ productType }, { subscribe: false }));
  }
}
