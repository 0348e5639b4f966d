import { screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/beds/web/pageTestBed";
import { BookedPage } from "./BookedPage";

const booking = { Status: "requested", SupplierName: "Cubacar", CreatedAt: Date.UTC(2026, 10, 26, 12) };

it("says once that the booking was created; the next steps come before what was booked (WIRE-26)", async () => {
  openPages(
    <Route
      path="/"
      element={
        <BookedPage
          id={801}
          answer={{ data: booking, isFetching: false, refetch: () => undefined }}
          words={{ waits: "car.confirm.stepConfirm", confirmed: "car.confirm.stepConfirmed" }}
          onward={() => ({ to: "/search-lodging", label: "plan.warning.findLodging" })}
        >
          {() => <h2>Kia Picanto</h2>}
        </BookedPage>
      }
    />,
    "/",
  );
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Booking was created successfully");
  expect(screen.getAllByText(/created successfully/)).toHaveLength(1);
  expect(screen.getByText("Booking 801 is in your travel plan. Nothing has been charged yet.")).toBeVisible();
  const order = [
    screen.getByRole("link", { name: "See my travel plan" }),
    screen.getByText(/^Cubacar confirms your car within 72 hours/),
    screen.getByRole("heading", { name: "Kia Picanto" }),
  ];
  for (const [index, part] of order.slice(1).entries()) {
    expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
