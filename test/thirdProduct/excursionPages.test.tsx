import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import type { ReactNode } from "react";
import TravelPlan from "../../src/app/web/TravelPlan";
import VoucherPage from "../../src/features/papers/web/voucher/VoucherPage";
import type { Booking } from "../../src/features/plan/plan.schemas";
import { ProductsContext } from "../../src/features/plan/web/products";
import { ProductType } from "../../src/shared/enumerations";
import { added, at, begin, booking, checked, paid, starts } from "../checkoutStory";
import { bookingOf, open, planHandlers, planOf } from "../fixtures/web/checkoutTestBed";
import { answer, serve } from "../fixtures/web/wireTestBed";
import type { BookedExcursion } from "./excursion";
import { withExcursions } from "./excursion.web";

const ofExcursion = (id: number) => {
  const event = added(0, id);
  return { ...event, booking: { ...event.booking, productType: ProductType.Excursion } };
};
const story = begin()
  .and(ofExcursion(1))
  .and(booking("booking.confirmed", 1))
  .and(checked(1))
  .and(starts("payment.started", 2))
  .and(paid("payment.captured", 2));
const Details: BookedExcursion = {
  ...{ DepartureId: 1, MeetingPoint: "Parque Central", ZoneName: "La Habana", Latitude: 23.1, Longitude: -82.4 },
  ...{ Phone: "+53 7 555 0199", Participants: [{ FirstName: "Eva", LastName: "Sol" }] },
};
const booked: Booking = {
  ...bookingOf(story.snapshot, 1),
  ...{ ProductType: ProductType.Excursion, Name: "Valle de Viñales", Details },
};
const plan = { ...planOf(story.snapshot), Bookings: [booked] };

const server = serve(
  http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(plan)),
  ...planHandlers(() => ({ snapshot: story.snapshot, now: at(3) })),
);

const sold = () => withExcursions;
const withProducts = (page: ReactNode) => <ProductsContext value={sold}>{page}</ProductsContext>;

test("a product that no page names has its own card in the plan, with its own facts", async () => {
  open(withProducts(<TravelPlan />), "/shopping-cart");
  const card = within(await screen.findByRole("article", { name: "Valle de Viñales" }));
  // The trip above tells them too, so that they are folded in a narrow window.
  await userEvent.click(card.getByText("Details"));
  expect(card.getByText("Parque Central")).toBeVisible();
  expect(card.getByText("Eva Sol")).toBeVisible();
  // It has no form to change a booking. (PLAN-40)
  expect(card.queryByRole("link", { name: /^Change/ })).not.toBeInTheDocument();
});

test("an excursion's search is offered where a plan begins", async () => {
  server.use(http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(null)));
  open(withProducts(<TravelPlan />), "/shopping-cart");
  const links = await screen.findAllByRole("link", { name: "Find a car" });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/search-excursions");
});

test("an excursion's voucher names the participants, and the phone of the guide", async () => {
  const voucher = {
    ...{ Number: "V-1", IssuedAt: 0, Valid: true, Held: null, Holder: "Ana Pérez", Token: "a.b", Plate: null },
    ...{ VerifyUrl: "https://a.example/v", Agency: null, Notes: [["Bring water.", "Traiga agua."]], Booking: booked },
    Facts: [{ Label: ["Begins", "Comienza"], Detail: ["Mon, Dec 21, 08:00"] }],
    Place: {
      ...{ Name: "Parque Central", Zone: "La Habana", Latitude: 23.1, Longitude: -82.4, Street: null },
      ...{ Phone: "+53 7 555 0199", EmergencyPhone: null },
    },
  };
  server.use(http.get("*/api/checkout/vouchers/:id", () => answer(voucher)));
  open(withProducts(<VoucherPage />), "/vouchers/1", "/vouchers/:bookingId");
  expect(await screen.findByText("Eva Sol")).toBeVisible();
  expect(screen.getByRole("link", { name: "+53 7 555 0199" })).toBeVisible();
  expect(screen.getByText("Telephone")).toBeVisible();
});
