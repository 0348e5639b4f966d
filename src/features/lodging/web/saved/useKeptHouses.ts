import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSelector } from "react-redux";
import { selectActor, selectClientId } from "../../../../platform/web/session/auth";
import { type KeptHouses, keptHousesOf, opened, toggled } from "../../lodging.saved";
import { changeKept, hearKept, readKept } from "./keptHouses";

/** The houses that this browser keeps for whoever is here. (LODGE-24) */
export function useKeptHouses(): KeptHouses {
  const clientId = useSelector(selectClientId);
  const kept = useSyncExternalStore(hearKept, readKept);
  return useMemo(() => keptHousesOf(kept, clientId), [kept, clientId]);
}

/**
 * How to save a house, or take it out, and how to remember that its page was opened; null for staff who act in a client's
 * place, whose browser is not the client's.
 */
export function useKeeping() {
  const clientId = useSelector(selectClientId);
  const acting = useSelector(selectActor) !== undefined;
  const toggle = useCallback(
    (id: number) => changeKept((kept) => toggled(keptHousesOf(kept, clientId), id)),
    [clientId],
  );
  const open = useCallback((id: number) => changeKept((kept) => opened(keptHousesOf(kept, clientId), id)), [clientId]);
  return useMemo(() => (acting ? null : { toggle, open }), [acting, toggle, open]);
}
