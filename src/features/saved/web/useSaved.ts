import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSelector } from "react-redux";
import { selectActor, selectClientId } from "../../../platform/web/session/auth";
import { nothingSaved, opened, type SavedState, savedOf, toggled } from "../saved.rules";
import { readSaved, subscribeToSaved, updateSaved } from "./savedStorage";

/** What this browser has stored for the present client or visitor. (LODGE-24) */
export function useSaved(): SavedState {
  const clientId = useSelector(selectClientId);
  const kept = useSyncExternalStore(subscribeToSaved, readSaved, () => nothingSaved);
  return useMemo(() => savedOf(kept, clientId), [kept, clientId]);
}

/**
 * Functions to save or remove an item, and to remember that its page was opened; null for staff in a client's place,
 * whose browser is not the client's.
 */
export function useSavedActions() {
  const clientId = useSelector(selectClientId);
  const acting = useSelector(selectActor) !== undefined;
  const toggle = useCallback(
    (item: string) => updateSaved((kept) => toggled(savedOf(kept, clientId), item)),
    [clientId],
  );
  const open = useCallback((item: string) => updateSaved((kept) => opened(savedOf(kept, clientId), item)), [clientId]);
  return useMemo(() => (acting ? null : { toggle, open }), [acting, toggle, open]);
}
