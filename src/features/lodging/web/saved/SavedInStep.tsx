import { useEffect, useEffectEvent, useRef } from "react";
import { useSelector, useStore } from "react-redux";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { WebState } from "../../../../platform/web/state";
import { joined, keptHousesOf, tellingOf } from "../../lodging.saved";
import { changeKept, forgetKept } from "./keptHouses";
import { useJoinSavedHousesMutation } from "./saved.api";
import { useKeptHouses } from "./useKeptHouses";

/**
 * Keeps what this browser has saved and the account in step while a client is signed in for themselves: at sign-in, when
 * the site is opened, when the network is back, and at each change. After log-off nothing stays behind. (LODGE-25)
 */
export default function SavedInStep() {
  const clientId = useSelector(selectClientId);
  const store = useStore<Pick<WebState, "auth">>();
  const kept = useKeptHouses();
  const [join, { isLoading }] = useJoinSavedHousesMutation();
  const told = useRef<string | null>(null);
  const telling = JSON.stringify(tellingOf(kept));
  const untold = kept.untold.length;
  const tell = useEffectEvent(async () => {
    const sent = kept;
    const { data } = await join({ ClientId: clientId, ...tellingOf(sent) });
    const ids = data?.map(({ HotelId }) => HotelId);
    if (ids && selectClientId(store.getState()) === clientId)
      changeKept((now) => joined(keptHousesOf(now, clientId), sent, ids));
  });
  useEffect(() => {
    // What could not be told waits for the next change: asking at once again would never end.
    if (isLoading || told.current === telling) return;
    const before = told.current;
    told.current = telling;
    // The account has heard all of it, and has answered.
    if (before !== null && untold === 0) return;
    void tell();
  }, [isLoading, telling, untold]);
  useEffect(() => {
    const again = () => void tell();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  useEffect(
    () => () => {
      const { client, ended } = store.getState().auth;
      if (!client && ended !== "expired") forgetKept();
    },
    [store],
  );
  return null;
}
