import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { openApp, serveApp } from "../../../../test/beds/web/appTestBed";
import { refuse } from "../../../../test/beds/web/wireTestBed";

const search = "*/api/carBookings/getOffers/*";
const failed = { Data: "", Status: -1, ResultCode: "unexpected", ResponseType: "Error", Errors: [] };

const server = serveApp(http.get("*/api/opinions/companies", () => refuse(409, "none")));

it("an alert of a failure of ours says which request to quote (OPS-37)", async () => {
  server.use(
    http.post(search, () => HttpResponse.json({ ...failed, Facts: { request: "bcdfghjk2345" } }, { status: 500 })),
  );
  await openApp("/search-car");
  const alert = await screen.findByText("If you write to us about it, quote bcdfghjk2345.");
  expect(alert.closest("[role=alert]")).toHaveTextContent("Could not get list of offers");
});

it("an alert without a request of ours asks for nothing to be quoted (OPS-37)", async () => {
  server.use(http.post(search, () => HttpResponse.error()));
  await openApp("/search-car");
  const alerts = await screen.findAllByRole("alert");
  for (const alert of alerts) expect(alert).not.toHaveTextContent("quote");
});
