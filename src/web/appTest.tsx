import { render } from "@testing-library/react";
import { type HttpHandler, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { TokenResponse } from "../features/account/account.schemas";
import { App } from "./App";
import { loadAllMessages, loadMessages } from "./intl/messageFiles";
import { makeStore, type RootState } from "./store";

/** A success in the envelope of specification section 7. */
export const answer = (Data: unknown) => HttpResponse.json({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK" });

/** A failure in it. */
export const refuse = (status: number, ResultCode: string, Data = "", Errors: unknown[] = []) =>
  HttpResponse.json({ Data, Status: -1, ResultCode, ResponseType: "Error", Errors }, { status });

export const tokenOf = (access_token: string, clientId = 5): TokenResponse => ({
  access_token,
  token_type: "bearer",
  expires_in: 900,
  data: { clientId, email: "ana@example.com", FirstName: "Ana", LastName: "Pérez", Role: "client" },
});

export const signedInAs = (access_token: string): RootState["auth"] => ({
  access_token,
  token_type: "bearer",
  client: tokenOf("").data,
});

/** What every page may ask for; a test's own handlers come first. */
export function serveApp(...handlers: HttpHandler[]) {
  const server = setupServer(
    ...handlers,
    http.get("*/api/travelPlans/activeTravelPlan/*", () => answer(null)),
    http.get("*/api/profile/:id/2", () => answer(null)),
    http.get("*/api/clients/challenge", () => answer(null)),
    http.get("*/api/notes/countNew/*", () => answer(0)),
    http.get("*/api/notes/list/*", () => answer([])),
    http.get("*/api/carBookings/offersListToFront/*", () => answer([])),
    http.get("*/api/agencyZones/*", () => answer([])),
    http.get("*/api/products/*", () => answer({ Days: 1 })),
    http.get("*/api/countries", () => answer([])),
  );
  beforeAll(() => {
    server.listen({ onUnhandledRequest: "error" });
    // jsdom has no layout to scroll.
    window.scrollTo = () => {};
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The whole application at an address. */
export async function openApp(path: string, preloaded?: Partial<RootState>) {
  history.replaceState(null, "", path);
  await loadMessages("en");
  await loadAllMessages();
  const store = makeStore(preloaded);
  render(<App store={store} />);
  return store;
}
