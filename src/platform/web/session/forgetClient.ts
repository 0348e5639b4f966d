import { isAnyOf } from "@reduxjs/toolkit";
import { api } from "../api";
import { dropAllDrafts } from "../drafts/formDrafts";
import type { StartListening } from "../listening";
import { impersonationBegun, impersonationOver, selectClientId, sessionAdopted, sessionEnded, signedIn } from "./auth";
import { deleteOfflinePages } from "./offlinePages";

/** Log-off clears profile, notes and plan (SESSION-4); so does signing in as another client. */
export const forgetClient = (startListening: StartListening) =>
  startListening({
    matcher: isAnyOf(signedIn, sessionAdopted, impersonationBegun, impersonationOver, sessionEnded),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const before = selectClientId(getOriginalState());
      if (before === 0 || selectClientId(getState()) === before) return;
      dispatch(api.util.resetApiState());
      deleteOfflinePages();
      // After an expired session, input is restored at the next sign-in; log-off, in whichever tab, deletes it.
      const { client, ended } = getState().auth;
      if (!client && ended !== "expired") dropAllDrafts();
    },
  });
