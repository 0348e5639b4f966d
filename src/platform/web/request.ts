import type { FetchArgs } from "@reduxjs/toolkit/query";
import { type ArgumentOf, buildPath, type DataOf, type Endpoint } from "../../shared/endpoint";

/** The request for a call of a contract, and the type of its answer, for the compiler only. */
export type CallRequest<Data> = { readonly sent: FetchArgs; readonly data?: Data };

/** What RTK Query sends, and, for the compiler only, what comes back: `transformResponse` is never set. */
type BoundCall<Argument, Data> = {
  query: (argument: Argument) => FetchArgs;
  transformResponse?: (answer: unknown) => Data;
};

export function request<E extends Endpoint>(endpoint: E, argument: ArgumentOf<E>): CallRequest<DataOf<E>>;
export function request({ method, path }: Endpoint, argument?: { readonly body?: unknown }): CallRequest<unknown> {
  const named = path.includes("/:");
  return {
    sent: { method, url: named ? buildPath(path, argument ?? {}) : path, body: named ? argument?.body : argument },
  };
}

/**
 * The endpoint definition of RTK Query for a call of a contract: `build.query(call(contract.getNews))`, or
 * `build.query({ ...call(contract.getNews), providesTags: ["News"] })` with options. Its argument and its answer are the
 * contract's.
 */
export function call<E extends Endpoint>(endpoint: E): BoundCall<ArgumentOf<E>, DataOf<E>> {
  return { query: (argument) => request(endpoint, argument).sent };
}

/** The same for an endpoint with an argument of its own: `ask` makes the call's request from it. */
export function callBy<Given, Data>(ask: (given: Given) => CallRequest<Data>): BoundCall<Given, Data> {
  return { query: (given) => ask(given).sent };
}
