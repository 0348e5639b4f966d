import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { added, BEGINNING, begin } from "../../../../../test/checkoutStory";
import { checkoutOf, planOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import { aDetail, openLodgingPage, surroundings } from "../../../../../test/fixtures/web/lodgingTestBed";
import { answer, on, refuse, refusePrice, serve, wrongAnswer } from "../../../../../test/fixtures/web/wireTestBed";
import { ProductType } from "../../../../shared/enumerations";
import type { StatedPrice } from "../../../../shared/schemas";
import type { LodgingBookingRequest } from "../../book/booking.schemas";

jest.setTimeout(30_000);
// Finding hidden elements on a page this long would take most of a test's time.
configure({ defaultHidden: true });

const server = serve(...surroundings);
afterEach(() => sessionStorage.clear());

const path = "/book-lodging/La%20Habana/Meli%C3%A1%20Habana/3/1/3?in=2126-01-10&out=2126-01-13&rooms=2-7";
const address = () => screen.getByTestId("address").textContent ?? "";
// By their first field, because finding elements by role takes seconds on a page of this length.
const travelers = async () =>
  (await screen.findAllByLabelText(/^First name/)).map((field) => field.closest("fieldset") ?? document.body);

async function traveler(index: number) {
  const all = await travelers();
  return within(all[index] ?? document.body);
}

async function fillIn() {
  const everybody = await travelers();
  for (const [index, group] of everybody.entries()) {
    const person = within(group);
    fireEvent.change(person.getByLabelText(/^First name/), { target: { value: `Ana ${"ABC"[index]}` } });
    fireEvent.change(person.getByLabelText(/^Last name/), { target: { value: "Pérez" } });
  }
  for (const box of screen.queryAllByRole("checkbox")) fireEvent.click(box);
}

function record(answers: (() => Response)[]) {
  const sent: LodgingBookingRequest[] = [];
  server.use(
    on("/api/lodgingBookings/createBooking", async ({ request }) => {
      sent.push((await request.json()) as LodgingBookingRequest);
      return answers[sent.length - 1]?.() ?? answer({ BookingId: 41, TravelPlanId: 3 });
    }),
  );
  return sent;
}

it("the stay's booking page sums the property up and links to its page; the cost of cancelling stays with the form (LODGE-20)", async () => {
  openLodgingPage(path);
  expect(await screen.findByRole("heading", { level: 1, name: "Meliá Habana" })).toBeVisible();
  const [back, property] = ["Back to the rooms", "Pictures, map and everything about this place"].map((name) =>
    screen.getByRole("link", { name }),
  );
  for (const link of [back, property])
    expect(link).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/hotel-details\/3\?in=2126-01-10&out=2126-01-13&rooms=2-7$/),
    );
  // One line with dates; the amounts open below it. (REFUND-19)
  await userEvent.click(screen.getByText(/^Free until .*, then one night/));
  expect(
    screen.getByText(/^After paying, until .*January 3, 2126 at 15:00: the full price goes back, \$600\.00$/),
  ).toBeVisible();
  expect(screen.getByText(/we keep \$200\.00 and refund \$400\.00/)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Where it is" })).toBeNull();
});

it("the stay's booking page describes a villa as a whole: its price by the night, its guests without a number of rooms", async () => {
  const villa = { RoomClassId: 4, RoomClassCode: "WholeVilla", MaxGuests: 4, PerNight: 20_000, Price: 60_000 };
  const PriceLines = [{ Code: "villa", Amount: 60_000, Facts: { count: 1, nights: 3, perNight: 20_000 } }];
  const Rooms = aDetail.Rooms.map((room) => ({ ...room, PriceLines }));
  server.use(on("/api/lodgingBookings/getOffer/*", () => answer([{ ...aDetail, ...villa, PriceLines, Rooms }])));
  const usual = window.matchMedia;
  window.matchMedia = (query) => ({ ...usual(query), matches: query.includes("min-width") });
  openLodgingPage(path.replace("/3/1/3?", "/3/4/3?"));
  expect((await screen.findAllByText("$200.00 per night")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/per room, per night/)).toBeNull();
  expect(screen.getByText("Whole villa, 3 nights at $200.00")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to the villa" })).toBeVisible();
  expect(screen.queryByText(/1 room/)).toBeNull();
  window.matchMedia = usual;
});

it("the stay's booking page asks for everybody in the room, and shows every missing field at the field and in a list on top (WEB-17)", async () => {
  openLodgingPage(path);
  expect((await travelers()).map((group) => group.querySelector("legend")?.textContent?.trim())).toEqual([
    "Adult 1 Main traveler",
    "Adult 2",
    "Child 1, age 7",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  const summary = await screen.findByRole("alert");
  const missing = "first name, last name";
  const lines = within(summary)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual([
    `Adult 1 Main traveler: ${missing}`,
    `Adult 2: ${missing}`,
    `Child 1, age 7: ${missing}`,
  ]);
  expect(lines).toHaveLength(4);
  const child = await traveler(2);
  expect(child.getByLabelText(/^First name/)).toHaveAccessibleDescription(/^First Name is required/);
  // A name is enough: passports are asked for once, with the documents. (LODGE-10)
  expect(screen.queryByLabelText(/Passport|Nationality/)).toBeNull();
});

it("the stay's booking page fills in the main traveler from the profile, and that last name for the others until they have their own (LODGE-30)", async () => {
  openLodgingPage(path, { client: 7 });
  await waitFor(async () => expect((await traveler(0)).getByLabelText(/^Last name/)).toHaveValue("Pérez"));
  const lastName = async (index: number) => (await traveler(index)).getByLabelText(/^Last name/);
  expect(await lastName(1)).toHaveValue("Pérez");
  await userEvent.clear(await lastName(1));
  await userEvent.type(await lastName(1), "Díaz");
  await userEvent.type(await lastName(0), " Soto");
  expect(await lastName(1)).toHaveValue("Díaz");
  expect(await lastName(2)).toHaveValue("Pérez Soto");
});

it("the stay's booking page offers the people of earlier bookings, each once, and all in one press (LODGE-30)", async () => {
  const known = (Name: string, Age: number | null, LastName = "Díaz") => ({
    Age,
    Traveler: { Country: 34, Name, LastName, Passport: `D-${Name}`, PassportExpires: "2131-02-03", IsMainUser: false },
  });
  const { snapshot } = begin().and(added(0));
  const plan = (CreatedAt: number, Guests: object[]) => ({
    ...planOf(snapshot),
    Bookings: [
      {
        CreatedAt,
        Status: "confirmed",
        ProductType: ProductType.Lodging,
        Details: { HotelName: "Casa Azul", Rooms: [{ Guests }] },
      },
    ],
  });
  server.use(
    on("/api/travelPlans/activeTravelPlan/*", () =>
      answer({ ...plan(2, [known("Luis", null)]), AcceptsBookings: false }),
    ),
    on("/api/checkout/1", () => answer(checkoutOf(snapshot, BEGINNING))),
    on("/api/travelPlans/paidTravelPlans/*", () =>
      answer([plan(1, [known("Ana", null, "Pérez"), known("Luis", null), known("Eva", 6)])]),
    ),
  );
  openLodgingPage(path, { client: 7 });
  const offered = async (index: number) =>
    (await traveler(index)).queryAllByRole("button").map(({ textContent }) => textContent);
  await waitFor(async () => expect(await offered(1)).toEqual(["Luis Díaz"]));
  expect((await traveler(0)).getByLabelText(/^First name/)).toHaveValue("Ana");
  expect(await offered(0)).toEqual([]);
  expect(await offered(2)).toEqual(["Eva Díaz"]);
  await userEvent.click((await traveler(2)).getByRole("button", { name: "Eva Díaz" }));
  const eva = await traveler(2);
  expect(eva.getByLabelText(/^First name/)).toHaveValue("Eva");
  expect(eva.getByLabelText(/^First name/)).toHaveFocus();
  // The value for people with only one name. (ACC-22)
  expect(eva.getByLabelText(/^First name/)).toHaveAccessibleDescription(/enter FNU here/);
  expect(eva.getByLabelText(/^Last name/)).toHaveValue("Díaz");
  expect(await offered(2)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "The same 3 travelers as at Casa Azul" }));
  expect((await traveler(1)).getByLabelText(/^First name/)).toHaveValue("Luis");
  expect((await traveler(0)).getByLabelText(/^First name/)).toHaveFocus();
  expect(screen.queryByRole("button", { name: /^The same/ })).toBeNull();
});

const booked = { BookingId: 40, ProductType: ProductType.CarRent, Details: null };
const aPlan = { TravelPlanId: 3, Bookings: [booked] };

it("the stay's booking page asks for the policies if the booking starts a new plan, because the last one takes none (CAR-4, PLAN-2)", async () => {
  server.use(
    on("/api/travelPlans/activeTravelPlan/*", () => answer({ ...aPlan, AcceptsBookings: false })),
    on("/api/checkout/3", () => refuse(404, "notFound", "There is none.")),
  );
  openLodgingPage(path, { client: 7 });
  expect(await screen.findByRole("checkbox", { name: /privacy policy/ })).not.toBeChecked();
  expect(screen.queryByText(/^You accepted the/)).toBeNull();
});

it("the stay's booking page does not ask again for the policies that were accepted with another booking of the plan (CAR-4)", async () => {
  server.use(
    on("/api/travelPlans/activeTravelPlan/*", () => answer({ ...aPlan, AcceptsBookings: true })),
    on("/api/checkout/3", () => refuse(404, "notFound", "There is none.")),
  );
  const sent = record([]);
  openLodgingPage(path, { client: 7 });
  expect(await screen.findByText(/^You accepted the/)).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Book this stay" }));
  await waitFor(() => expect(sent).toMatchObject([{ BookForm: { AcceptPrivacy: true, AcceptCancellation: true } }]));
});

it("the stay's booking page leads a visitor to a new account with a return address, and restores the filled form on return (ACC-16)", async () => {
  const { unmount } = openLodgingPage(path);
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(address()).toMatch(/^\/signUp/));
  expect(new URLSearchParams(address().split("?")[1]).get("returnUrl")).toBe(path);
  unmount();
  openLodgingPage(path, { client: 7 });
  expect((await traveler(2)).getByLabelText(/^First name/)).toHaveValue("Ana C");
});

it("the stay's booking page shows the booking of a lost answer if the form has changed since, and books nothing twice (FAULT-28)", async () => {
  const sent = record([() => refuse(409, "plan.sameKeyOtherRequest", "Booked.", [], { booking: 40 })]);
  openLodgingPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(await screen.findByRole("button", { name: "Book this stay" }));
  await waitFor(() => expect(address()).toBe("/book-lodging-confirm?booking=40"));
  expect(sent).toHaveLength(1);
});

it("the stay's booking page sends one request key however often a booking is tried, offline too (FAULT-28), with the price that was shown (PLAN-37), and drops the draft when it succeeds", async () => {
  const sent = record([
    // The connection breaks during the booking: it is unknown whether it was made.
    () => Response.error(),
    () => refuse(409, "lodging.soldOut", "The last room has just been taken."),
  ]);
  openLodgingPage(path, { client: 7 });
  await fillIn();
  for (const tries of [1, 2, 3]) {
    const button = await screen.findByRole("button", { name: "Book this stay" });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(tries));
    if (tries === 2) expect(await screen.findByText("The last room has just been taken.")).toBeVisible();
  }
  await waitFor(() => expect(address()).toBe("/book-lodging-confirm?booking=41"));
  expect(new Set(sent.map(({ RequestKey }) => RequestKey)).size).toBe(1);
  expect(sent[0]).toMatchObject({
    ClientId: 7,
    SiteId: 11,
    Book: true,
    ...{ Total: 60_000, PayInCuba: 0, Deposit: 0 },
    Offer: {
      HotelId: 3,
      RoomClassId: 1,
      MealsPlanId: 3,
      CheckIn: "2126-01-10",
      Rooms: [{ room: 1, adultsAmount: 2, childrenAmount: 1, childrenAgeList: [7] }],
    },
    BookForm: {
      travelers: [{ FirstName: "Ana A", LastName: "Pérez" }, { FirstName: "Ana B" }, { FirstName: "Ana C" }],
    },
  });
  expect(sent[0]?.Offer).not.toHaveProperty("Price");
  const kept = Object.entries(sessionStorage).filter(([key, text]) => key.includes("lodging") && text !== "");
  expect(kept).toEqual([]);
});

const dearer: StatedPrice = {
  ...{ Total: 84_000, PayNow: 84_000, PayInCuba: 0, InCubaLines: [], Deposit: 0, CurrencyCode: "USD" },
  PriceLines: [{ Code: "room", Amount: 84_000, Facts: { count: 1, nights: 3, perNight: 28_000 } }],
};

it("the stay's booking page asks before it books at another price, with the new lines next to the old, and keeps typed values (PLAN-37)", async () => {
  const sent = record([() => refusePrice(dearer)]);
  openLodgingPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(await screen.findByRole("button", { name: "Book this stay" }));
  const question = await screen.findByRole("group", { name: "The price is now $840.00" });
  expect(question).toHaveFocus();
  expect(within(question).getByRole("alert")).toHaveTextContent(/Nothing has been booked/);
  const rows = within(question)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["What for", "You saw", "Now"],
    ["Room, 3 nights at $280.00before: Room, 3 nights at $200.00", "$600.00", "$840.00"],
    ["Total", "$600.00", "$840.00"],
  ]);
  expect(screen.queryByText("The price has changed.")).toBeNull();
  expect((await traveler(2)).getByLabelText(/^First name/)).toHaveValue("Ana C");
  await userEvent.click(within(question).getByRole("button", { name: "Book at $840.00" }));
  await waitFor(() => expect(address()).toBe("/book-lodging-confirm?booking=41"));
  expect(sent.map(({ Total }) => Total)).toEqual([60_000, 84_000]);
});

it("the stay's booking page does not show a newly loaded price in its summary as the one that was seen (PLAN-37)", async () => {
  record([() => refusePrice(dearer)]);
  openLodgingPage(path, { client: 7 });
  await fillIn();
  const { PriceLines } = dearer;
  server.use(
    on("/api/lodgingBookings/getOffer/*", () => answer([{ ...aDetail, Price: 84_000, PerNight: 28_000, PriceLines }])),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Book this stay" }));
  const question = await screen.findByRole("group", { name: "The price is now $840.00" });
  await waitFor(() => expect(screen.queryByText("$600.00", { ignore: "td" })).toBeNull());
  expect(screen.getAllByText("You saw").every((label) => question.contains(label))).toBe(true);
});

it("the stay's booking page names the stay that is already booked, with a link to it, and books it again only on request (PLAN-38)", async () => {
  const facts = { booking: 839, plan: 3, kind: "stay" };
  const sent = record([() => refuse(409, "plan.bookedAlready", "You have this.", [], facts)]);
  openLodgingPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(await screen.findByRole("button", { name: "Book this stay" }));
  const question = await screen.findByRole("group", { name: "You have this stay already" });
  expect(question).toHaveFocus();
  const link = within(question).getByRole("link", { name: "See it in your travel plan" });
  expect(link).toHaveAttribute("href", "/shopping-cart?plan=3");
  await userEvent.click(within(question).getByRole("button", { name: "Book it a second time" }));
  await waitFor(() => expect(address()).toBe("/book-lodging-confirm?booking=41"));
  expect(sent.map(({ UnlessBooked }) => UnlessBooked)).toEqual([true, undefined]);
});

it("the stay's booking page drops a question once another traveler is named, because it was about the previous one", async () => {
  const facts = { booking: 839, plan: 3, kind: "stay" };
  const sent = record([() => refuse(409, "plan.bookedAlready", "You have this.", [], facts)]);
  openLodgingPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(await screen.findByRole("button", { name: "Book this stay" }));
  await screen.findByRole("group", { name: /^You have this stay already/ });
  fireEvent.change((await traveler(0)).getByLabelText(/^First name/), { target: { value: "Eva" } });
  await userEvent.click(await screen.findByRole("button", { name: "Book this stay" }));
  await waitFor(() => expect(sent.map(({ UnlessBooked }) => UnlessBooked)).toEqual([true, true]));
});

it("the stay's booking page shows an error of the server about a traveler at that field", async () => {
  const Errors = [{ Field: "BookForm.travelers.1.FirstName", Code: "pattern", Message: "This is no name" }];
  record([() => refuse(400, "invalid", "Please look at your data again.", Errors)]);
  openLodgingPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Book this stay" }));
  await waitFor(async () =>
    expect((await traveler(1)).getByLabelText(/^First name/)).toHaveAccessibleDescription(/^This is no name/),
  );
});

it("the stay's booking page redirects without an offer to the search with its own query, and adds no days (WEB-41)", async () => {
  openLodgingPage("/book-lodging?zone=4");
  await waitFor(() => expect(address()).toBe("/search-lodging?zone=4"));
});

it("the stay's booking page shows the message of WIRE-26 for a failed reservation (PLAN-4)", async () => {
  record([() => wrongAnswer()]);
  const { store } = openLodgingPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Book this stay" }));
  await waitFor(() =>
    expect(store.getState().alerts).toEqual([
      expect.objectContaining({ kind: "information", message: "error.lodging.bookingFailed" }),
    ]),
  );
});

it("the stay's booking page shows once, as a warning, why the server refused a reservation, below the message of WIRE-26", async () => {
  record([() => refuse(409, "lodging.soldOut", "These rooms were just taken.")]);
  const { store } = openLodgingPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Book this stay" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^We were unable to create your reservation.?Please note: These rooms were just taken\.$/,
  );
  expect(store.getState().alerts).toEqual([]);
});

it("the stay's booking page reports that the offer is gone if the lookup returns none, with a link back to the search", async () => {
  server.use(on("/api/lodgingBookings/getOffer/*", () => answer([])));
  openLodgingPage(path);
  expect(await screen.findByRole("heading", { name: "This offer is no longer available" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See what is still available" })).toHaveAttribute(
    "href",
    "/search-lodging?in=2126-01-10&out=2126-01-13&rooms=2-7",
  );
});

it("the stay's booking page reports that the offer could not be loaded if the lookup fails, and offers to try again", async () => {
  server.use(on("/api/lodgingBookings/getOffer/*", () => refuse(500, "unexpected", "Unexpected error")));
  openLodgingPage(path);
  expect(await screen.findByRole("heading", { name: "Could not get offer" })).toBeVisible();
  server.use(on("/api/lodgingBookings/getOffer/*", () => answer([aDetail])));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Meliá Habana" })).toBeVisible();
});

it("the stay's booking page reports that the offer is gone if the lookup's answer is empty (CAR-16)", async () => {
  server.use(on("/api/lodgingBookings/getOffer/*", () => wrongAnswer()));
  openLodgingPage(path);
  expect(await screen.findByRole("heading", { name: "This offer is no longer available" })).toBeVisible();
});

it("the stay's booking page gives the server's reason if the stay cannot be booked (CAR-16)", async () => {
  server.use(on("/api/lodgingBookings/getOffer/*", () => refuse(400, "lodging.tooSoon", "This is too soon.")));
  const { store } = openLodgingPage(path);
  expect(await screen.findByRole("heading", { name: "This is too soon." })).toBeVisible();
  // The page says it, so there is no alert.
  expect(store.getState().alerts).toEqual([]);
  expect(screen.queryByText(/Someone else has just booked it/)).not.toBeInTheDocument();
});
