import type { UnknownAction } from "@reduxjs/toolkit";
import type { WebState } from "../state";
import { type Auth, impersonationOver, sessionEnded } from "./auth";

type Session = { dispatch: (action: UnknownAction) => unknown; getState: () => WebState };

/** The headers of every call except `/token`: the page's language and the bearer token. (WIRE-2) */
export function callerHeaders({ auth, language }: WebState): Record<string, string> {
  const headers = { "Accept-Language": language.current };
  return auth.access_token ? { ...headers, Authorization: `Bearer ${auth.access_token}` } : headers;
}

/**
 * Sends a request. After a 401 it tries once, silently, to renew the token and to send the request again, before it
 * ends the session. A request of one person is not repeated as another. (SESSION-8)
 */
export async function sendAsCaller<Answer>(
  session: Session,
  send: () => Promise<Answer>,
  wasUnauthorised: (answer: Answer) => boolean,
): Promise<Answer> {
  const sender = session.getState().auth;
  const first = await send();
  if (!wasUnauthorised(first)) return first;
  const again = await mayTryAgain(session, sender.access_token);
  return again && isSamePerson(sender, session.getState().auth) ? send() : first;
}

/** True when there is another token than the refused one, now or after a renewal. */
async function mayTryAgain({ dispatch, getState }: Session, refused: string | null): Promise<boolean> {
  const { access_token, actor } = getState().auth;
  if (access_token !== refused) return access_token !== null;
  if (actor) {
    // A session in a client's place is not renewed; calls made in the client's place must not be repeated as staff.
    dispatch(impersonationOver());
    return false;
  }
  if (refused === null) {
    dispatch(sessionEnded("expired"));
    return false;
  }
  // Loaded on demand. If that fails, the network is down, and nobody is signed out.
  const renewal = await import(/* webpackChunkName: "renew-session" */ "./renewSession").catch(() => null);
  return (await renewal?.renewSession({ dispatch, getState }, refused)) === "renewed";
}

/** Whether both act for the same client, and both themselves or through the same staff. */
export function isSamePerson(one: Auth, other: Auth): boolean {
  return one.client?.clientId === other.client?.clientId && one.actor?.client.clientId === other.actor?.client.clientId;
}
