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
  chooses,
  PRICE,
  paid,
  passed,
  payable,
  type Story,
  signed,
  starts,
  ticked,
  tooYoung,
  unsigned,
} from "../../../../test/checkoutStory";
import { bookingOf, checkoutOf, open, planHandlers, planOf } from "../../../../test/fixtures/web/checkoutTestBed";
import { narrowWindow } from "../../../../test/fixtures/web/narrowWindow";
import { answer, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import TravelPlan from "../../../app/web/TravelPlan";
import type { BookedCar } from "../../../products/car/bookedCar.schemas";
import type { BookedLodging } from "../../../products/lodging/bookedLodging.schemas";
import { PaymentProvider, ProductType } from "../../../shared/enumerations";
import type { Refusal, RefusalCode } from "../../../shared/refusals";
import type { DocumentChecks } from "../checkout/checkout.checks";
import type { Booking } from "../plan.schemas";

let story: Story;
let now: number;
let proposed: number[] | undefined;
const server = serve(...planHandlers(() => ({ snapshot: story.snapshot, now, ...(proposed && { proposed }) })));

beforeEach(() => {
  proposed = undefined;
  story = begin().and(added(0)).and(checked(0));
  now = at(30.5);
});

const refused = (code: RefusalCode): Refusal => ({ code, facts: {} });
const show = () => open(<TravelPlan />, "/shopping-cart");
const profile = {
  ...{ Id: 7, clientId: 7, email: "ana@example.com", cremail: "ana@example.com", FirstName: "Ana", LastName: "Pérez" },
  ...{ Phone: "+1 305 555 0142", PhoneNumber: "+1 305 555 0142", PhoneVerified: false, BirthDate: "1988-05-17" },
  ...{ CountryId: 167, Address: null, City: null, PostalCode: null, Language: "es" },
};

test("each of the five steps shows its state, and the supplier's 72 hours are counted down in words (PLAN-23)", async () => {
  show();
  const steps = within(await screen.findByRole("region", { name: "Steps of your plan" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent?.match(/^\d?(\w+) ?(now|later|done)/)?.slice(1))).toEqual([
    ["Confirm", "now"],
    ["Documents", "done"],
    ["Pay", "later"],
    ["Sign", "later"],
    ["Print", "later"],
  ]);
  expect(screen.getByRole("timer")).toHaveTextContent(/41 hours left for the supplier to confirm.*in Havana/);
});

test("a method that can no longer be used is named with the reason next to the total, which excludes its charge (PLAN-39)", async () => {
  const method = PaymentProvider.BankTransferToUSA;
  story = payable()
    .and(chooses(2, method, { rate: 0, fixed: 1_500 }))
    .and({ type: "method.dropped", at: at(3), method, why: "belowMinimum", limit: 40_000 });
  now = at(3);
  show();
  expect(await screen.findByText("Please choose another way to pay")).toBeVisible();
  expect(screen.getByText(/^Bank transfer to the USA can be used for \$400\.00 or more/)).toBeVisible();
  expect(screen.getAllByText(/\$291\.00 now/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Includes \$15\.00/)).toBeNull();
});

test("while the supplier is asked, the documents' step shows what the client has already entered (PLAN-23)", async () => {
  const only = (check: Partial<DocumentChecks>) =>
    begin()
      .and(added(0))
      .and(checked(0, { ...passed, ...check }));
  for (const [status, text, check] of [
    ["done", "Your documents are in order.", {}],
    ["in progress", /Only your profile is missing/, { profile: refused("profileIncomplete") }],
    ["in progress", /Our team is checking them/, { documents: refused("documentsInReview") }],
    ["later", "You add your passport and, to drive, your license.", { documents: refused("passportMissing") }],
  ] as const) {
    story = only(check);
    const { unmount } = show();
    const step = within((await screen.findByText("Documents")).closest("li") as HTMLElement);
    expect(step.getByText(status)).toBeVisible();
    expect(step.getByText(text)).toBeVisible();
    unmount();
  }
});

test("a missing phone is asked for on the plan, saved with the rest of the profile as it is then, and the plan can be paid (ACC-25)", async () => {
  const noPhone: Refusal = { code: "profileIncomplete", facts: { missing: "phone" } };
  const confirmed = (check: Partial<DocumentChecks>) =>
    begin()
      .and(added(0))
      .and(checked(0, { ...passed, ...check }))
      .and(booking("booking.confirmed", 1));
  story = confirmed({ profile: noPhone });
  let saved: unknown;
  let read = 0;
  server.use(
    // The first answer is from before the passport was added.
    http.get("*/api/profile/:id/2", () => {
      const before = { ...profile, Phone: null, BirthDate: null };
      read += 1;
      return answer(read === 1 ? before : { ...before, BirthDate: profile.BirthDate });
    }),
    http.get("*/api/countries", () => answer([{ Id: 167, Iso: "US", Name: "United States", PassportMonths: 6 }])),
    http.post("*/api/admin/clients/needToVerifyWAAccount", () => answer(false)),
    http.post("*/api/profile/update", async ({ request }) => {
      saved = await request.json();
      story = confirmed({});
      return answer(profile);
    }),
  );
  show();
  const user = userEvent.setup();
  expect(await screen.findByRole("heading", { name: "Confirmed! Only your phone is missing" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Save my number" }));
  expect(await screen.findByText("One thing needs your attention")).toBeVisible();
  await user.type(screen.getByLabelText(/^Phone/), "+1 305 555 0142");
  await user.click(screen.getByRole("button", { name: "Save my number" }));
  expect(await screen.findByRole("link", { name: "Pay $291.00" })).toBeVisible();
  expect(saved).toMatchObject({ FirstName: "Ana", BirthDate: "1988-05-17", Phone: "+1 305 555 0142", Language: "es" });
});

test("a confirmed plan links to the payment, with the amount due", async () => {
  story = story.and(booking("booking.confirmed", 1));
  show();
  expect(await screen.findByRole("link", { name: "Pay $291.00" })).toHaveAttribute("href", "/payment?plan=1");
});

test("another plan that waits for its payment is shown, and opened by its address (PLAN-2)", async () => {
  const other = payable()
    .and(chooses(2, 85))
    .and(starts("transfer.ordered", 2, { method: 85 }));
  const otherPlan = { ...planOf(other.snapshot), TravelPlanId: 9 };
  server.use(
    http.get("*/api/travelPlans/unpaidTravelPlans/:clientId/:lang", () => answer([planOf(story.snapshot), otherPlan])),
    http.get("*/api/travelPlans/9/:lang", () => answer(otherPlan)),
    http.get("*/api/checkout/9", () => answer(checkoutOf(other.snapshot, now))),
  );
  show();
  const pointer = within(
    (await screen.findByText("Your plan with Car 1 is open as well")).closest("aside") as HTMLElement,
  );
  expect(pointer.getByText(/^It is waiting for your bank transfer/)).toBeVisible();
  await userEvent.click(pointer.getByRole("link", { name: /^Open that plan ?: Car 1$/ }));
  expect(await screen.findByRole("link", { name: "See the payment" })).toHaveAttribute("href", "/payment?plan=1");
  expect(await screen.findByText("Your plan with Car 1 is open as well")).toBeVisible();
});

test("other open plans with the same bookings are told apart by their days, each with its own button (PLAN-45)", async () => {
  const { snapshot } = payable();
  const plan = (TravelPlanId: number, from: string, to: string) => {
    const days = { StartsAt: Date.parse(`${from}T15:00Z`), EndsAt: Date.parse(`${to}T15:00Z`) };
    return { ...planOf(snapshot), TravelPlanId, Bookings: [{ ...bookingOf(snapshot, 1), ...days }] };
  };
  const others = [plan(9, "2126-12-09", "2126-12-12"), plan(10, "2126-12-20", "2126-12-22")];
  server.use(http.get("*/api/travelPlans/unpaidTravelPlans/:clientId/:lang", () => answer(others)));
  show();
  for (const [day, id] of [
    ["9", 9],
    ["20", 10],
  ] as const) {
    const name = new RegExp(`^Open that plan ?: Car 1 \\(\\w+,\\sDec\\s${day},`);
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", `/shopping-cart?plan=${id}`);
  }
});

test("the plan of the page is never called another one, even while it loads or if it could not be loaded (PLAN-2)", async () => {
  server.use(
    http.get("*/api/travelPlans/unpaidTravelPlans/:clientId/:lang", () => answer([planOf(story.snapshot)])),
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => refuse(500, "unexpected")),
  );
  show();
  expect(await screen.findByText("Your plan could not be loaded")).toBeVisible();
  expect(screen.queryByText(/is open as well$/)).toBeNull();
});

test("an address of a plan that is not the client's shows the active one (PLAN-2)", async () => {
  server.use(http.get("*/api/travelPlans/77/:lang", () => refuse(404, "notFound", "There is no such plan.")));
  open(<TravelPlan />, "/shopping-cart?plan=77", "/shopping-cart");
  expect(await screen.findByRole("region", { name: "Steps of your plan" })).toBeVisible();
});

test("the charge of the chosen payment method is in the total once (PLAN-8, PLAN-28)", async () => {
  const charge = { rate: 0, fixed: 1_500 };
  story = story.and(booking("booking.confirmed", 1)).and(chooses(2, PaymentProvider.BankTransferToUSA, charge));
  show();
  const total = within(await screen.findByRole("region", { name: "Total" }));
  expect(total.getByText("$371.00")).toBeVisible();
  expect(total.getByText(/Includes \$15.00/)).toBeVisible();
  const bookings = within(screen.getByRole("region", { name: "Your bookings" }));
  expect(bookings.getByText("$356.00")).toBeVisible();
});

test("the total of a single booking is said once, and each price where there are several (PLAN-28)", async () => {
  const { unmount } = show();
  const total = await screen.findByRole("region", { name: "Total" });
  expect(screen.getAllByText("$356.00")).toEqual([within(total).getByText("$356.00")]);
  unmount();
  bookSimilar();
  show();
  expect(await screen.findByRole("region", { name: "Total" })).toHaveTextContent("$712.00");
  expect(screen.getAllByText("$356.00")).toHaveLength(2);
});

test("a name on a card that staff review is shown with the payment, with its outcome (PAY-4)", async () => {
  story = story.and(booking("booking.confirmed", 1));
  server.use(
    http.get("*/api/checkout/:planId/holders", () =>
      answer([{ HolderName: "Ana Prueva", Status: "waiting", AskedAt: now }]),
    ),
  );
  show();
  expect(await screen.findByText(/Ana Prueva/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Pay $291.00" })).toBeInTheDocument();
});

test("the amount paid in Cuba is shown next to the amount paid now, and left out if it is zero (PLAN-8)", async () => {
  const { unmount } = show();
  expect((await screen.findAllByText(/in Cuba$/)).length).toBeGreaterThan(0);
  unmount();
  const Bookings = [{ ...bookingOf(story.snapshot, 1), PayInCuba: 0 }];
  const plan = { ...planOf(story.snapshot), Bookings, PayInCuba: 0 };
  server.use(http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(plan)));
  show();
  expect((await screen.findAllByText("$291.00")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/in Cuba$/)).not.toBeInTheDocument();
  expect(screen.queryByText("$0.00")).not.toBeInTheDocument();
});

test("each obstacle to the payment is listed with a link to the page that resolves it (PLAN-24)", async () => {
  story = begin().and(added(0)).and(checked(0, tooYoung));
  show();
  const list = await screen.findByRole("region", { name: "Can I pay?" });
  const following = list.compareDocumentPosition(screen.getByRole("region", { name: "Total" }));
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(list).toHaveTextContent("must have been held for 2 years");
  // The license was given, so it is corrected, not added.
  expect(within(list).getByRole("link", { name: "Correct your documents" })).toHaveAttribute(
    "href",
    "/documents?plan=1",
  );
});

test("documents that staff are checking are not called missing (PLAN-24)", async () => {
  const documents = refused("documentsInReview");
  const inReview = checked(0, { ...passed, documents });
  story = begin().and(added(0)).and(inReview).and(booking("booking.confirmed", 1));
  show();
  const list = within(await screen.findByRole("region", { name: "Can I pay?" }));
  expect(list.getByText("Not yet: our staff are still checking.")).toBeVisible();
  expect(list.getByText("Documents added").closest("li")).toHaveTextContent(/our staff are checking/);
  expect(list.queryByText("still missing")).toBeNull();
});

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
    story = story.and(booking("booking.declined", 1));
    const Bookings = [{ ...bookingOf(story.snapshot, 1), ...part }];
    server.use(
      http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
        answer({ ...planOf(story.snapshot), Bookings }),
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
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(story.snapshot), Bookings: [{ ...bookingOf(story.snapshot, 1), Details }] }),
    ),
  );
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

test("a passport that expires too soon is reported by the step and the list of missing items, not a third time (PLAN-25)", async () => {
  const until = "2127-06-04";
  const refusal = { code: "passportPeriodTooShort", facts: { months: 6, earliest: until } } as const;
  story = story.and(booking("booking.confirmed", 1)).and(checked(2, { ...passed, passportPeriod: refusal }));
  const Warnings = [{ Code: "passportTooShort" as const, Facts: { until } }];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(story.snapshot), Warnings }),
    ),
  );
  show();
  expect(await screen.findAllByText(/Your passport must be valid/)).toHaveLength(2);
  expect(screen.queryByText("Please check")).toBeNull();
});

test("a passport that now expires too soon is reported while a transfer is awaited, without a list of conditions (PLAN-25)", async () => {
  const until = "2127-06-04";
  const refusal = { code: "passportPeriodTooShort", facts: { months: 6, earliest: until } } as const;
  story = payable()
    .and(starts("transfer.ordered", 2, { method: PaymentProvider.BankTransferToUSA }))
    .and(checked(3, { ...passed, passportPeriod: refusal }));
  const Warnings = [{ Code: "passportTooShort" as const, Facts: { until } }];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(story.snapshot), Warnings }),
    ),
  );
  show();
  expect(await screen.findByText("Please check")).toBeVisible();
  const step = screen.getByText("Not everything in your documents is in order any more.").closest("li");
  expect(within(step as HTMLElement).getByText("in progress")).toBeVisible();
  expect(screen.queryByText("Your documents are in order.")).toBeNull();
});

test.each(["signing", "printing"] as const)(
  "a paid plan shows that its documents were in order then while %s, whatever has changed since (DOC-14)",
  async (state) => {
    story = payable().and(starts("payment.started", 2)).and(paid("payment.captured", 2)).and(checked(3, tooYoung));
    if (state === "printing") story = story.and(signed(4));
    now = at(5);
    show();
    const step = within((await screen.findByText("Documents")).closest("li") as HTMLElement);
    expect(step.getByText("done")).toBeVisible();
    // Once it is signed, the steps behind are named alone: the trip follows.
    const said = screen.queryByText("Your documents were in order when you paid.");
    expect(said !== null).toBe(state === "signing");
    expect(screen.queryByText("Your documents are in order.")).toBeNull();
    expect(story.state).toBe(state);
  },
);

test.each([
  ["ordered", /^To cancel a booking, first press “Pay another way” on your payment page/],
  ["reviewing", /^While your payment is being checked, no booking can be cancelled/],
] as const)("while a transfer is %s, the bookings say why none can be cancelled (PLAN-5)", async (status, text) => {
  story = payable().and(starts("transfer.ordered", 2, { method: PaymentProvider.BankTransferToUSA }));
  if (status === "reviewing") story = story.and(attempt("transfer.reported", 3));
  now = at(3.5);
  show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Cancel booking/ })).toBeNull();
});

test("a refunded plan links to no other page for the money that it shows itself (REFUND-17)", async () => {
  story = payable()
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2))
    .and(booking("booking.refunded", 3));
  now = at(4);
  show();
  expect(await screen.findByText(/^Below you see, step by step/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "See your paid plans" })).toBeNull();
});

test("a stay shows its guests' requests, in their words (PLAN-8)", async () => {
  const Details = { ...lostStay, Requests: "Una cuna, por favor" };
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({
        ...planOf(story.snapshot),
        Bookings: [{ ...bookingOf(story.snapshot, 1), ProductType: ProductType.Lodging, Details }],
      }),
    ),
  );
  show();
  expect((await screen.findByText("Requests")).nextElementSibling).toHaveTextContent("Una cuna, por favor");
});

test("lost bookings are named above the steps of the rest, with a link to similar ones, until it is paid (PLAN-29)", async () => {
  story = story
    .and(added(0, 2))
    .and(booking("booking.declined", 1))
    .and(booking("booking.confirmed", 1, 2));
  const Bookings = [{ ...bookingOf(story.snapshot, 1), Details: lostCar }, bookingOf(story.snapshot, 2)];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(story.snapshot), Bookings }),
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
  story = story.and(booking("booking.confirmed", 1)).and(ticked(50));
  now = at(50);
  const Bookings = [{ ...bookingOf(story.snapshot, 1), Details: lostCar, SupplierReference: "CU-77" }];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(story.snapshot), Bookings }),
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

test("in a narrow window a paid booking's facts are folded below the trip, which tells them, and its actions stay in view", async () => {
  narrowWindow();
  story = unsigned().and(signed(4));
  const Bookings = [{ ...bookingOf(story.snapshot, 1), Details: lostCar }];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(story.snapshot), Bookings }),
    ),
  );
  show();
  const card = await screen.findByRole("article");
  const folded = (element: HTMLElement) => element.closest("details:not([open])") !== null;
  expect(folded(within(card).getByText("Pick-up"))).toBe(true);
  expect(folded(within(card).getByRole("link", { name: /^Change/ }))).toBe(false);
});

test("a proposal is shown next to the booking with the price difference, and is accepted by its id", async () => {
  const user = userEvent.setup();
  const Offer = { ...bookingOf(story.snapshot, 1), BookingId: 9, Name: "Car 9", PayNow: PRICE - 4_000 };
  const proposal = { ProposalId: 9, BookingId: 1, Offer, Note: "Its fleet is grounded", AnswerBy: now + 1 };
  let accepted: unknown;
  proposed = [1];
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
  const Offer = { ...bookingOf(story.snapshot, 1), BookingId: 9, Name: "Car 9" };
  const accepted: unknown[] = [];
  proposed = [1];
  server.use(
    http.get("*/api/checkout/:planId/proposals/:lang", () =>
      answer([{ ProposalId: 9, BookingId: 1, Offer, Note: "Grounded", AnswerBy: now + 1 }]),
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
  proposed = [1];
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
  story = story.and(booking("booking.cancelled", 1));
  const Bookings = [{ ...bookingOf(story.snapshot, 1), ...part }];
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({ ...planOf(story.snapshot), Bookings }),
    ),
  );
  show();
  expect(await screen.findByRole("link", { name: /^Book it for other days/ })).toHaveAttribute("href", to);
});

test("a cancelled booking disappears as soon as the plan is reloaded (PLAN-5)", async () => {
  const user = userEvent.setup();
  server.use(
    http.get("*/api/bookings/cancel/1", () => {
      story = story.and(booking("booking.cancelled", 2));
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

test("a plan whose time to pay is over shows a notice and offers to book again", async () => {
  story = story.and(booking("booking.confirmed", 1)).and(ticked(60));
  now = at(61);
  show();
  expect(await screen.findByRole("heading", { name: "The payment deadline has passed" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Book again" })).toBeInTheDocument();
  expect(screen.queryByText(/your payment|goes back/)).not.toBeInTheDocument();
});

const transfer = () => payable().and(starts("transfer.ordered", 2, { method: PaymentProvider.BankTransferToUSA }));

test.each([
  ["a transfer that was ordered", /If your payment was already on its way, your plan continues/, transfer],
  ["a link that was open", /If your payment was already on its way/, () => payable().and(starts("link.created", 2))],
  [
    "a transfer of which a part arrived",
    /The \$100\.00 of your transfer that had arrived goes back to the account it came from/,
    () => transfer().and(paid("transfer.received", 3, 10_000)),
  ],
])(
  "after %s when the deadline passed, the plan shows what happens to the money (REFUND-17)",
  async (_what, text, until) => {
    story = until().and(ticked(60));
    now = at(61);
    show();
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test.each([
  ["was declined", () => payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 2))],
  ["was withdrawn", () => transfer().and(attempt("transfer.withdrawn", 3))],
  ["had a link that was closed", () => payable().and(starts("link.created", 2)).and(attempt("link.closed", 3))],
])(
  "a plan whose last payment %s does not mention money when its deadline has passed (REFUND-17)",
  async (_what, until) => {
    story = until().and(ticked(60));
    now = at(61);
    show();
    expect(await screen.findByRole("heading", { name: "The payment deadline has passed" })).toBeInTheDocument();
    expect(screen.queryByText(/your payment|goes back/)).not.toBeInTheDocument();
  },
);

test("a plan whose refunds cannot be loaded reports that in their place", async () => {
  server.use(http.get("*/api/refunds/plans/:planId", () => refuse(503, "unavailable", "We are busy.")));
  story = payable()
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2))
    .and(booking("booking.refunded", 3));
  now = at(4);
  show();
  expect(await screen.findByText("Below you see, step by step, where your money is.")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "The refunds of this plan could not be loaded" })).toBeVisible();
  expect(screen.getByText("We are busy.")).toBeVisible();
});

test("a deadline that passes while the page is open takes effect before the server answers (CHART-1, CHART-8)", async () => {
  story = story.and(booking("booking.confirmed", 1));
  now = at(49) + 1;
  show();
  expect(await screen.findByRole("heading", { name: "The payment deadline has passed" })).toBeInTheDocument();
});

test("an empty plan has instructions", async () => {
  server.use(http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(null)));
  show();
  expect(await screen.findByRole("heading", { name: "Your travel plan is empty" })).toBeInTheDocument();
});

test("a plan whose last booking was cancelled shows no totals", async () => {
  story = story.and(booking("booking.cancelled", 1));
  show();
  expect(await screen.findByRole("heading", { name: "Nothing is booked at the moment" })).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Total" })).not.toBeInTheDocument();
});

test("a paid plan that waits for its signature links to the server's signing URL (WIRE-27)", async () => {
  const waiting = { ...planOf(story.snapshot), TravelPlanId: 77, State: "signing" };
  server.use(
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer([waiting])),
    http.get("*/api/admin/esign/getUrl/77/11/en", () => answer("/e_sign?plan=77&from=server")),
  );
  show();
  await waitFor(() =>
    expect(
      screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/e_sign?plan=77&from=server"),
    ).toHaveLength(1),
  );
});

test.each([
  ["undecided", "Signing is on hold", "Paid. The payment is disputed.", 1],
  ["lost", "The payment was taken back", "Paid, and taken back after a dispute.", 0],
] as const)(
  "a dispute that is %s is read in place of the request to sign and of thanks, with the way to write to us (DESK-90)",
  async (Held, title, remark, deadlines) => {
    story = story
      .and(booking("booking.confirmed", 1))
      .and(starts("payment.started", 2))
      .and(paid("payment.captured", 2));
    now = at(3);
    const held = { TravelPlanId: planOf(story.snapshot).TravelPlanId, Held };
    server.use(http.get("*/api/checkout/holds/:clientId", () => answer([held])));
    show();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(remark)).toBeInTheDocument();
    expect(screen.queryByText("Paid. Thank you.")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/notes?box=new");
    expect(screen.queryByRole("link", { name: "Sign the receipt" })).not.toBeInTheDocument();
    expect(screen.queryAllByText(/left to sign/)).toHaveLength(deadlines);
  },
);

test("a paid plan lists by date what to do and where to be, with its calendar and a link to share (PAPER-14)", async () => {
  story = story.and(booking("booking.confirmed", 1));
  now = at(2);
  const unpaid = show();
  expect(await screen.findByRole("region", { name: "Steps of your plan" })).toBeVisible();
  expect(screen.queryByText("Before you fly")).not.toBeInTheDocument();
  unpaid.unmount();
  story = story.and(starts("payment.started", 2)).and(paid("payment.captured", 2));
  now = at(3);
  show();
  const trip = within(await screen.findByRole("region", { name: "Your trip, day by day" }));
  expect(trip.getByText(/^Fill in the D’Viajeros form online from seven days before you arrive /)).toBeVisible();
  expect(await trip.findByText("Guide: tips")).toBeVisible();
  expect(await trip.findByText("Guide: road-guide")).toBeVisible();
  expect(trip.getByRole("button", { name: "Add the trip to my calendar" })).toBeVisible();
  expect(await trip.findByRole("button", { name: "Make a link for fellow travelers" })).toBeVisible();
});

test("the page thanks for a payment that is not disputed", async () => {
  story = story.and(booking("booking.confirmed", 1)).and(starts("payment.started", 2)).and(paid("payment.captured", 2));
  now = at(3);
  server.use(http.get("*/api/checkout/holds/:clientId", () => answer([])));
  show();
  expect(await screen.findByText("Paid. Thank you.")).toBeInTheDocument();
});

test("no signature is requested until it is known whether a dispute blocks the receipt (DESK-90)", async () => {
  story = story.and(booking("booking.confirmed", 1)).and(starts("payment.started", 2)).and(paid("payment.captured", 2));
  now = at(3);
  let tell = () => {};
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let asked = 0;
  server.use(
    http.get("*/api/checkout/holds/:clientId", async () => {
      asked += 1;
      await known;
      return answer([]);
    }),
  );
  show();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(screen.queryByRole("link", { name: "Sign the receipt" })).not.toBeInTheDocument();
  tell();
  expect(await screen.findByRole("link", { name: "Sign the receipt" })).toBeInTheDocument();
});

test("a paid plan besides the shown one needs no signature while a dispute blocks it (DESK-90)", async () => {
  const waiting = [77, 78].map((id) => ({ ...planOf(story.snapshot), TravelPlanId: id, State: "signing" }));
  server.use(
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer(waiting)),
    http.get("*/api/checkout/holds/:clientId", () => answer([{ TravelPlanId: 77, Held: "undecided" }])),
    http.get("*/api/admin/esign/getUrl/:planId/11/en", ({ params }) => answer(`/e_sign?plan=${params.planId}`)),
  );
  show();
  const banner = await screen.findByText("Your payment receipt for Car 1 (plan 78) is waiting for your signature");
  expect(banner).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign the receipt : Car 1 (plan 78)" })).toBeVisible();
  expect(screen.queryByText(/for Car 1 \(plan 77\)/)).not.toBeInTheDocument();
});

test("disputes that could not be loaded are not read as none: no thanks, no papers, and a new try (DESK-90)", async () => {
  story = story
    .and(booking("booking.confirmed", 1))
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2))
    .and(signed(3));
  now = at(4);
  const plan = planOf(story.snapshot);
  const Bookings = plan.Bookings.map((booked) => ({ ...booked, VoucherNumber: `V-${booked.BookingId}` }));
  let loads = false;
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer({ ...plan, Bookings })),
    http.get("*/api/checkout/holds/:clientId", () => (loads ? answer([]) : refuse(503, "unavailable", "We are busy."))),
    http.get("*/api/checkout/vouchers/:bookingId", () => refuse(404, "notFound", "It is not there.")),
  );
  show();
  expect(await screen.findByText("We could not check whether the payment is disputed")).toBeVisible();
  expect(screen.getByText("We are busy.")).toBeVisible();
  expect(screen.getByText("Paid.")).toBeVisible();
  expect(screen.getByText("We could not check whether this is on hold.")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^(Voucher|Print)/ })).toBeNull();
  loads = true;
  const [again] = screen.getAllByRole("button", { name: "Try again" });
  if (again) await userEvent.click(again);
  expect((await screen.findAllByRole("link", { name: /^Voucher/ })).length).toBeGreaterThan(0);
  expect(screen.getByText("Paid. Thank you.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

/** A plan with two cars of one name on one day. */
function bookSimilar() {
  const two = begin().and(added(0)).and(added(0, 2)).and(checked(0));
  story = two;
  const Bookings = planOf(two.snapshot).Bookings.map((booking) => ({ ...booking, Name: "Kia Picanto" }));
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer({ ...planOf(two.snapshot), Bookings })),
  );
}

test("the buttons of similar bookings on one day are distinguishable", async () => {
  bookSimilar();
  show();
  for (const id of [1, 2])
    expect(
      await screen.findByRole("button", { name: new RegExp(`^Cancel booking ?: Kia Picanto, booking ${id}$`) }),
    ).toBeInTheDocument();
});

test("which of two similar bookings is cancelled is told before (PLAN-45)", async () => {
  bookSimilar();
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Cancel booking.*booking 2$/ }));
  expect(screen.getByRole("dialog", { name: "Cancel Kia Picanto, booking 2?" })).toBeVisible();
});

test("proposals in place of two similar bookings are told apart, and so are the ways to cancel these (PLAN-45)", async () => {
  bookSimilar();
  proposed = [1, 2];
  const proposalOf = (BookingId: number) => {
    const Offer = { ...bookingOf(story.snapshot, BookingId), BookingId: BookingId + 8, Name: "Car 9" };
    return { ProposalId: BookingId + 8, BookingId, Offer, Note: "Grounded", AnswerBy: now + 1 };
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
  proposed = [1];
  server.use(
    http.get("*/api/checkout/:planId/proposals/:lang", () => {
      const Offer = { ...bookingOf(story.snapshot, 1), BookingId: 9, SupplierName: "Via" };
      return answer([{ ProposalId: 9, BookingId: 1, Offer, Note: "Grounded", AnswerBy: now + 1 }]);
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Our proposal in place of your Car 1 (Cubacar)" }));
  expect(card.getByRole("button", { name: "Accept the Car 1 (Via)" })).toBeVisible();
  expect(card.getByRole("button", { name: "No, cancel Car 1 (Cubacar) free of charge" })).toBeVisible();
});

test("a plan held by a dispute mentions only the vouchers of its open bookings (DESK-90)", async () => {
  story = begin()
    .and(added(0))
    .and(added(0, 2))
    .and(checked(0))
    .and(booking("booking.confirmed", 1))
    .and(booking("booking.confirmed", 1, 2))
    .and(starts("payment.started", 2, { amount: 2 * PRICE }))
    .and(paid("payment.captured", 2, 2 * PRICE))
    .and(signed(3))
    .and(booking("booking.refunded", 4, 2));
  now = at(5);
  const plan = planOf(story.snapshot);
  const Bookings = plan.Bookings.map((booked) => ({ ...booked, VoucherNumber: `V-${booked.BookingId}` }));
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer({ ...plan, Bookings })),
    http.get("*/api/checkout/holds/:clientId", () => answer([{ TravelPlanId: 1, Held: "undecided" }])),
  );
  show();
  expect(await screen.findByText("This voucher is on hold")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Voucher/ })).toBeNull();
});

test("a booking links to the page that changes it (PLAN-40)", async () => {
  show();
  expect(await screen.findByRole("link", { name: /^Change\W+Car 1$/ })).toHaveAttribute("href", "/change-booking/1");
});

test("a change that waits for its supplier is shown at both bookings by name, and can be withdrawn (PLAN-40, PLAN-45)", async () => {
  story = begin()
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
  story = unsigned()
    .and(signed(3))
    .and(changed(4, 2, 1, { amount: PRICE + 4_000 }))
    .and(booking("booking.confirmed", 5, 2));
  show();
  expect(await screen.findByText("Takes the place of Car 1 once you have paid $40.00 more.")).toBeVisible();
  expect(screen.getByText("Waiting for your payment")).toBeVisible();
  // Only one of both is paid.
  expect(screen.getAllByText(/paid online/)).toHaveLength(2);
  expect(screen.getByText(/Stays as it is until you have paid for Car 2/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Pay $40.00 more" })).toHaveAttribute("href", "/payment/2?plan=1");
  expect(screen.getByRole("button", { name: /^Withdraw the change\W+Car 2$/ })).toBeVisible();
});
