import { SECOND } from "../../shared/instant";

/** How often a page loads again what others change meanwhile. Milliseconds. */
export const LOOK_AGAIN = 15 * SECOND;

/**
 * The options of a query whose answer others change while a page shows it: staff, suppliers, a bank, another device, the
 * test clock. It is loaded again every `interval` ms while the window has the focus, and when that, the network or the
 * page comes back. (FAULT-26)
 *
 * A page tells by `error` that it could not be loaded: `isError` is false while it is loaded again, so that the page, and
 * the focus on its button, would be lost each time.
 */
export const lookAgain = (interval = LOOK_AGAIN) => ({
  pollingInterval: interval,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
});
