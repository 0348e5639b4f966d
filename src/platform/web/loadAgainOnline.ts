import { fieldOf } from "../../shared/unknownData";
import { type ApiState, isShown, refetchQuery } from "./refetchQuery";
import type { AppDispatch } from "./state";

/**
 * Once the network is back, repeats every shown query that got no answer. Call it after `setupListeners`: queries that
 * RTK Query already reloads are then pending, and are not sent twice. (WEB-17)
 */
export function loadAgainOnline(store: { readonly dispatch: AppDispatch; readonly getState: () => ApiState }): void {
  addEventListener("online", () => {
    const state = store.getState();
    for (const [key, query] of Object.entries(state.api.queries))
      if (query?.status === "rejected" && fieldOf(query.error, "status") === "offline" && isShown(state, key))
        refetchQuery(store.dispatch, query.endpointName, query.originalArgs);
  });
}
