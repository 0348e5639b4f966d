import { isAnyOf, type Middleware } from "@reduxjs/toolkit";
import { api } from "../api";
import { dropAllDrafts } from "../drafts/formDrafts";
import type { WebState } from "../state";
import { impersonationBegun, impersonationOver, selectClientId, sessionAdopted, sessionEnded, signedIn } from "./auth";
import { forgetKeptPages } from "./keptPages";

const changesClient = isAnyOf(signedIn, sessionAdopted, impersonationBegun, impersonationOver, sessionEnded);

/** Log off clears profile, notes and plan (SESSION-4); so does another client in this one's place. */
export const forgetClient: Middleware<unknown, WebState> = (store) => (next) => (action) => {
  const before = selectClientId(store.getState());
  const result = next(action);
  const left = changesClient(action) && before !== 0 && selectClientId(store.getState()) !== before;
  if (left) {
    store.dispatch(api.util.resetApiState());
    forgetKeptPages();
  }
  // A session that expired is taken up again, with what was typed; after log-off nothing stays behind.
  if (left && sessionEnded.match(action) && action.payload === "loggedOff") dropAllDrafts();
  return result;
};
