import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { added, begin } from "../../../../../test/checkoutStory";
import { bookingOf, open, planOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import { answer, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import PaidPlans from "../../../../app/web/PaidPlans";
import { ProductType } from "../../../../shared/enumerations";
import type { HoldOnPapers } from "../../../payments/disputes/dispute.rules";
import type { Booking } from "../../../plan/plan.schemas";
import type { RefundState } from "../../../refunds/refunds.schemas";
import VoucherPage from "./VoucherPage";

const server = serve(
  http.get("*/api/checkout/vouchers/404", () => refuse(404, "notFound", "Not found.")),
  http.get("*/api/checkout/vouchers/409", () => refuse(409, "receipt.notSigned", "It is not signed.")),
  http.get("*/api/checkout/vouchers/:id", () => answer(null)),
  http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(null)),
);

const show = (id: string) => open(<VoucherPage />, `/vouchers/${id}`, "/vouchers/:bookingId");

test.each(["404", "none"])(
  "the voucher of an unknown booking (%s) leads back to the plan, and is not tried again",
  async (id) => {
    show(id);
    expect(await screen.findByRole("heading", { name: "We cannot find this booking" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to your plan" })).toHaveAttribute("href", "/shopping-cart");
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
);

test("a booking whose receipt is not signed has no voucher yet (PAPER-6)", async () => {
  show("409");
  expect(await screen.findByRole("link", { name: "Back to your plan" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "We cannot find this booking" })).not.toBeInTheDocument();
});

test("a voucher is complete in both languages, and links back to its plan (PAPER-6)", async () => {
  const stay = { ...bookingOf(begin().and(added(0)).snapshot, 1), ProductType: ProductType.Lodging };
  const Booking = { ...stay, PayInCuba: 0, Deposit: 20_000 };
  const voucher = {
    ...{
      Number: "V-1",
      IssuedAt: 0,
      Valid: true,
      Holder: "Ana García",
      Token: "a.b",
      VerifyUrl: "https://a.example/v",
    },
    ...{
      Booking,
      Place: {
        ...{ Name: "Hotel Nacional", Zone: "La Habana", Latitude: 23.1, Longitude: -82.4, Street: "Calle 21 y O" },
        ...{ Phone: "+53 7 555 0001", EmergencyPhone: null },
      },
      Agency: { Name: "Malecón Travel", Phone: "+53 7 555 0110", WhatsApp: "+53 5 555 0110", Email: null },
      Facts: [{ Label: ["Extras", "Suplementos"], Detail: ["1 child seat", "1 silla infantil"] }],
      Notes: [["In an emergency: police 106.", "Emergencias: policía 106."]],
      InCuba: [{ Label: ["Airport pick-up", "Recogida en el aeropuerto"], Amount: 2_000 }],
    },
  };
  server.use(http.get("*/api/checkout/vouchers/:id", () => answer(voucher)));
  show("1");
  const held = await screen.findByText("$200.00");
  expect(held.parentElement).toHaveTextContent(/^Deposit, returned Depósito, se devuelve\$200/);
  expect(screen.queryByText(/^Pay in Cuba/)).not.toBeInTheDocument();
  // What is paid in Cuba, line by line.
  const pickUp = screen.getByText("Airport pick-up").closest("div");
  expect(pickUp).toHaveTextContent("Airport pick-up Recogida en el aeropuerto$20.00");
  const extras = screen.getByText("1 child seat").closest("div");
  expect(extras).toHaveTextContent("Extras Suplementos1 child seat1 silla infantil");
  expect(screen.getByText("Paid online").closest("div")).toHaveTextContent("Pagado en línea");
  // The tips advise to call it first.
  expect(screen.getByRole("link", { name: "+53 7 555 0001" })).toHaveAttribute("href", "tel:+5375550001");
  expect(screen.getByText("Property’s telephone")).toBeInTheDocument();
  // The desk in Cuba can reach who sold it.
  expect(screen.getByText("Malecón Travel")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "+53 7 555 0110" })).toHaveAttribute("href", "tel:+5375550110");
  expect(screen.getByRole("link", { name: "+53 5 555 0110" })).toHaveAttribute("href", "https://wa.me/5355550110");
  expect(screen.getByRole("link", { name: "Back to your plan" })).toHaveAttribute("href", "/shopping-cart");
  // On a phone the code is shown full screen. (PAPER-16)
  fireEvent.click(screen.getByRole("button", { name: "Show at the desk" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Ana García");
  fireEvent.click(screen.getByRole("button", { name: "Back to the voucher" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  // The two languages are separate texts: each sentence is on its own. (PAPER-6)
  expect(screen.getByText("In an emergency: police 106.")).toBeInTheDocument();
  expect(screen.getByText("Emergencias: policía 106.")).toBeInTheDocument();
  // The surroundings on the screen, with the names of towns around. (PAPER-22)
  expect(
    await screen.findByRole("img", { name: "Map of the surroundings of Hotel Nacional, La Habana" }),
  ).toHaveTextContent("Miramar");
});

test("a stay's voucher gives the children's ages in both languages, and only the passports in the answer (LODGE-13, DOC-13)", async () => {
  const traveler = (Name: string) => ({
    ...{ Country: 40, Name, LastName: "Díaz", Passport: `P-${Name}` },
    IsMainUser: false,
  });
  const Guests = [
    { Age: null, Traveler: traveler("Ana") },
    { Age: 7, Traveler: traveler("Eva") },
    { Age: 0, Traveler: { ...traveler("Leo"), Passport: "" } },
  ];
  const Lodging = {
    Rooms: [{ room: 1, adultsAmount: 1, childrenAmount: 2, childrenAgeList: [7, 0], Guests }],
    Requests: null,
  };
  const Booking = {
    ...bookingOf(begin().and(added(0)).snapshot, 1),
    ProductType: ProductType.Lodging,
    Details: Lodging,
  };
  const about = {
    Number: "V-1",
    IssuedAt: 0,
    Valid: true,
    Holder: "Ana Díaz",
    Token: "a.b",
    VerifyUrl: "https://a.example/v",
  };
  server.use(
    http.get("*/api/checkout/vouchers/:id", () =>
      answer({ ...about, Booking, Place: null, Agency: null, Facts: [], Notes: [] }),
    ),
  );
  show("1");
  const guests = (await screen.findByText("P-Ana")).closest("dd") as HTMLElement;
  expect(guests).toHaveTextContent(
    "Ana Díaz P-Ana Eva Díaz 7 years · 7 años P-Eva Leo Díaz under 1 year · menos de 1 año",
  );
  expect(guests.querySelectorAll(".tabular")).toHaveLength(2);
});

type Of = { readonly State?: "signing" | "printing"; readonly Bookings?: readonly Booking[] };

const { snapshot } = begin().and(added(0));
const confirmed: Booking = { ...bookingOf(snapshot, 1), Status: "confirmed" };

/** Opens the page of a paid plan; the amount for its bookings is in minor units, and its papers may be blocked. */
function openPaidPlan(
  ForBookings: number,
  Held?: HoldOnPapers,
  refunds: RefundState[] = [],
  { State = "signing", Bookings = [confirmed] }: Of = {},
) {
  const SignUrl = State === "signing" ? "/e_sign?plan=1" : null;
  const paid = { ...planOf(snapshot), State, SignUrl, PaidAt: 1 };
  const none = { Paid: 29_100, FromFund: 0, KeptByPolicy: 0, KeptCharge: 0, OnItsWay: 0, Sent: 0, InFund: 0 };
  server.use(
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer([{ ...paid, Bookings }])),
    http.get("*/api/checkout/holds/:clientId", () => answer(Held ? [{ TravelPlanId: paid.TravelPlanId, Held }] : [])),
    http.get("*/api/refunds/plans/:planId", () => answer(refunds)),
    http.get("*/api/refunds/plans/:planId/sums", () => answer({ ...none, ForBookings })),
  );
  open(<PaidPlans />, "/previous-travel-plans");
}
const refundLink = () => screen.queryByRole("link", { name: /^Cancel and refund/ });

test("a plan with a disputed payment is marked among the paid ones, and offers neither signature nor refund (PAY-30, PAY-31)", async () => {
  openPaidPlan(29_100, "undecided");
  expect(await screen.findByText("Payment disputed")).toBeVisible();
  expect(screen.getByText(/once the bank has decided/)).toBeVisible();
  expect(screen.queryByRole("link", { name: /Sign/ })).not.toBeInTheDocument();
  expect(refundLink()).not.toBeInTheDocument();
});

test("a refund is offered while money of the plan is left, after a lost dispute too (PAY-31)", async () => {
  openPaidPlan(9_100, "lost");
  await waitFor(() => expect(refundLink()).toBeVisible());
});

test("no second refund is offered while staff decide on the first (REFUND-17)", async () => {
  const asked: RefundState = {
    ...{ RequestId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b10", BookingId: 1, TravelPlanId: 1, Cause: "booking" },
    ...{ Destination: "client", Status: "requested", Means: null, Reason: "No car", Decision: null, Reference: null },
    ...{
      Amount: 29_100,
      Charge: 0,
      ToMethod: 29_100,
      ToLots: 0,
      ToNewLot: 0,
      LotsLost: 0,
      LotsRenewed: 0,
      SupplierFault: true,
      EndsBooking: true,
    },
    ...{ AskedAt: 1, DecidedAt: null, SentAt: null, ArrivesBy: null },
  };
  openPaidPlan(29_100, undefined, [asked]);
  expect(await screen.findByText("Waiting for our staff to decide")).toBeVisible();
  await waitFor(() => expect(refundLink()).not.toBeInTheDocument());
});

test("no refund is offered once a lost dispute has taken all of it (PAY-31)", async () => {
  openPaidPlan(0, "lost");
  expect(await screen.findByRole("heading", { name: "Your money" })).toBeVisible();
  await waitFor(() => expect(refundLink()).not.toBeInTheDocument());
});

const printed = [1, 2, 3].map(
  (id): Booking => ({
    ...{ ...confirmed, BookingId: id, VoucherNumber: `V-${id}` },
    Status: id === 3 ? "refunded" : "confirmed",
  }),
);

test("similar paid bookings have distinguishable links to their vouchers, and refunded ones none (PAPER-6)", async () => {
  openPaidPlan(29_100, undefined, [], { State: "printing", Bookings: printed });
  for (const id of [1, 2])
    expect(await screen.findByRole("link", { name: `Voucher: Car 1, booking ${id}` })).toHaveAttribute(
      "href",
      `/vouchers/${id}`,
    );
  expect(screen.getAllByRole("link", { name: /^Voucher:/ })).toHaveLength(2);
});

test("a plan blocked by a dispute mentions the vouchers of its open bookings without offering them, and offers its receipt (DESK-90)", async () => {
  openPaidPlan(29_100, "undecided", [], { State: "printing", Bookings: printed.slice(1) });
  expect(await screen.findByText(/the voucher is not valid for now/)).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Voucher:/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Receipt (PDF)" })).toBeVisible();
});
