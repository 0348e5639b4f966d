import { waitFor } from "@testing-library/react";
import { openApp, serveApp } from "../../../test/fixtures/web/appTestBed";

// Only the redirects are tested, not the screens.
jest.mock("./screens", () => ({
  screens: new Proxy({}, { get: () => null }),
  NotFoundPage: () => null,
  InspectorDock: () => null,
}));
serveApp();

/** The routes of WEB-5 with an old alias. */
const table: [alias: string, path: string][] = [
  ["/cancellation_policy", "/cancellation-policy"],
  ["/privacy_policy", "/privacy-policy"],
  ["/search", "/search-car"],
  ["/searchLodging", "/search-lodging"],
  ["/book", "/book-car"],
  ["/book/Kia%20Picanto/3/17", "/book-car/Kia%20Picanto/3/17"],
  ["/bookConfirm", "/book-car-confirm"],
  ["/bookLodging", "/book-lodging"],
  ["/bookLodging/Varadero/Ola%20Azul/7/2/3", "/book-lodging/Varadero/Ola%20Azul/7/2/3"],
  ["/poloDetails/12", "/polo-details/12"],
  ["/provinceDetails/4", "/province-details/4"],
  ["/shopping_cart", "/shopping-cart"],
  ["/refundBooking/801", "/refund-booking/801"],
  ["/verifyDocs/check/2", "/verify-documents/check/2"],
  ["/courierService", "/courier-service"],
];

/** Pages that ask a visitor to sign in first, and then return here. */
const guarded = /^\/(shopping-cart|refund-booking|verify-documents|courier-service)/;

const EXTRA = "?zone=4&from=2027-01-10#price";

test.each(table)("%s leads to %s with its parameters, query and fragment", async (alias, path) => {
  await openApp(`${alias}${EXTRA}`);
  const target = `${path}${EXTRA}`;
  const expected = guarded.test(path) ? `/signIn?${new URLSearchParams({ returnUrl: target })}` : target;
  await waitFor(() => expect(`${location.pathname}${location.search}${location.hash}`).toBe(expected));
});
