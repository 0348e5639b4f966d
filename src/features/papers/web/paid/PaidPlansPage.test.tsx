import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { paid, payable, starts } from "../../../../../test/checkoutStory";
import { bookingOf, open, planHandlers, planOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import { answer, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import PaidPlans from "../../../../app/web/PaidPlans";
import type { Booking } from "../../../plan/plan.schemas";

const { snapshot } = payable().and(starts("payment.started", 2)).and(paid("payment.captured", 2));
const server = serve(...planHandlers(() => ({ snapshot, now: 0 })));

const booked = (BookingId: number, part: Partial<Booking>): Booking => ({
  ...bookingOf(snapshot, 1),
  ...{ BookingId, Name: `Car ${BookingId}`, Status: "confirmed", ...part },
});

const offered = () =>
  screen
    .queryAllByRole("link", { name: /^(Sign the receipt|Voucher|Pay the difference)/ })
    .map(({ textContent }) => textContent);

const show = (...Bookings: Booking[]) => {
  const plan = { ...planOf(snapshot), Bookings, State: "signing", PaidAt: 1 };
  server.use(http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer([plan])));
  open(<PaidPlans />, "/previous-travel-plans");
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

test("nothing is to be signed, printed or paid until it is known whether a dispute holds the plan (DESK-90)", async () => {
  let tell = () => {};
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  server.use(
    http.get("*/api/checkout/holds/:clientId", async () => {
      await known;
      return answer([]);
    }),
  );
  show(booked(1, { VoucherNumber: "V-1" }), booked(2, { Status: "agreed", Replaces: 1 }));
  expect(await screen.findByText("Receipt to be signed")).toBeVisible();
  expect(offered()).toEqual([]);
  tell();
  expect(await screen.findByRole("link", { name: "Sign the receipt" })).toBeVisible();
  expect(offered()).toEqual(["Voucher: Car 1", "Pay the difference: Car 2", "Sign the receipt"]);
});

test("where disputes could not be loaded, the page says so, offers no papers, and tries again (DESK-90)", async () => {
  let loads = false;
  server.use(
    http.get("*/api/checkout/holds/:clientId", () => (loads ? answer([]) : refuse(503, "unavailable", "We are busy."))),
  );
  show(booked(1, { VoucherNumber: "V-1" }));
  expect(await screen.findByText("We could not check whether the payment is disputed")).toBeVisible();
  expect(screen.getByText("Receipt to be signed")).toBeVisible();
  expect(offered()).toEqual([]);
  loads = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Sign the receipt" })).toBeVisible();
  expect(offered()).toEqual(["Voucher: Car 1", "Sign the receipt"]);
});

test.each(["undecided", "lost"] as const)(
  "a plan with a dispute that is %s leads to no signature, voucher or payment (DESK-90)",
  async (Held) => {
    server.use(http.get("*/api/checkout/holds/:clientId", () => answer([{ TravelPlanId: 1, Held }])));
    show(booked(1, { VoucherNumber: "V-1" }), booked(2, { Status: "agreed", Replaces: 1 }));
    expect(await screen.findByRole("link", { name: "Write to us" })).toBeVisible();
    expect(offered()).toEqual([]);
  },
);

test("a booking that was changed says so below what has taken its place, and leads to it (PLAN-40)", async () => {
  show(
    booked(1, { Status: "cancelled", ReplacedBy: 2 }),
    booked(2, { Replaces: 1 }),
    booked(3, { Status: "cancelled" }),
  );
  const rows = (await screen.findAllByRole("heading", { level: 3 })).map((row) => row.parentElement?.textContent);
  expect(rows).toEqual(["Car 2Confirmed", "Car 1Changed", "Car 3Cancelled"]);
  await userEvent.click(screen.getByRole("link", { name: "Car 2" }));
  expect(document.activeElement).toHaveTextContent("Car 2Confirmed");
});
