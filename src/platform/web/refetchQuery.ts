import { api } from "./api";
import type { AppDispatch } from "./state";

export type ApiState = { api: ReturnType<typeof api.reducer> };

type Endpoints = Readonly<Record<string, { initiate: (args: unknown, options: object) => never }>>;

/** Whether a page shows the answer to the query with this key. */
export const isShown = ({ api: { subscriptions } }: ApiState, key: string): boolean =>
  Object.keys(subscriptions[key] ?? {}).length > 0;

/** Refetches a query whose answer a page shows. */
export function refetchQuery(dispatch: AppDispatch, endpointName: string, args: unknown): void {
  const endpoints: Endpoints = api.endpoints;
  void dispatch(endpoints[endpointName]?.initiate(args, { forceRefetch: true, subscribe: false }) as never);
}
