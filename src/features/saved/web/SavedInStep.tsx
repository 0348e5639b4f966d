import { useEffect, useEffectEvent, useRef } from "react";
import { useSelector, useStore } from "react-redux";
import { selectClientId } from "../../../platform/web/session/auth";
import type { WebState } from "../../../platform/web/state";
import { changeToSend, joined, savedOf } from "../saved.rules";
import { useJoinSavedMutation } from "./saved.api";
import { clearSaved, updateSaved } from "./savedStorage";
import { useSaved } from "./useSaved";

/**
 * Synchronises this browser's saved items with the account, while a client is signed in (not staff for them): at
 * sign-in, when the site is opened, when the network is back, and at each change. They are deleted after log-off.
 * (LODGE-25)
 */
export default function SavedInStep() {
  const clientId = useSelector(selectClientId);
  const store = useStore<Pick<WebState, "auth">>();
  const kept = useSaved();
  const [join, { isLoading }] = useJoinSavedMutation();
  const lastSent = useRef<string | null>(null);
  const change = JSON.stringify(changeToSend(kept));
  const unsentCount = kept.untold.length;
  const send = useEffectEvent(async () => {
    const sent = kept;
    const { data } = await join({ ClientId: clientId, ...changeToSend(sent) });
    const items = data?.map(({ Item }) => Item);
    if (items && selectClientId(store.getState()) === clientId)
      updateSaved((now) => joined(savedOf(now, clientId), sent, items));
  });
  useEffect(() => {
    // After a failure it waits for the next change: sending again at once would loop.
    if (isLoading || lastSent.current === change) return;
    const before = lastSent.current;
    lastSent.current = change;
    // Everything was sent and answered.
    if (before !== null && unsentCount === 0) return;
    void send();
  }, [isLoading, change, unsentCount]);
  useEffect(() => {
    const again = () => void send();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  useEffect(
    () => () => {
      const { client, ended } = store.getState().auth;
      if (!client && ended !== "expired") clearSaved();
    },
    [store],
  );
  return null;
}
