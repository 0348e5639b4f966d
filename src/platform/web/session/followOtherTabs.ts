import type { Dispatch } from "@reduxjs/toolkit";
import { sessionAdopted } from "./auth";
import { parseStoredAuth, STORED_AS } from "./storedSession";

/** Takes over what other tabs do: sign in, a renewed token, log off. Returns how to stop. */
export function followOtherTabs(dispatch: Dispatch): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (key !== STORED_AS || storageArea !== localStorage) return;
    const auth = parseStoredAuth(newValue);
    if (auth) dispatch(sessionAdopted(auth));
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
