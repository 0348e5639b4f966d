import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from "@reduxjs/toolkit/query";
import type { Envelope, FieldError } from "../shared/envelope";
import type { ErrorCode } from "../shared/errors";
import type { MessageId } from "./messages";
import type { WebState } from "./state";

/** What a failed call leaves: the server's code and text, or `offline` when there was no answer. */
export type CallError = {
  status: number | "offline";
  code: ErrorCode | "offline";
  /** In the caller's language, as the server wrote it; empty without an answer. */
  message: string;
  fields: FieldError[];
};

/** `failure`: the notice that a failure raises. `preferServerText`: the server's own text, as a warning, where it sent one. */
export type CallOptions = { failure?: MessageId; preferServerText?: boolean };

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

const offline: CallError = { status: "offline", code: "offline", message: "", fields: [] };

/** Opens the envelope of specification section 7: data, or the failure in it. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError, CallOptions> = async (args, store) => {
  const { data, error, meta } = await fetchEnvelope(args, store, {});
  const status = meta?.response?.status;
  const envelope = (error ? error.data : data) as Envelope<unknown> | undefined;
  if (status === undefined || typeof envelope !== "object") return { error: offline };
  if (envelope.Status === 0) return { data: envelope.Data };
  const { ResultCode, Data, Errors } = envelope;
  return { error: { status, code: ResultCode, message: Data, fields: Errors } };
};
