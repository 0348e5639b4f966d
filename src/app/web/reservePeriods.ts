import { reserveApi } from "../../features/plan/web/reserve/reserve.api";
import { keepServerNow } from "../../platform/web/serverNow";
import { ProductType } from "../../shared/enumerations";
import { MINUTE } from "../../shared/instant";
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

/** How old a server-rendered page may be, from the server's cache and from a proxy's. */
const DRAWN_WITHIN = 3 * MINUTE;

/**
 * Keeps the server's time from a server-rendered page: a browser's clock counts as wrong only if it differs by more
 * than the page's possible age.
 */
export function keepDrawnNow({ getState }: Store): void {
  const { getMinReservePeriod } = reserveApi.endpoints;
  const told = getMinReservePeriod.select({ productType: ProductType.CarRent })(getState()).data;
  if (told) keepServerNow(told.Now, DRAWN_WITHIN);
}
