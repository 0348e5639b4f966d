import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import {
  added,
  at,
  attempt,
  begin,
  booking,
  changed,
  checked,
  PRICE,
  payable,
  signed,
  starts,
  ticked,
  unsigned,
} from "../../../../../test/checkoutStory";
import { bookingOf, planOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import { narrowWindow } from "../../../../../test/fixtures/web/narrowWindow";
import { answerPlan, bookSimilar, page, servePlanPage, show } from "../../../../../test/fixtures/web/planPageTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";
import type { BookedCar } from "../../../../products/car/bookedCar.schemas";
import type { BookedLodging } from "../../../../products/lodging/bookedLodging.schemas";
import { PaymentProvider, ProductType } from "../../../../shared/enumerations";
import type { Booking } from "../../plan.schemas";

const server = servePlanPage();

const lostCar: BookedCar = {
  ...{
    ClassName: "ECO-M",
    ModelName: "Kia Picanto",
    TransmissionId: 1,
    ClassId: 3,
    ZoneId: 4,
    ZoneCode: "VAR",
    Days: 3,
  },
  ...{ PickUp: "2126-01-10", StartHour: "0900", DropOff: "2126-01-13", EndHour: "1030" },
  ...{
    PickUpOffice: "VRA",
    PickUpZone: "Varadero",
    DropOffOffice: "VRA",
    PickUpHours: [],
    DropOffHours: [],
    DropOffZone: "Varadero",
  },
  ...{ DriverName: "Ana", ExtraDrivers: 0, ChildSeats: 0, FlightNumber: null },
};

const lostStay: BookedLodging = {
  ...{ HotelId: 3, HotelName: "Meliá", Kind: "hotel", Building: "grandHotel", Stars: 5, ZoneId: 4, ZoneCode: "VAR" },
  ...{
    ZoneName: "Varadero",
    ProvinceName: "Matanzas",
    Latitude: 23,
    Longitude: -81,
    Street: null,
    Phone: null,
    Nights: 3,
  },
  ...{ RoomClassId: 1, RoomClassCode: "Standard", MealsPlanId: 3, MealsPlanCode: "CP", Travelers: [], Requests: null },
  ...{ CheckIn: "2126-01-10", CheckInHour: "1600", CheckOut: "2126-01-13", CheckOutHour: "1200" },
  Rooms: [{ room: 1, adultsAmount: 2, childrenAmount: 1, childrenAgeList: [7], Guests: [] }],
};

const carsLike = (choice: string) =>
  `/search-car?zone=4&from=2126-01-10&fromHour=0900&to=2126-01-13&toHour=1030${choice}`;

const otherClasses = {
  Km: null,
  PickUp: "2126-01-10",
  DropOff: "2126-01-13",
  IdZone: 4,
  Without: ["IdClass"],
  Count: 9,
};

test.each<[string, Partial<Booking>, object, string, string]>([
  ["a car", { Details: lostCar }, { Total: 12 }, "12 similar cars for the same dates", carsLike("&class=3")],
  [
    "the last car of its class",
    { Details: lostCar },
    { Total: 0, WaysOn: [otherClasses] },
    "9 similar cars for the same dates",
    carsLike(""),
  ],
  [
    "the last car of its place",
    { Details: lostCar },
    { Total: 0, WaysOn: [] },
    "Search nearby dates",
    carsLike("&class=3"),
  ],
  [
    "a stay",
    { ProductType: ProductType.Lodging, Details: lostStay },
    { Total: 20 },
    "20 stays for the same dates",
    "/search-lodging?in=2126-01-10&out=2126-01-13&rooms=2-7&zone=4",
  ],
])(
  "%s that was declined keeps its days and place, and links to similar ones (PLAN-29)",
  async (_what, part, found, name, to) => {
    page.story = page.story.and(booking("booking.declined", 1));
    const Bookings = [{ ...bookingOf(page.story.snapshot, 1), ...part }];
    server.use(
      http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
        answer({ ...planOf(page.story.snapshot), Bookings }),
      ),
      http.post("*/getOffers/*", () => answer(found)),
    );
    show();
    expect(await screen.findByRole("heading", { name: "Your booking could not be confirmed" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Find a car" })).toBeNull();
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", to);
  },
);

test.each([
  ["only who drives", 0, 0, "Ana García"],
  ["the extras too", 1, 2, /^Ana García1 extra driver, 2 child seatsThe extra driver shows passport/],
  ["who else is named", 1, 0, /^Ana García1 extra driverLuis PradoThe extra driver shows passport/, "Luis Prado"],
  ["child seats alone", 0, 1, "Ana García1 child seat"],
] as const)("a car's days are counted at its return, and its driver's fact shows %s (PLAN-8)", async (...row) => {
  const [, ExtraDrivers, ChildSeats, driver, named] = row;
  const names = { DriverName: "Ana García", ExtraDriverNames: named ? [named] : undefined };
  const Details = { ...lostCar, ...names, Days: 3, ExtraDrivers, ChildSeats };
  answerPlan(server, () => ({ Bookings: [{ ...bookingOf(page.story.snapshot, 1), Details }] }));
  show();
  const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling;
  const text = (await fact("Driver"))?.textContent?.replaceAll("\u00a0", " ");
  expect(text).toEqual(typeof driver === "string" ? driver : expect.stringMatching(driver));
  expect(await fact("Return")).toHaveTextContent("3 days");
  // A person who is not named yet can be named by a change. (CAR-63)
  expect(screen.queryAllByRole("link", { name: /^Name the extra driver/ })).toHaveLength(
    ExtraDrivers > 0 && !named ? 1 : 0,
  );
});

test.each([
  ["ordered", /^To cancel a booking, first press “Pay another way” on your payment page/],
  ["reviewing", /^While your payment is being checked, no booking can be cancelled/],
] as const)("while a transfer is %s, the bookings say why none can be cancelled (PLAN-5)", async (status, text) => {
  page.story = payable().and(starts("transfer.ordered", 2, { method: PaymentProvider.BankTransferToUSA }));
  if (status === "reviewing") page.story = page.story.and(attempt("transfer.reported", 3));
  page.now = at(3.5);
  show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Cancel booking/ })).toBeNull();
});

test("a stay shows its guests' requests, in their words (PLAN-8)", async () => {
  const Details = { ...lostStay, Requests: "Una cuna, por favor" };
  answerPlan(server, () => ({
    Bookings: [{ ...bookingOf(page.story.snapshot, 1), ProductType: ProductType.Lodging, Details }],
  }));
  show();
  expect((await screen.findByText("Requests")).nextElementSibling).toHaveTextContent("Una cuna, por favor");
});

test("lost bookings are named above the steps of the rest, with a link to similar ones, until it is paid (PLAN-29)", async () => {
  page.story = page.story
    .and(added(0, 2))
    .and(booking("booking.declined", 1))
    .and(booking("booking.confirmed", 1, 2));
  const Bookings = [{ ...bookingOf(page.story.snapshot, 1), Details: lostCar }, bookingOf(page.story.snapshot, 2)];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(page.story.snapshot), Bookings }),
    ),
    http.post("*/getOffers/*", () => answer({ Total: 12 })),
  );
  show();
  const notice = await screen.findByText("Car 1 is not available");
  const steps = screen.getByRole("region", { name: "Steps of your plan" });
  expect(notice.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [similar, again] = await screen.findAllByRole("link", { name: "12 similar cars for the same dates" });
  expect(again).toBeUndefined();
  expect(similar?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(steps).not.toHaveTextContent("All bookings are confirmed");
});

test("a car lost with an unpaid plan links to similar ones, above its own facts, and no longer counts as confirmed (PLAN-29)", async () => {
  page.story = page.story.and(booking("booking.confirmed", 1)).and(ticked(50));
  page.now = at(50);
  const Bookings = [{ ...bookingOf(page.story.snapshot, 1), Details: lostCar, SupplierReference: "CU-77" }];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(page.story.snapshot), Bookings }),
    ),
    http.post("*/getOffers/*", () => answer({ Total: 12 })),
  );
  show();
  const similar = await screen.findByRole("link", { name: "12 similar cars for the same dates" });
  expect(similar).toHaveAttribute("href", carsLike("&class=3"));
  const pickUp = within(screen.getByRole("article")).getByText("Pick-up");
  expect(similar.compareDocumentPosition(pickUp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/CU-77/)).not.toBeInTheDocument();
});

test("of a booking that was changed twice, each earlier one leads to what stands in its place now (PLAN-40)", async () => {
  page.story = payable()
    .and(changed(2, 2, 1))
    .and(booking("booking.confirmed", 3, 2))
    .and(changed(4, 3, 2))
    .and(booking("booking.confirmed", 5, 3));
  page.now = at(6);
  show();
  const card = async (name: string) => within(await screen.findByRole("article", { name }));
  for (const name of ["Car 1", "Car 2"]) {
    expect((await card(name)).getByText("Changed")).toBeVisible();
    const place = (await card(name)).getByText(/has taken its place/);
    expect(place).toHaveTextContent("Changed: Car 3 has taken its place.");
    await userEvent.click(within(place).getByRole("link", { name: "Car 3" }));
    expect(screen.getByRole("article", { name: "Car 3" })).toHaveFocus();
  }
  expect((await card("Car 3")).queryByText(/has taken its place/)).toBeNull();
});

test.each([true, false])(
  "a paid booking's facts are folded below the trip, which tells them, and its actions stay in view (narrow window: %s)",
  async (narrow) => {
    if (narrow) narrowWindow();
    page.story = unsigned().and(signed(4));
    const Bookings = [{ ...bookingOf(page.story.snapshot, 1), Details: lostCar }];
    answerPlan(server, () => ({ Bookings }));
    show();
    const card = await screen.findByRole("article");
    const folded = (element: HTMLElement) => element.closest("details:not([open])") !== null;
    expect(folded(within(card).getByText("Pick-up"))).toBe(true);
    expect(folded(within(card).getByRole("link", { name: /^Change/ }))).toBe(false);
  },
);

test("a proposal is shown next to the booking with the price difference, and is accepted by its id", async () => {
  const user = userEvent.setup();
  const Offer = { ...bookingOf(page.story.snapshot, 1), BookingId: 9, Name: "Car 9", PayNow: PRICE - 4_000 };
  const proposal = { ProposalId: 9, BookingId: 1, Offer, Note: "Its fleet is grounded", AnswerBy: page.now + 1 };
  let accepted: unknown;
  page.proposed = [1];
  server.use(
    http.get("*/api/checkout/:planId/proposals/:lang", () => answer([proposal])),
    http.post("*/api/checkout/proposals/accept", async ({ request }) => {
      accepted = await request.json();
      return answer(null);
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Our proposal in place of your Car 1" }));
  expect(card.getByText("You booked").parentElement).toHaveTextContent(/Car 1.*\$291\.00/);
  expect(card.getByText("We propose").parentElement).toHaveTextContent(/Car 9.*\$251\.00/);
  expect(card.getByText("You now pay $40.00 less than the original price.")).toBeInTheDocument();
  await user.click(card.getByRole("button", { name: "Accept the Car 9" }));
  const { PayInCuba, Deposit } = Offer;
  const shown = { Total: PRICE - 4_000 + PayInCuba, PayInCuba, Deposit };
  await waitFor(() => expect(accepted).toEqual({ ProposalId: 9, ...shown, UnlessBooked: true }));
});

test("a proposal for something that the client has booked meanwhile is accepted only after a confirmation (PLAN-38)", async () => {
  const user = userEvent.setup();
  const Offer = { ...bookingOf(page.story.snapshot, 1), BookingId: 9, Name: "Car 9" };
  const accepted: unknown[] = [];
  page.proposed = [1];
  server.use(
    http.get("*/api/checkout/:planId/proposals/:lang", () =>
      answer([{ ProposalId: 9, BookingId: 1, Offer, Note: "Grounded", AnswerBy: page.now + 1 }]),
    ),
    http.post("*/api/checkout/proposals/accept", async ({ request }) => {
      accepted.push(await request.json());
      const facts = { booking: 12, plan: 1, kind: "car" };
      return accepted.length === 1 ? refuse(409, "plan.bookedAlready", "Booked.", [], facts) : answer(null);
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Our proposal in place of your Car 1" }));
  await user.click(card.getByRole("button", { name: "Accept the Car 9" }));
  const question = await card.findByRole("group", {
    name: "You have a car for this driver on these days already",
  });
  expect(question).toHaveFocus();
  await user.click(within(question).getByRole("button", { name: "Book another car" }));
  await waitFor(() => expect(accepted).toHaveLength(2));
  expect(accepted[1]).not.toHaveProperty("UnlessBooked");
});

test("a booking with a proposal waits for the client, not for its supplier, in status, countdown and missing items (DESK-6)", async () => {
  page.proposed = [1];
  show();
  const booked = within(await screen.findByRole("article", { name: "Car 1" }));
  expect(booked.getByText("Waiting for your answer")).toBeVisible();
  expect(booked.getByText(/left to answer our proposal/)).toBeVisible();
  expect(screen.getByRole("region", { name: "Can I pay?" })).toHaveTextContent(
    "Booking “Car 1” waits for your answer to our proposal.",
  );
  expect(screen.getByRole("heading", { name: "We have a proposal for you" })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/supplier to confirm|supplier’s confirmation/);
});

test("cancelling states that it is free, and shows the server's reason if it is refused", async () => {
  const user = userEvent.setup();
  server.use(http.get("*/api/bookings/cancel/1", () => refuse(409, "checkout.refused", "It is already closed.")));
  show();
  await user.click(await screen.findByRole("button", { name: /Cancel booking/ }));
  const dialog = screen.getByRole("dialog", { name: "Cancel Car 1?" });
  expect(dialog).toHaveTextContent("free of charge");
  await user.click(within(dialog).getByRole("button", { name: "Cancel free of charge" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("It is already closed.");
});

test("a cancellation under way cannot be stopped by closing its dialog (PLAN-5)", async () => {
  const user = userEvent.setup();
  let finish = (_answer: Response) => {};
  server.use(
    http.get(
      "*/api/bookings/cancel/1",
      () =>
        new Promise<Response>((resolve) => {
          finish = resolve;
        }),
    ),
  );
  show();
  await user.click(await screen.findByRole("button", { name: /Cancel booking/ }));
  const dialog = screen.getByRole("dialog", { name: "Cancel Car 1?" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel free of charge" }));
  expect(within(dialog).getByRole("button", { name: "Keep the booking" })).toBeDisabled();
  await user.keyboard("{Escape}");
  expect(dialog).toBeVisible();
  finish(refuse(409, "checkout.refused", "It is already closed."));
  expect(await within(dialog).findByRole("alert")).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["a car to the cars of its class in its place", { Details: lostCar }, carsLike("&class=3")],
  [
    "a stay to its house",
    { ProductType: ProductType.Lodging, Details: lostStay },
    "/hotel-details/3?in=2126-01-10&out=2126-01-13&rooms=2-7&zone=4",
  ],
])("a cancelled booking is booked again for other days in one press: %s (PLAN-5)", async (_rule, part, to) => {
  page.story = page.story.and(booking("booking.cancelled", 1));
  const Bookings = [{ ...bookingOf(page.story.snapshot, 1), ...part }];
  answerPlan(server, () => ({ Bookings }));
  show();
  expect(await screen.findByRole("link", { name: /^Book it for other days/ })).toHaveAttribute("href", to);
});

test("a cancelled booking disappears as soon as the plan is reloaded (PLAN-5)", async () => {
  const user = userEvent.setup();
  server.use(
    http.get("*/api/bookings/cancel/1", () => {
      page.story = page.story.and(booking("booking.cancelled", 2));
      return answer(null);
    }),
  );
  show();
  await user.click(await screen.findByRole("button", { name: /Cancel booking/ }));
  await user.click(screen.getByRole("button", { name: "Cancel free of charge" }));
  expect(await screen.findByText("Cancelled")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: /Remove from the list/ })).toBeInTheDocument();
  // The button that opened the dialog is gone too.
  await waitFor(() => expect(screen.getByRole("heading", { name: "Your bookings" })).toHaveFocus());
});

test("the buttons of similar bookings on one day are distinguishable", async () => {
  bookSimilar(server);
  show();
  for (const id of [1, 2])
    expect(
      await screen.findByRole("button", { name: new RegExp(`^Cancel booking ?: Kia Picanto, booking ${id}$`) }),
    ).toBeInTheDocument();
});

test("which of two similar bookings is cancelled is told before (PLAN-45)", async () => {
  bookSimilar(server);
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Cancel booking.*booking 2$/ }));
  expect(screen.getByRole("dialog", { name: "Cancel Kia Picanto, booking 2?" })).toBeVisible();
});

test("proposals in place of two similar bookings are told apart, and so are the ways to cancel these (PLAN-45)", async () => {
  bookSimilar(server);
  page.proposed = [1, 2];
  const proposalOf = (BookingId: number) => {
    const Offer = { ...bookingOf(page.story.snapshot, BookingId), BookingId: BookingId + 8, Name: "Car 9" };
    return { ProposalId: BookingId + 8, BookingId, Offer, Note: "Grounded", AnswerBy: page.now + 1 };
  };
  server.use(http.get("*/api/checkout/:planId/proposals/:lang", () => answer([proposalOf(1), proposalOf(2)])));
  show();
  for (const id of [1, 2]) {
    const name = `Our proposal in place of your Kia Picanto, booking ${id}`;
    const card = within(await screen.findByRole("article", { name }));
    const decline = card.getByRole("button", { name: `No, cancel Kia Picanto, booking ${id} free of charge` });
    expect(decline).toBeVisible();
  }
});

test("a proposal of the same car by another company names both by their company (PLAN-45)", async () => {
  page.proposed = [1];
  server.use(
    http.get("*/api/checkout/:planId/proposals/:lang", () => {
      const Offer = { ...bookingOf(page.story.snapshot, 1), BookingId: 9, SupplierName: "Via" };
      return answer([{ ProposalId: 9, BookingId: 1, Offer, Note: "Grounded", AnswerBy: page.now + 1 }]);
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Our proposal in place of your Car 1 (Cubacar)" }));
  expect(card.getByRole("button", { name: "Accept the Car 1 (Via)" })).toBeVisible();
  expect(card.getByRole("button", { name: "No, cancel Car 1 (Cubacar) free of charge" })).toBeVisible();
});

test("a booking links to the page that changes it (PLAN-40)", async () => {
  show();
  expect(await screen.findByRole("link", { name: /^Change\W+Car 1$/ })).toHaveAttribute("href", "/change-booking/1");
});

test("a change that waits for its supplier is shown at both bookings by name, and can be withdrawn (PLAN-40, PLAN-45)", async () => {
  page.story = begin()
    .and(added(0))
    .and(changed(1, 2, 1))
    .and(checked(1));
  show();
  expect(await screen.findByText("Stays as it is until Cubacar confirms the change.")).toBeVisible();
  expect(screen.getByText("Takes the place of Car 1 once Cubacar confirms it.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Withdraw the change\W+Car 2$/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Change/ })).not.toBeInTheDocument();
});

test("an agreed change of a paid booking shows the amount to pay, the deadline, and a link to pay (PLAN-44)", async () => {
  page.story = unsigned()
    .and(signed(3))
    .and(changed(4, 2, 1, { amount: PRICE + 4_000 }))
    .and(booking("booking.confirmed", 5, 2));
  show();
  expect(await screen.findByText("Takes the place of Car 1 once you have paid $40.00 more.")).toBeVisible();
  expect(screen.getByText("Waiting for your payment")).toBeVisible();
  // Only one of both is paid.
  expect(screen.getAllByText(/paid online/)).toHaveLength(2);
  expect(screen.getByText(/Stays as it is until you have paid for Car 2/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Your change waits for its payment" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Pay $40.00 more" })).toHaveAttribute("href", "/payment/2?plan=1");
  expect(screen.getByRole("button", { name: /^Withdraw the change\W+Car 2$/ })).toBeVisible();
});
