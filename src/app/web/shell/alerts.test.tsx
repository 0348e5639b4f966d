import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../test/fixtures/web/appTestBed";
import { refuse } from "../../../../test/fixtures/web/wireTestBed";
import { selectAlerts, showAlert } from "../../../platform/web/alerts/alerts";

const search = "*/api/carBookings/getOffers/*";
const failed = { Data: "", Status: -1, ResultCode: "unexpected", ResponseType: "Error", Errors: [] };

const server = serveApp(http.get("*/api/opinions/companies", () => refuse(409, "unexpected")));

it("a server error that the page shows names the request id to quote, and no alert repeats it (OPS-37, WEB-9)", async () => {
  server.use(
    http.post(search, () => HttpResponse.json({ ...failed, Facts: { request: "bcdfghjk2345" } }, { status: 500 })),
  );
  const store = await openApp("/search-car");
  const quote = await screen.findByText("If you write to us about it, quote bcdfghjk2345.");
  expect(quote.closest("main [role=alert]")).toHaveTextContent("Could not get list of offers");
  expect(selectAlerts(store.getState())).toEqual([]);
});

it.each([
  ["/book-car-confirm?booking=9", "No booking to show"],
  ["/book-lodging-confirm?booking=9", "No booking to show"],
  ["/refund-booking/9", "We cannot find this booking"],
])("%s itself shows that there is no such booking, without an alert (WEB-9)", async (path, words) => {
  server.use(
    ...["carBookings/9/:lang", "lodgingBookings/getBooking/9", "bookings/9/:lang", "admin/bookings/*"].map((call) =>
      http.get(`*/api/${call}`, () => refuse(404, "notFound")),
    ),
  );
  const store = await openApp(path, { auth: signedInAs("good") });
  expect(await screen.findByText(words)).toBeVisible();
  expect(selectAlerts(store.getState())).toEqual([]);
});

it("a failure without a request has no id to quote (OPS-37)", async () => {
  server.use(http.post(search, () => HttpResponse.error()));
  await openApp("/search-car");
  const alerts = await screen.findAllByRole("alert");
  for (const alert of alerts) expect(alert).not.toHaveTextContent("quote");
});

it("a repeated alert replaces the first one and is not shown next to it (WEB-9)", async () => {
  const store = await openApp("/help");
  const repeat = () => act(() => store.dispatch(showAlert("error.offer.listFailed", "error")));
  repeat();
  const first = await screen.findByRole("alert");
  let most = 1;
  const watched = new MutationObserver(() => {
    most = Math.max(most, screen.queryAllByRole("alert").length);
  });
  watched.observe(document.body, { childList: true, subtree: true });
  repeat();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findByRole("alert")).toHaveTextContent("Could not get list of offers");
  watched.disconnect();
  expect(most).toBe(1);
});
