import { screen } from "@testing-library/react";
import { http } from "msw";
import { at, booking, changed, PRICE, signed, unsigned } from "../../../test/checkoutStory";
import { open, planHandlers, planOf } from "../../../test/fixtures/web/checkoutTestBed";
import { answer, on, refuse, serve } from "../../../test/fixtures/web/wireTestBed";
import Difference from "./Difference";

const { snapshot } = unsigned()
  .and(signed(3))
  .and(changed(4, 2, 1, { amount: PRICE + 4_000 }))
  .and(booking("booking.confirmed", 5, 2));
const plan = planOf(snapshot);
const server = serve(
  http.get("*/api/travelPlans/purchaseMethodsFromWebSite/*", () => answer([])),
  http.get("*/api/travelPlans/1/en", () => answer(plan)),
  ...planHandlers(() => ({ snapshot, now: at(6) })),
);

const show = () => open(<Difference />, "/payment/2?plan=1", "/payment/:bookingId");

test.each([
  ["undecided", "Your change is on hold"],
  ["lost", "The payment was taken back"],
])(
  "a dispute that is %s is shown instead of the form that pays a difference, with a link to write to us (PLAN-52)",
  async (Held, title) => {
    server.use(on("/api/checkout/holds/:clientId", () => answer([{ TravelPlanId: plan.TravelPlanId, Held }])));
    show();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole("link", { name: "Write to us" })).toBeVisible();
    expect(screen.getByRole("complementary")).toHaveTextContent("$40.00");
    expect(screen.queryByText("The difference cannot be paid at the moment")).toBeNull();
  },
);

test("where disputes could not be loaded, no difference is paid before a new try (DESK-90)", async () => {
  server.use(on("/api/checkout/holds/:clientId", () => refuse(503, "unavailable", "We are busy.")));
  show();
  expect(await screen.findByText("We could not check whether the payment is disputed")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByText("The difference cannot be paid at the moment")).toBeNull();
});

test("the form that pays a difference is shown if no dispute holds the plan", async () => {
  show();
  expect(await screen.findByText("The difference cannot be paid at the moment")).toBeVisible();
});
