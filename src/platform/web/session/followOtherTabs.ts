import { selectLanguage } from "../intl/language";
import { switchLanguage } from "../intl/switchLanguage";
import { reloadOnTabChanges } from "../otherTabs";
import type { AppDispatch, WebState } from "../state";
import { selectClientId, sessionAdopted, sessionEnded } from "./auth";
import { AUTH_STORED_AS, LANGUAGE_STORED_AS, parseStoredAuth, parseStoredLanguage } from "./storedSession";

type Store = { readonly dispatch: AppDispatch; readonly getState: () => WebState };

/**
 * Follows what other tabs do: sign-in, a renewed token, log-off, an expired session, another language, and changes on
 * the server. Returns a function that stops it. (FAULT-26)
 */
export function followOtherTabs({ dispatch, getState }: Store): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    const auth = key === AUTH_STORED_AS && parseStoredAuth(newValue);
    if (auth)
      dispatch(auth.ended && selectClientId(getState()) !== 0 ? sessionEnded(auth.ended) : sessionAdopted(auth));
    const language = key === LANGUAGE_STORED_AS && parseStoredLanguage(newValue);
    if (language && language !== selectLanguage(getState())) void dispatch(switchLanguage(language));
  };
  addEventListener("storage", follow);
  const stopReloading = reloadOnTabChanges(dispatch);
  return () => {
    removeEventListener("storage", follow);
    stopReloading();
  };
}
