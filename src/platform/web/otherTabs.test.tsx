import { setupListeners } from "@reduxjs/toolkit/query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { persistStore } from "redux-persist";
import { openApp, serveApp, signedInAs, tokenOf } from "../../../test/fixtures/web/appTestBed";
import { answer } from "../../../test/fixtures/web/wireTestBed";
import { storedSlice } from "../../../test/storedSlice";
import { makeStore } from "../../app/web/store";
import { planApi } from "../../features/plan/web/plan.api";
import { keepDraft, readDraft } from "./drafts/formDrafts";
import { languageSwitched } from "./intl/language";
import { sessionEnded, signedIn, signedOut } from "./session/auth";
import { followOtherTabs } from "./session/followOtherTabs";
import { AUTH_STORED_AS, LANGUAGE_STORED_AS, parseStoredAuth, parseStoredLanguage } from "./session/storedSession";

let booked: number;

serveApp(
  http.get("*/api/travelPlans/activeTravelPlan/*", () =>
    answer({ TravelPlanId: 1, Bookings: Array.from({ length: booked }, () => ({ Status: "requested" })) }),
  ),
  http.get("*/api/bookings/cancel/:id", () => answer(null)),
);

const stops: (() => void)[] = [];

/** Opens the application in this tab, which follows the other tabs. */
async function openTab(path: string, language: "en" | "es" = "en") {
  const store = await openApp(path, { auth: signedInAs("good"), language: { current: language } });
  stops.push(followOtherTabs(store));
  return store;
}

/** Fires the storage events that another tab's save causes here. */
function storedElsewhere(auth: object, language: string): void {
  const slices = { [AUTH_STORED_AS]: auth, [LANGUAGE_STORED_AS]: { current: language } };
  act(() => {
    for (const [key, slice] of Object.entries(slices))
      dispatchEvent(new StorageEvent("storage", { key, newValue: storedSlice(slice), storageArea: localStorage }));
  });
}

beforeEach(() => {
  booked = 0;
  localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test("data changed by another tab are reloaded: a booking made there is counted here (FAULT-26)", async () => {
  await openTab("/notes");
  await screen.findByRole("link", { name: /Travel plan: no bookings/ });
  booked = 1;
  const other = new BroadcastChannel("malecon.changes");
  other.postMessage([{ type: "Plan", id: "active" }]);
  expect(await screen.findByRole("link", { name: /Travel plan: 1 booking/ })).toBeVisible();
  other.close();
});

test("a change tells other tabs which cache tags it invalidated (FAULT-26)", async () => {
  const store = await openTab("/notes");
  const other = new BroadcastChannel("malecon.changes");
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  await act(() => store.dispatch(planApi.endpoints.cancelBooking.initiate({ id: 801, planId: 1 })));
  expect(await heard).toEqual(
    expect.arrayContaining([
      { type: "Plan", id: "active" },
      { type: "Checkout", id: 1 },
    ]),
  );
  other.close();
});

test.each([
  ["log-off in another tab deletes this tab's drafts", {}, null],
  ["a session that expired in another tab keeps this tab's drafts", { ended: "expired" }, { Passport: "P1234567" }],
])("%s (SESSION-4, WEB-15)", async (_what, ending, kept) => {
  await openTab("/notes");
  keepDraft("book", 5, { Passport: "P1234567" });
  storedElsewhere({ ...signedOut, ...ending }, "en");
  expect(readDraft("book", 5)).toEqual(kept);
});

test("a booking from another device appears when the page gets the focus again (FAULT-26)", async () => {
  const store = await openTab("/notes");
  await screen.findByRole("link", { name: /Travel plan: no bookings/ });
  booked = 2;
  stops.push(setupListeners(store.dispatch));
  act(() => {
    dispatchEvent(new Event("focus"));
  });
  expect(await screen.findByRole("link", { name: /Travel plan: 2 bookings/ })).toBeVisible();
});

test("another language chosen in one tab is the language of all (WEB-13)", async () => {
  await openTab("/notes");
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  storedElsewhere(signedInAs("good"), "es");
  expect(await screen.findByRole("heading", { level: 1, name: "Notas" })).toBeVisible();
});

test("a tab that has the old language does not restore it when it saves its state (SESSION-3)", async () => {
  const [first, second] = [makeStore(), makeStore()];
  const persistors = [persistStore(first), persistStore(second)];
  const flush = () => Promise.all(persistors.map((persistor) => persistor.flush()));
  await waitFor(() => expect(persistors.every((persistor) => persistor.getState().bootstrapped)).toBe(true));
  await flush();
  second.dispatch(languageSwitched("es"));
  await flush();
  first.dispatch(signedIn(tokenOf("renewed")));
  await flush();
  expect(parseStoredLanguage(localStorage.getItem(LANGUAGE_STORED_AS))).toBe("es");
  expect(parseStoredAuth(localStorage.getItem(AUTH_STORED_AS))?.access_token).toBe("renewed");
  for (const persistor of persistors) persistor.pause();
});

test("an expired session is announced in every tab (SESSION-8)", async () => {
  const elsewhere = makeStore({ auth: signedInAs("good") });
  elsewhere.dispatch(sessionEnded("expired"));
  await openTab("/notes");
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  storedElsewhere(elsewhere.getState().auth, "en");
  expect(await screen.findByRole("alertdialog", { name: "Session is expired" })).toBeVisible();
});

test("a language chosen in the menu removes only the language parameter from the address (WEB-12)", async () => {
  await openTab("/notes?box=sent&lang=es#top", "es");
  await screen.findByRole("heading", { level: 1, name: "Notas" });
  await userEvent.click(screen.getByRole("button", { name: /^ES/ }));
  await userEvent.click(screen.getByRole("button", { name: "English" }));
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  expect(`${location.pathname}${location.search}${location.hash}`).toBe("/notes?box=sent#top");
});
