import { type BaseQueryApi, type BaseQueryFn, fetchBaseQuery } from "@reduxjs/toolkit/query";
import type { Envelope, Failure, Success } from "../../shared/envelope";
import type { ErrorCode } from "../../shared/errors";
import type { MessageId } from "../../shared/messageId";
import { type CallError, callFailed } from "./callError";
import type { SentCall } from "./request";
import { CALL_WITHIN } from "./requests/timeLimits";
import { callerHeaders, sendAsCaller } from "./session/asCaller";
import { reauthenticate } from "./session/reauthentication";
import { stateOf } from "./state";

/**
 * `failure`: the alert for a failure; `unanswered`: another one if no valid answer arrived; `undone`: an answer that is
 * neither an error nor OK counts as one without data, which the caller shows. `preferServerText`: show the server's own
 * text, if any, as a warning. `nullable`: null counts as an answer although the contract promises data; for any other
 * query whose contract is not `nullable`, it does not, because a page would wait for ever. `shown`: the status or codes
 * of refusals that the page itself shows, so that they cause no alert.
 */
export type CallOptions = {
  failure?: MessageId;
  unanswered?: MessageId;
  undone?: boolean;
  nullable?: true;
  preferServerText?: boolean;
  shown?: number | readonly ErrorCode[];
};

/** The endpoint's options, which a result carries for the alerts. */
export type CallMeta = { options: CallOptions };

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: CallError };

/**
 * All calls except `/token`: to the site's own host, with Accept-Language and the bearer token (WIRE-2). One that is
 * not answered in time is `offline`: its effect may have happened. (WIRE-33)
 */
const fetchEnvelope = fetchBaseQuery({
  baseUrl: new URL("/", location.origin).href,
  credentials: "same-origin",
  timeout: CALL_WITHIN,
  prepareHeaders: (headers, store) => {
    for (const [name, value] of Object.entries(callerHeaders(stateOf(store)))) headers.set(name, value);
  },
});

const offline: CallError = { status: "offline", code: "offline", message: "", language: "", fields: [] };
/**
 * The request could not even be made, for example with a token that is not allowed in a header (WIRE-22: "Unexpected
 * error").
 */
const unprepared: CallError = { ...offline, code: "unprepared" };

/** Opens the envelope of WIRE-1: returns its data or its failure. */
export const baseQuery: BaseQueryFn<string | SentCall, unknown, CallError, CallOptions | undefined, CallMeta> = async (
  args,
  store,
  options,
) => {
  const session = { dispatch: store.dispatch, getState: () => stateOf(store) };
  const send = () =>
    sendAsCaller(
      session,
      () => open(args, store, options),
      ({ error }) => error?.status === 401,
    );
  const first = await send();
  const isRefused = first.error?.code === "account.reauthenticationNeeded";
  const answer = isRefused && (await reauthenticate()) ? await send() : first;
  return { ...answer, meta: { options: options ?? {} } };
};

async function open(args: string | SentCall, store: BaseQueryApi, options?: CallOptions): Promise<Answer> {
  const language = stateOf(store).language.current;
  const fetched = await Promise.resolve(fetchEnvelope(args, store, {})).catch(() => null);
  if (!fetched) return { error: unprepared };
  const { data, error, meta } = fetched;
  const status = meta?.response?.status;
  if (error) callFailed.requestId = meta?.response?.headers.get("x-request-id") ?? null;
  const envelope: unknown = error ? error.data : data;
  if (status === undefined || typeof envelope !== "object" || envelope === null) return { error: offline };
  // The answer may come from a proxy, with an object of another shape.
  const { Data, Status, ResponseType, ResultCode, Errors, Facts, Price }: Opened = envelope;
  const isNullable = options?.nullable || (typeof args === "object" && args.nullable);
  const isMissing = store.type === "query" && !isNullable && (Data ?? null) === null;
  if (!error && !isMissing && Status === 0 && ResponseType === "OK") return { data: Data };
  if (!error && options?.undone) return { data: null };
  const message = typeof Data === "string" ? Data : "";
  const more = { ...(Facts && { facts: Facts }), ...(Price && { price: Price }) };
  const details = { code: codeOf(ResultCode), message, language, ...more };
  return { error: { status, ...details, fields: Array.isArray(Errors) ? Errors : [] } };
}

type Opened = Partial<
  Omit<Failure, keyof Success<unknown>> & { [Key in keyof Success<unknown>]: Envelope<unknown>[Key] }
>;

const codeOf = (code: Opened["ResultCode"]): ErrorCode => (code === undefined || code === "OK" ? "unexpected" : code);
