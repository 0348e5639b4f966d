import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { added, begin } from "../../../../test/checkoutStory";
import { bookingOf, open, planOf } from "../../../../test/fixtures/web/checkoutTestBed";
import { answer, on, serve } from "../../../../test/fixtures/web/wireTestBed";
import { DAY } from "../../../shared/instant";
import type { RefundValues } from "../refunds.schemas";
import RefundPage from "./RefundPage";

const { snapshot } = begin().and(added(0));
const booking = { ...bookingOf(snapshot, 1), Status: "confirmed" as const, PayNow: 40_000 };
const PRICE = booking.PayNow;
const nothing = { Amount: 0, Charge: 0, ToMethod: 0, ToLots: 0, ToNewLot: 0, Lots: [] };
const byCard = (Amount: number, Charge = 0) => ({ ...nothing, Amount, Charge, ToMethod: Amount });
const toFund = (Amount: number) => ({ ...nothing, Amount, ToNewLot: Amount });

const paid: RefundValues = {
  ...{ BookingId: 1, TravelPlanId: booking.TravelPlanId, At: booking.StartsAt - 5 * DAY, CurrencyCode: "USD" },
  ...{ Paid: true, BookingAmount: PRICE, PolicyCode: 1, PolicyUntil: null, Means: "card", MethodCharge: 0 },
  ...{ ToClient: byCard(PRICE), ToFund: { ...toFund(PRICE), ExpiresAt: booking.StartsAt } },
  IfSupplierFailed: { ToClient: byCard(PRICE), ToFund: toFund(PRICE) },
  ...{ CardBrand: "Visa", CardLast4: "4242", SelfService: true, Refusals: [], Refunds: [] },
};

let values: RefundValues;
const server = serve(
  on("/api/travelPlans/activeTravelPlan/*", () => answer(null)),
  on("/api/travelPlans/:id/:lang", () => answer({ ...planOf(snapshot), Bookings: [booking] })),
  on("/api/bookings/:id/:lang", () => answer(booking)),
  on("/api/admin/bookings/getAllRefundValues/:id", () => answer(values)),
);
beforeEach(() => {
  sessionStorage.clear();
  values = paid;
});

async function show(changes: Partial<RefundValues> = {}) {
  values = { ...paid, ...changes };
  open(<RefundPage />, "/refund-booking/1", "/refund-booking/:bookingId");
  await screen.findByRole("heading", { level: 1, name: "Cancel a paid booking" });
}

const wayOf = async (name: string) => {
  const radio = await screen.findByRole("radio", { name: new RegExp(name) });
  return within(radio.closest("label") as HTMLElement);
};
const pointsOf = async (name: string) =>
  (await wayOf(name)).getAllByRole("listitem").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));

test("“nothing is kept” is shown if neither the policy nor the payment method keeps anything (REFUND-5)", async () => {
  await show();
  for (const way of ["Back the same way", "Into your fund"]) expect(await pointsOf(way)).toContain("Nothing is kept");
});

test("the amounts kept of the price and for the payment are shown, and that the fund is free of the policy (REFUND-7, REFUND-11)", async () => {
  const everything = PRICE + 1_000;
  await show({
    ...{ MethodCharge: 1_000, ToClient: byCard(PRICE - 8_000, 8_000) },
    IfSupplierFailed: { ToClient: byCard(everything), ToFund: toFund(everything) },
  });
  expect(await pointsOf("Back the same way")).toEqual([
    "$80.00 of the price is kept under the cancellation policy",
    "$10.00 is kept: the payment method’s charge, which is refunded only if the supplier fails",
    "To your Visa card ending in 4242",
    "Your bank shows it within 10 days of our sending it.",
  ]);
  expect(await pointsOf("Into your fund")).toEqual([
    "The cancellation policy keeps nothing of the price when it goes into your fund",
    "$10.00 is kept: the payment method’s charge, which is refunded only if the supplier fails",
    "Available at once, for your next trip",
    expect.stringMatching(/^Use it by/),
    "Credit in the fund is not paid out",
  ]);
  expect(screen.queryByText("Nothing is kept")).toBeNull();

  await userEvent.setup().click(screen.getByRole("checkbox", { name: /The supplier did not deliver/ }));
  expect((await wayOf("Back the same way")).getByText("$410.00")).toBeVisible();
  expect(await pointsOf("Back the same way")).toContain("Nothing is kept");
});

test("credit that has expired is named before the choice, with its day and as lost, unless the supplier failed (FUND-6)", async () => {
  const Until = booking.StartsAt - 20 * DAY;
  const lots = (Fate: "lost" | "renewed") => ({ ToLots: 20_000, Lots: [{ Amount: 20_000, Fate, Until }] });
  const client = { ...byCard(PRICE), ToMethod: 20_000 };
  const fund = { ...toFund(PRICE), ToNewLot: 20_000 };
  await show({
    ...{ ToClient: { ...client, ...lots("lost") }, ToFund: { ...fund, ...lots("lost"), ExpiresAt: booking.StartsAt } },
    IfSupplierFailed: { ToClient: { ...client, ...lots("renewed") }, ToFund: { ...fund, ...lots("renewed") } },
  });
  for (const way of ["Back the same way", "Into your fund"]) {
    expect((await wayOf(way)).getByText("$200.00")).toBeVisible();
    expect(await pointsOf(way)).toContainEqual(
      expect.stringMatching(/^\$200\.00 more had been paid with credit of your fund that expired on .*, and is lost$/),
    );
  }
  expect(screen.getByText(/^\$200\.00 of what you paid came from credit that has expired/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Cancel and get $200.00 back the way I paid" })).toBeEnabled();

  await userEvent.setup().click(screen.getByRole("checkbox", { name: /The supplier did not deliver/ }));
  expect((await wayOf("Back the same way")).getByText("$400.00")).toBeVisible();
  expect(await pointsOf("Back the same way")).toContainEqual(expect.stringMatching(/you get it anew, to be used by/));
  expect(screen.queryByText(/came from credit that has expired, and you/)).toBeNull();
});

test("a refund of a transfer is sent to the account, by hand, with the day by which the bank shows it (REFUND-15)", async () => {
  await show({ Means: "transfer", CardBrand: null, CardLast4: null });
  expect(await pointsOf("Back the same way")).toEqual([
    "Nothing is kept",
    "To the bank account it came from",
    "Our staff send it by hand. Your bank shows it within 10 days of our sending it.",
  ]);
});

test("after a refund of a part, everything on the page is about the rest (REFUND-12)", async () => {
  const rest = PRICE - 15_000;
  const left = { ToClient: byCard(rest), ToFund: { ...toFund(rest), ExpiresAt: booking.StartsAt } };
  await show({ ...left, IfSupplierFailed: { ToClient: byCard(rest), ToFund: toFund(rest) } });
  expect(await screen.findByText(/Of the price of \$400\.00, \$150\.00 has already been refunded/)).toBeVisible();
  const terms = screen.getByRole("heading", { name: "What it costs to cancel" }).closest("section") as HTMLElement;
  expect(terms).not.toHaveTextContent("$400.00");
  expect((await wayOf("Back the same way")).getByText("$250.00")).toBeVisible();
});

test("a refunded price is not offered again, and the page shows that (REFUND-12)", async () => {
  await show({
    ...{ ToClient: byCard(0), ToFund: { ...toFund(0), ExpiresAt: 0 } },
    IfSupplierFailed: { ToClient: byCard(0), ToFund: toFund(0) },
  });
  expect(await screen.findByText(/All of the price, \$400\.00, has already been refunded/)).toBeVisible();
  expect([screen.queryByRole("radio"), screen.queryByText("What it costs to cancel")]).toEqual([null, null]);
});

test("a disputed payment offers no refund, and shows the reason (PAY-31)", async () => {
  await show({ Refusals: [{ Code: "paymentDisputed", Facts: {} }] });
  expect(await screen.findByText("No refund is possible now")).toBeVisible();
  expect(screen.getByText(/Until the bank decides nothing is refunded/)).toBeVisible();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("the chosen destination and the reason are kept after a session that ended (WEB-15, FAULT-25)", async () => {
  const user = userEvent.setup();
  const { unmount } = open(<RefundPage />, "/refund-booking/1", "/refund-booking/:bookingId");
  await user.click(await screen.findByRole("radio", { name: /Into your fund/ }));
  await user.click(screen.getByRole("checkbox", { name: /The supplier did not deliver/ }));
  await user.type(screen.getByLabelText(/What happened/), "No car was there");
  unmount();
  await show();
  expect(await screen.findByRole("radio", { name: /Into your fund/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /The supplier did not deliver/ })).toBeChecked();
  expect(screen.getByLabelText(/What happened/)).toHaveValue("No car was there");
});

test("the booking is told apart from another one of the plan with the same name (PLAN-45)", async () => {
  const Bookings = [booking, { ...booking, BookingId: 2 }];
  server.use(on("/api/travelPlans/:id/:lang", () => answer({ ...planOf(snapshot), Bookings })));
  await show();
  expect(await screen.findByText("Car 1, booking 1")).toBeVisible();
});

test("a booking that was changed is not refunded, but leads to what has taken its place (PLAN-40)", async () => {
  const was = { ...booking, Status: "cancelled" as const, ReplacedBy: 2 };
  server.use(
    on("/api/travelPlans/:id/:lang", () =>
      answer({ ...planOf(snapshot), Bookings: [was, { ...booking, BookingId: 2, Name: "Car 2" }] }),
    ),
    on("/api/bookings/:id/:lang", () => answer(was)),
  );
  await show({ Refusals: [{ Code: "bookingNotPaid", Facts: { booking: 1 } }] });
  expect(await screen.findByText("Car 2 has taken its place.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the changed booking" })).toHaveAttribute("href", "/refund-booking/2");
  expect(screen.queryByText("No refund is possible now")).toBeNull();
});
