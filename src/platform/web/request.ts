import type { FetchArgs } from "@reduxjs/toolkit/query";
import { type ArgumentOf, buildPath, type DataOf, type Endpoint } from "../../shared/endpoint";

/** The request, and whether null is a valid answer to it. */
export type SentCall = FetchArgs & { readonly nullable?: true };

/** The request of a contract's call; `data` only carries the type of its answer. */
export type CallRequest<Data> = { readonly sent: SentCall; readonly data?: Data };

/** The request that RTK Query sends; the answer exists only as a type, because `transformResponse` is never set. */
type BoundCall<Argument, Data> = {
  query: (argument: Argument) => SentCall;
  transformResponse?: (answer: unknown) => Data;
};

export function request<E extends Endpoint>(endpoint: E, argument: ArgumentOf<E>): CallRequest<DataOf<E>>;
export function request(
  { method, path, nullable }: Endpoint,
  argument?: { readonly body?: unknown },
): CallRequest<unknown> {
  const named = path.includes("/:");
  return {
    sent: {
      method,
      url: named ? buildPath(path, argument ?? {}) : path,
      body: named ? argument?.body : argument,
      ...(nullable && { nullable }),
    },
  };
}

/**
 * RTK Query's endpoint definition for a contract's call: `build.query(call(contract.getNews))`, or `build.query({
 * ...call(contract.getNews), providesTags: ["News"] })` with options. Argument and answer have the contract's types.
 */
export function call<E extends Endpoint>(endpoint: E): BoundCall<ArgumentOf<E>, DataOf<E>> {
  return { query: (argument) => request(endpoint, argument).sent };
}

/** The same for an endpoint with its own argument, from which `ask` makes the call's request. */
export function callBy<Given, Data>(ask: (given: Given) => CallRequest<Data>): BoundCall<Given, Data> {
  return { query: (given) => ask(given).sent };
}
