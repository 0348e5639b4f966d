import { screen } from "@testing-library/react";
import { http } from "msw";
import { Route } from "react-router";
import {
  added,
  at,
  begin,
  booking,
  checked,
  paid,
  type Story,
  starts,
  ticked,
} from "../../../../../test/checkoutStory";
import { bookingOf, checkoutOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { lodgingsPath } from "../../products.pages";
import { BookedPage } from "./BookedPage";

const server = serve();

const requested = begin().and(added(0));
const confirmed = requested.and(booking("booking.confirmed", 1)).and(checked(1));

function open({ snapshot }: Story, hours = 0): void {
  server.use(http.get("*/api/checkout/:planId", () => answer(checkoutOf(snapshot, at(hours)))));
  openPages(
    <Route
      path="/"
      element={
        <BookedPage
          id={1}
          answer={{ data: bookingOf(snapshot, 1), refetch: () => undefined }}
          words={{ waits: "car.confirm.stepConfirm", confirmed: "car.confirm.stepConfirmed" }}
          onward={() => ({ to: lodgingsPath(), label: "plan.warning.findLodging" })}
        >
          {() => <h2>Kia Picanto</h2>}
        </BookedPage>
      }
    />,
    "/",
  );
}

it("the confirmation page reports once that the booking was created; the next steps come before its facts (WIRE-26)", async () => {
  open(requested);
  expect(await screen.findByRole("heading", { level: 1, name: "Booking was created successfully" })).toBeVisible();
  expect(screen.getAllByText(/created successfully/)).toHaveLength(1);
  expect(screen.getByText("It is in your travel plan. Nothing has been charged yet.")).toBeVisible();
  const order = [
    screen.getByRole("link", { name: "See my travel plan" }),
    screen.getByText(/^Cubacar confirms your car within 72 hours/),
    screen.getByText(/^When everything in your plan is confirmed, we check your documents and you have 48 hours/),
    screen.getByRole("heading", { name: "Kia Picanto" }),
  ];
  for (const [index, part] of order.slice(1).entries()) {
    expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it.each([
  ["where the service starts sooner", begin().and(added(0, 1, 20)), 20],
  ["where staff extended it", requested.and(booking("booking.extended", 50)), 96],
])("the page after a booking shows the supplier's own time to answer %s (PLAN-18)", async (_why, story, hours) => {
  open(story);
  expect(await screen.findByText(new RegExp(`^Cubacar confirms your car within ${hours} hours`))).toBeVisible();
});

it("the confirmation page shows that the supplier has confirmed", async () => {
  open(confirmed, 2);
  expect(await screen.findByText("Cubacar has already confirmed your car.")).toBeVisible();
  expect(screen.getByText("We check your documents, and you have 48 hours to pay.")).toBeVisible();
});

it.each([
  ["was declined", requested.and(booking("booking.declined", 1))],
  ["was cancelled", confirmed.and(booking("booking.cancelled", 2))],
  ["lapsed", requested.and(ticked(72))],
  ["is paid", confirmed.and(starts("payment.started", 2)).and(paid("payment.captured", 2))],
])("a booking that %s is not shown as just made, and its plan is linked to", async (_what, story) => {
  open(story, 80);
  expect(await screen.findByRole("heading", { level: 1, name: "Your booking" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "See my travel plan" })).toHaveAttribute(
    "href",
    "/shopping-cart?plan=1",
  );
  expect(screen.queryByText(/created successfully|Nothing has been charged/)).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Kia Picanto" })).not.toBeInTheDocument();
});
