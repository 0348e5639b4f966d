import { ProductType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { useGetMinReservePeriodQuery } from "./reserve.api";

/**
 * The server's time (epoch ms) as the page is drawn; the browser's until the server's has been loaded, which comes with
 * the reserve period at the start of every page. (CAR-11)
 */
export function useServerTime(): Instant {
  const { ahead } = useGetMinReservePeriodQuery(
    { productType: ProductType.CarRent },
    // Not drawn again when the call begins.
    { selectFromResult: ({ data, fulfilledTimeStamp = 0 }) => ({ ahead: data ? data.Now - fulfilledTimeStamp : 0 }) },
  );
  return Date.now() + ahead;
}
