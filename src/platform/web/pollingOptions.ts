import { MINUTE, SECOND } from "../../shared/instant";

/** How often a page reloads data that others change meanwhile. Milliseconds. */
export const POLLING_INTERVAL = 15 * SECOND;

/**
 * The options of a query whose answer others change while a page shows it: staff, suppliers, a bank, another device,
 * the test clock. It is reloaded every `interval` ms while the window has the focus, and when focus, network or page
 * come back. (FAULT-26)
 *
 * A page uses `error` to show a failed load: `isError` is false during a reload, which would remove the failure's text
 * and its focused button each time.
 */
export const pollingOptions = (interval = POLLING_INTERVAL) => ({
  pollingInterval: interval,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
});

/**
 * The same for data that seldom changes, or changes together with data that the page polls anyway
 * (`useRefetchOnChange`): once a minute, so that many open pages behind one address stay far below its limit of calls.
 * `isAwaited`: its change is expected now, for example while staff or a bank have to answer. (FAULT-26, SAFE-3)
 */
export const slowPollingOptions = (isAwaited = false) => pollingOptions(isAwaited ? POLLING_INTERVAL : MINUTE);
