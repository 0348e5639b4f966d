import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { ProductType } from "../../../../../shared/enumerations";
import { HOUR } from "../../../../../shared/instant";
import type { SupplierBooking, SupplierService } from "../../../supplier/supplier.schemas";
import DeskScreen from "../../DeskScreen";
import { DeskNav } from "../../shell/DeskNav";

const NOW = Date.UTC(2026, 11, 1, 15);

const Details = {
  ...{ ZoneName: "Varadero", ProvinceName: "Matanzas", RoomClassCode: "Suite", MealsPlanCode: "AP", Requests: "A cot" },
  ...{ CheckIn: "2026-12-20", CheckInHour: "1500", CheckOut: "2026-12-23", CheckOutHour: "1200", Nights: 3 },
  Rooms: [{ adultsAmount: 2, childrenAmount: 2, childrenAgeList: [4, 7] }],
  Travelers: [{ Name: "Ana", LastName: "Rivera", IsMainUser: true }],
};
const waiting: SupplierBooking = {
  ...{ BookingId: 801, Name: "Casa Marea", SupplierName: "Casa Marea", ConfirmBy: NOW + 12 * HOUR, Extended: false },
  ...{ StartsAt: NOW + 400 * HOUR, EndsAt: NOW + 472 * HOUR, Alerted: true, ClientLanguage: "en" },
  ...{ ProductType: ProductType.Lodging, DriverAge: null, Details },
};
const service: SupplierService = {
  ...{ Day: "2026-12-02", Part: "pickUp", At: NOW + 24 * HOUR, Hour: "1000", Status: "firm", BookingId: 700 },
  ...{ Name: "Kia Rio", ClassName: "ECO-M", RoomClassCode: null, MealsPlanCode: null, SupplierReference: "CUB-7" },
  ...{ VoucherNumber: "MLC-1-700", Place: "Airport, La Habana", GuestName: "Luis Mena", GuestPhone: "+34600111222" },
  ...{
    Guests: null,
    Rooms: null,
    FlightNumber: "IB6621",
    ExtraDrivers: 0,
    ChildSeats: 1,
    Requests: null,
    PayInCuba: 0,
    Deposit: 20_000,
    Plate: "T 041 207",
  },
};
const unpaid = { ...service, BookingId: 701, Status: "held", GuestName: "Eva Sol", GuestPhone: null } as const;
const ended = {
  ...service,
  BookingId: 702,
  Status: "ended",
  GuestName: null,
  GuestPhone: null,
  Plate: null,
  Deposit: 0,
} as const;

let sent: unknown;
const server = serve(
  http.get("*/api/support/self", () => answer({ StaffRole: "supplier" })),
  http.get("*/api/support/supplier/bookings", () => answer({ Now: NOW, Bookings: [waiting] })),
  http.get("*/api/support/supplier/days/today", () =>
    answer({ Today: "2026-12-01", From: "2026-12-01", Until: "2026-12-07", Services: [service, unpaid, ended] }),
  ),
  http.post("*/api/support/supplier/bookings/confirm", async ({ request }) => {
    sent = await request.json();
    return answer(null);
  }),
);

const desk = (
  <>
    <DeskNav />
    <DeskScreen />
  </>
);
const show = (at: string) => showDesk(desk, { route: "/support/*", at });

test.each(["/support", "/support/plans/1", "/support/refunds"])(
  "a supplier's people are led from %s to their own bookings, and have four pages (DESK-30)",
  async (address) => {
    show(address);
    expect(await screen.findByRole("heading", { name: "Waiting for your answer" })).toBeInTheDocument();
    expect(screen.getByTestId("address")).toHaveTextContent(/^\/support\/bookings$/);
    const links = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["Bookings", "Coming up", "Calendar", "My sign-in"]);
  },
);

test("a supplier confirms with its own reference, and the booking leaves the list immediately (DESK-30)", async () => {
  const user = userEvent.setup();
  show("/support/bookings");
  const card = await screen.findByRole("article", { name: "Casa Marea" });
  for (const told of [/12 hours left/, /2 adults, 2 children, booked for Ana Rivera/, /children aged 4 and 7/, /A cot/])
    expect(card).toHaveTextContent(told);
  await user.click(within(card).getByRole("button", { name: "Confirm" }));
  await user.type(within(card).getByRole("textbox", { name: /Your reference/ }), " CM-12 {Enter}");
  expect(await screen.findByRole("heading", { name: "All answered" })).toBeInTheDocument();
  expect(sent).toEqual({ BookingId: 801, Reference: "CM-12" });
});

test("an answer that came too late is refused with its reason, and the booking stays (DESK-30)", async () => {
  const user = userEvent.setup();
  const late = http.post("*/bookings/decline", () => refuse(409, "checkout.refused", "Its time is over."));
  server.use(late);
  show("/support/bookings");
  const card = await screen.findByRole("article", { name: "Casa Marea" });
  await user.click(within(card).getByRole("button", { name: "Decline" }));
  await user.type(within(card).getByRole("textbox", { name: /Reason/ }), "We are full{Enter}");
  expect(await within(card).findByRole("alert")).toHaveTextContent("Its time is over.");
});

test("upcoming bookings show the guest, the phone once it is paid, and which ones need not be held any more (DESK-31, DESK-102)", async () => {
  show("/support/day");
  const list = await screen.findByRole("region", { name: /December 2/ });
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(3));
  const [firm, held, over] = within(list).getAllByRole("listitem");
  expect(firm).toHaveTextContent(
    /10:00 Pick-up.*Kia Rio.*Plate T 041 207.*\$200\.00 deposit.*Your reference CUB-7.*Luis Mena.*Flight IB6621/,
  );
  expect(screen.getByRole("link", { name: "+34600111222" })).toHaveAttribute("href", "tel:+34600111222");
  expect(held).toHaveTextContent(/Confirmed, not paid yet.*Eva Sol/);
  expect(over).toHaveTextContent("Cancelled: nobody comes");
});
