import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSelector } from "react-redux";
import { selectActor, selectClientId } from "../../../platform/web/session/auth";
import { type Kept, keptOf, nothingKept, opened, toggled } from "../saved.rules";
import { changeKept, listenToKept, readKept } from "./keptItems";

/** What this browser stores for the present client or visitor. (LODGE-24) */
export function useKept(): Kept {
  const clientId = useSelector(selectClientId);
  const kept = useSyncExternalStore(listenToKept, readKept, () => nothingKept);
  return useMemo(() => keptOf(kept, clientId), [kept, clientId]);
}

/**
 * Functions to save or remove an item, and to remember that its page was opened; null for staff in a client's place,
 * whose browser is not the client's.
 */
export function useKeeping() {
  const clientId = useSelector(selectClientId);
  const acting = useSelector(selectActor) !== undefined;
  const toggle = useCallback((item: string) => changeKept((kept) => toggled(keptOf(kept, clientId), item)), [clientId]);
  const open = useCallback((item: string) => changeKept((kept) => opened(keptOf(kept, clientId), item)), [clientId]);
  return useMemo(() => (acting ? null : { toggle, open }), [acting, toggle, open]);
}
