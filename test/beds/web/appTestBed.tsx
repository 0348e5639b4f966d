import { act, render } from "@testing-library/react";
import { type HttpHandler, http } from "msw";
import { App } from "../../../src/app/web/App";
import { makeStore, type RootState } from "../../../src/app/web/store";
import { loadAllMessages, loadMessages } from "../../../src/platform/web/intl/messageFiles";
import { DEFAULT_LANGUAGE } from "../../../src/shared/constants";
import type { TokenResponse } from "../../../src/shared/session.schemas";
import { unattachedStyles } from "./pageTestBed";
import { answer, refuse, serve } from "./wireTestBed";

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

const profile = { clientId: 5, FirstName: "Ana", LastName: "Pérez", BirthDate: null, CountryId: null, Phone: null };

/** Handlers for what every page may request; a test's own handlers take precedence. */
export function serveApp(...handlers: HttpHandler[]) {
  const server = serve(
    ...handlers,
    http.get("*/api/travelPlans/activeTravelPlan/*", () => answer(null)),
    http.get("*/api/travelPlans/unpaidTravelPlans/*", () => answer([])),
    http.get("*/api/profile/:id/2", () => answer(profile)),
    http.get("*/api/profile/mails/:id", () => answer({ Unwanted: [], RefusedAt: null })),
    http.post("*/api/clients/registrationMail", () => answer({ RefusedAt: null })),
    // Without a proof of work a form is sent all the same.
    http.get("*/api/clients/challenge/:purpose", () => refuse(503, "unavailable")),
    http.get("*/api/clients/getClientCards", () => answer([])),
    http.get("*/api/information/policyEdition", () => answer({ Edition: "first" })),
    http.get("*/api/notes/countNew/*", () => answer(0)),
    http.get("*/api/notes/list/*", () => answer([])),
    http.get("*/api/carBookings/offersListToFront/*", () => answer([])),
    http.get("*/api/lodgingBookings/getHomeOffers/*", () => answer([])),
    http.get("*/api/lodgingBookings/getTouristicZonesForHome/*", () => answer([])),
    http.post("*/api/information/news/searchIndex/*", () => answer([])),
    http.get("*/api/faq/*", () => answer([])),
    http.get("*/api/agencyZones/*", () => answer([])),
    http.get("*/api/products/*", () => answer({ Days: 1, Now: Date.now() })),
    http.get("*/api/countries", () => answer([])),
    http.get("*/api/roadTrips", () => answer([])),
    http.get("*/api/checkout/holds/:clientId", () => answer([])),
    http.post("*/api/saved", () => answer([])),
    http.get("*/api/support/inbox", () => answer({ Now: Date.now(), Items: [], Rates: [], Restored: null, Staff: [] })),
    http.get("*/api/support/changes", () => new Response(new ReadableStream())),
  );
  beforeAll(() => {
    // jsdom cannot scroll. Current Chromium returns a promise.
    window.scrollTo = () => Promise.resolve();
  });
  return server;
}

/** Opens the whole application at an address. */
export async function openApp(path: string, preloaded?: Partial<RootState>) {
  history.replaceState(null, "", path);
  await loadMessages(preloaded?.language?.current ?? DEFAULT_LANGUAGE);
  await loadAllMessages();
  const store = makeStore(preloaded);
  // Waits also for what React loads after the first render: the page's code, its messages and its first calls.
  await act(async () => render(<App store={store} styles={unattachedStyles()} />));
  return store;
}
