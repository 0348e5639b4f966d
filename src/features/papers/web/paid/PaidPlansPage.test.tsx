import { screen } from "@testing-library/react";
import { http } from "msw";
import { paid, payable, starts } from "../../../../../test/checkoutStory";
import { bookingOf, open, planHandlers, planOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import PaidPlans from "../../../../app/web/PaidPlans";
import type { Booking } from "../../../plan/plan.schemas";

const { snapshot } = payable().and(starts("payment.started", 2)).and(paid("payment.captured", 2));
const server = serve(...planHandlers(() => ({ snapshot, now: 0 })));

const booked = (BookingId: number, part: Partial<Booking>): Booking => ({
  ...bookingOf(snapshot, 1),
  ...{ BookingId, Name: `Car ${BookingId}`, Status: "confirmed", ...part },
});

const show = (...Bookings: Booking[]) => {
  const plan = { ...planOf(snapshot), Bookings, State: "signing", PaidAt: 1 };
  server.use(http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer([plan])));
  open(<PaidPlans />, "/paid-plans");
};

test("a paid plan stands under the days of its open bookings, not of those that ended (PLAN-45)", async () => {
  const days = (from: string, to: string) => ({
    StartsAt: Date.parse(`${from}T15:00Z`),
    EndsAt: Date.parse(`${to}T15:00Z`),
  });
  show(
    booked(1, { Status: "cancelled", ...days("2126-12-05", "2126-12-20") }),
    booked(2, days("2126-12-09", "2126-12-12")),
  );
  const heading = await screen.findByRole("heading", { level: 2 });
  expect(heading).toHaveTextContent(/^\w+, Dec 9, 2126 – \w+, Dec 12, 2126$/);
});
