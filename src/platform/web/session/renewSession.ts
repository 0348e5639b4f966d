import type { UnknownAction } from "@reduxjs/toolkit";
import type { WebState } from "../state";
import { sessionAdopted, sessionEnded, signedIn } from "./auth";
import { readStorage } from "./browserStorage";
import { AUTH_STORED_AS, parseStoredAuth } from "./storedSession";
import { callToken } from "./tokenCall";

type Store = { dispatch: (action: UnknownAction) => unknown; getState: () => WebState };
/** `lost`: the session has ended; `unanswered`: unknown, it may still be valid. */
export type Renewal = "renewed" | "lost" | "unanswered";

let underWay: Promise<Renewal> | null = null;

/**
 * Gets a new access token after a refusal: the one that another tab has stored meanwhile, or one for the refresh
 * cookie. One renewal runs at a time, across tabs too, however many calls were refused.
 */
export function renewSession(store: Store, refusedToken: string): Promise<Renewal> {
  underWay ??= oneTabAtATime(() => renew(store, refusedToken)).finally(() => {
    underWay = null;
  });
  return underWay;
}

// A refresh token is valid once: if two tabs used the same one, it would look stolen.
function oneTabAtATime(work: () => Promise<Renewal>): Promise<Renewal> {
  return navigator.locks ? navigator.locks.request("malecon.session", work) : work();
}

async function renew({ dispatch, getState }: Store, refusedToken: string): Promise<Renewal> {
  const { auth, language } = getState();
  const elsewhere = parseStoredAuth(readStorage(AUTH_STORED_AS));
  if (elsewhere?.access_token && elsewhere.access_token !== refusedToken) {
    dispatch(sessionAdopted(elsewhere));
    return elsewhere.client?.clientId === auth.client?.clientId ? "renewed" : "lost";
  }
  const { data, error } = await callToken({ grant_type: "refresh_token" }, language.current);
  if (data && data.data.clientId === auth.client?.clientId) {
    dispatch(signedIn(data));
    return "renewed";
  }
  if (error && error.code !== "account.badCredentials") return "unanswered";
  dispatch(sessionEnded("expired"));
  return "lost";
}
