import { waitFor } from "@testing-library/react";
import { openApp, serveApp } from "../../../test/fixtures/web/appTestBed";

// Only the redirects are tested, not the screens.
jest.mock("./screens", () => ({
  screens: new Proxy({}, { get: () => null }),
  NotFoundPage: () => null,
  InspectorDock: () => null,
}));
serveApp();

/** Sign-in required (WEB-2, SESSION-7). */
const table = [
  "/profile",
  "/notes",
  "/shopping-cart",
  "/previous-travel-plans",
  "/payment",
  "/e_sign",
  "/refund-booking/801",
  "/verify-documents/check/2",
  "/courier-service",
];

it.each(table)("%s sends a visitor to sign in, and then back", async (path) => {
  await openApp(`${path}?from=mail`);
  const expected = `/signIn?${new URLSearchParams({ returnUrl: `${path}?from=mail` })}`;
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(expected));
});
