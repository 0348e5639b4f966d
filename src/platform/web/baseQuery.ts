import { type BaseQueryApi, type BaseQueryFn, type FetchArgs, fetchBaseQuery } from "@reduxjs/toolkit/query";
import type { Envelope, Failure, Success } from "../../shared/envelope";
import type { ErrorCode } from "../../shared/errors";
import { type CallError, callFailed } from "./callError";
import type { MessageId } from "./messages";
import { impersonationOver, sessionEnded } from "./session/auth";
import type { WebState } from "./state";

/**
 * `failure`: the alert for a failure; `unanswered`: another one where no valid answer arrived; `undone`: an information
 * where the answer is neither an error nor OK. `preferServerText`: show the server's own text, if any, as a warning.
 * `shown`: the status or code of refusals that the page itself shows, so that they cause no alert.
 */
export type CallOptions = {
  failure?: MessageId;
  unanswered?: MessageId;
  undone?: MessageId;
  preferServerText?: boolean;
  shown?: number | ErrorCode;
};

/** The endpoint's options, which a result carries for the alerts. */
export type CallMeta = { options: CallOptions };

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: CallError };

/** All calls except `/token`: to the site's own host, with Accept-Language and the bearer token. (WIRE-2) */
const fetchEnvelope = fetchBaseQuery({
  baseUrl: new URL("/", location.origin).href,
  credentials: "same-origin",
  prepareHeaders: (headers, { getState }) => {
    const { auth, language } = getState() as WebState;
    headers.set("Accept-Language", language.current);
    if (auth.access_token) headers.set("Authorization", `Bearer ${auth.access_token}`);
    return headers;
  },
});

const offline: CallError = { status: "offline", code: "offline", message: "", language: "", fields: [] };
/** The request could not even be made, for example with a token that no header takes (WIRE-22: "Unexpected error"). */
const unprepared: CallError = { ...offline, code: "unprepared" };

/**
 * Opens the envelope of WIRE-1: returns its data or its failure. After a 401 it tries once, without a message, to get a
 * new token before it ends the session.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError, CallOptions | undefined, CallMeta> = async (
  args,
  store,
  options,
) => {
  const meta = { options: options ?? {} };
  const token = tokenOf(store);
  const first = await open(args, store);
  if (first.error?.status !== 401) return { ...first, meta };
  const again = await mayTryAgain(store, token);
  return { ...(again ? await open(args, store) : first), meta };
};

/** True when there is another token than the refused one, now or after a renewal. */
async function mayTryAgain(store: BaseQueryApi, refused: string | null): Promise<boolean> {
  if (tokenOf(store) !== refused) return tokenOf(store) !== null;
  if (stateOf(store).auth.actor) {
    // A session in a client's place is not renewed; calls made in the client's place must not be repeated as staff.
    store.dispatch(impersonationOver());
    return false;
  }
  if (refused === null) {
    store.dispatch(sessionEnded("expired"));
    return false;
  }
  // Loaded where it is needed. If that fails, the network is down, and nobody is signed out.
  const renewal = await import(/* webpackChunkName: "renew-session" */ "./session/renewSession").catch(() => null);
  const session = { dispatch: store.dispatch, getState: () => stateOf(store) };
  return (await renewal?.renewSession(session, refused)) === "renewed";
}

async function open(args: string | FetchArgs, store: BaseQueryApi): Promise<Answer> {
  const language = stateOf(store).language.current;
  const fetched = await Promise.resolve(fetchEnvelope(args, store, {})).catch(() => null);
  if (!fetched) return { error: unprepared };
  const { data, error, meta } = fetched;
  const status = meta?.response?.status;
  if (error) callFailed.requestId = meta?.response?.headers.get("x-request-id") ?? null;
  const envelope: unknown = error ? error.data : data;
  if (status === undefined || typeof envelope !== "object" || envelope === null) return { error: offline };
  // The answer may come from a proxy, with an object of another shape.
  const { Data, Status, ResponseType, ResultCode, Errors, Facts }: Opened = envelope;
  if (!error && Status === 0 && ResponseType === "OK") return { data: Data };
  const message = typeof Data === "string" ? Data : "";
  const details = { code: codeOf(ResultCode), message, language, ...(Facts && { facts: Facts }) };
  return { error: { status, ...details, fields: Array.isArray(Errors) ? Errors : [] } };
}

type Opened = Partial<
  Omit<Failure, keyof Success<unknown>> & { [Key in keyof Success<unknown>]: Envelope<unknown>[Key] }
>;

const codeOf = (code: Opened["ResultCode"]): ErrorCode => (code === undefined || code === "OK" ? "unexpected" : code);

function stateOf({ getState }: BaseQueryApi): WebState {
  return getState() as WebState;
}

function tokenOf(store: BaseQueryApi): string | null {
  return stateOf(store).auth.access_token;
}
