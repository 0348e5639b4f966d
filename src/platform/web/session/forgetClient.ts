import { isAnyOf, type Middleware } from "@reduxjs/toolkit";
import { api } from "../api";
import { dropAllDrafts } from "../drafts/formDrafts";
import type { WebState } from "../state";
import { impersonationBegun, impersonationOver, selectClientId, sessionAdopted, sessionEnded, signedIn } from "./auth";
import { forgetKeptPages } from "./keptPages";

const changesClient = isAnyOf(signedIn, sessionAdopted, impersonationBegun, impersonationOver, sessionEnded);

/** Log-off clears profile, notes and plan (SESSION-4); so does signing in as another client. */
export const forgetClient: Middleware<unknown, WebState> = (store) => (next) => (action) => {
  const before = selectClientId(store.getState());
  const result = next(action);
  const left = changesClient(action) && before !== 0 && selectClientId(store.getState()) !== before;
  if (left) {
    store.dispatch(api.util.resetApiState());
    forgetKeptPages();
  }
  // After an expired session, input is restored at the next sign-in; log-off, in whichever tab, deletes it.
  const { client, ended } = store.getState().auth;
  if (left && !client && ended !== "expired") dropAllDrafts();
  return result;
};
