import { isAnyOf, type Middleware } from "@reduxjs/toolkit";
import { api } from "../api";
import type { WebState } from "../state";
import { selectClientId, sessionAdopted, sessionEnded, signedIn } from "./auth";

const changesClient = isAnyOf(signedIn, sessionAdopted, sessionEnded);

/** Log off clears profile, notes and plan (specification section 4); so does another client in this one's place. */
export const forgetClient: Middleware<unknown, WebState> = (store) => (next) => (action) => {
  const before = selectClientId(store.getState());
  const result = next(action);
  const left = changesClient(action) && before !== 0 && selectClientId(store.getState()) !== before;
  if (left) store.dispatch(api.util.resetApiState());
  return result;
};
