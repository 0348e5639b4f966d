import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { added, BEGINNING, begin, booking, changed } from "../../../../../test/checkoutStory";
import { anOffer, chargeOf, openCarPage, profile, surroundings } from "../../../../../test/fixtures/web/carTestBed";
import { bookingOf, checkoutOf, open, planOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import { answer, on, refuse, refusePrice, serve, wrongAnswer } from "../../../../../test/fixtures/web/wireTestBed";
import { readSignUpDraft, storeSignUpDraft } from "../../../../features/account/web/sign-in/signUpDraft";
import type { Booking } from "../../../../features/plan/plan.schemas";
import ChangeBookingPage from "../../../../features/plan/web/change/ChangeBookingPage";
import { selectAlerts } from "../../../../platform/web/alerts/alerts";
import { ProductType } from "../../../../shared/enumerations";
import { havanaInstant } from "../../../../shared/havana";
import type { StatedPrice } from "../../../../shared/schemas";
import type { CarCharge, CarOfferQuestion } from "../../car.schemas";
import type { CarBookingRequest } from "../../carBooking.schemas";

jest.setTimeout(30_000);
// Finding hidden elements on a page this long would take most of a test's time.
configure({ defaultHidden: true });

const server = serve(...surroundings);
afterEach(() => sessionStorage.clear());

const path = "/book-car/Kia%20Picanto/1/5?zone=2&from=2027-01-10&fromHour=0900&to=2027-01-13&toHour=0900";
const address = () => screen.getByTestId("address").textContent ?? "";
/** The storage keys of the tab; a dropped draft leaves only the mark that it was dropped. */
const keptInTab = () => Object.entries(sessionStorage).flatMap(([key, kept]) => (kept === "" ? [] : key));
const field = (name: string | RegExp) => screen.findByLabelText(name);

async function type(name: string, text: string) {
  fireEvent.change(await field(new RegExp(`^${name}`)), { target: { value: text } });
}

async function fillIn() {
  await type("First name", "Ana");
  await type("Last name", "Pérez");
  await type("Date of birth", "1990-04-01");
  await type("License number", "99887766");
  await type("License issued on", "2012-05-05");
  await type("License expires on", "2032-05-05");
  await screen.findAllByRole("option", { name: "Spain" });
  await userEvent.selectOptions(await field(/^License issued in/), "Spain");
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
}

function record(answers: (() => Response)[]) {
  const sent: CarBookingRequest[] = [];
  server.use(
    on("/api/carBookings/en", async ({ request }) => {
      sent.push((await request.json()) as CarBookingRequest);
      return answers[sent.length - 1]?.() ?? answer({ BookingId: 41, TravelPlanId: 3 });
    }),
  );
  return sent;
}

/** The page after a booking, which shows it and its plan's checkout. */
function answerBooked(id: number) {
  const { snapshot } = begin().and(added(0, id));
  server.use(
    on(`/api/carBookings/${id}/en`, () => answer(bookingOf(snapshot, id))),
    on("/api/checkout/1", () => answer(checkoutOf(snapshot, BEGINNING))),
  );
}

it("the car's booking page names every missing field, at the field and in a list on top", async () => {
  openCarPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("link", { name: "First Name is required" })).toBeVisible();
  const licence = [
    "You must specify the data of the Driver License",
    "The country that issued the license is required",
    "The license’s date of issue is required",
    "The license’s expiry date is required",
  ];
  for (const name of licence) expect(within(summary).getByRole("link", { name })).toBeVisible();
  // The value for people with only one name. (ACC-22)
  expect(await field(/^First name/)).toHaveAccessibleDescription(/^First Name is required .*enter FNU here/);
});

it("the car's booking page lists the rental desk's charges for this car, including the class's tank and deposit, each with its unit (CAR-19)", async () => {
  const charge = (Code: string, Amount: number | null, more: Partial<CarCharge> = {}): CarCharge => ({
    ...{ Code, Amount, Minimum: null, Maximum: null, PaidOnline: false, SupplierId: null, ClassId: null },
    ...{ Per: "rental", Text: `The ${Code}`, ...more },
  });
  server.use(
    on("/api/information/carCharges/*", () =>
      answer([
        charge("childSeat", 300, { Per: "day" }),
        charge("oneWay", 30, { Per: "kilometre", Minimum: 1_000, Maximum: 13_000 }),
        charge("ageSurcharge", 50, { Per: "waiver", PaidOnline: true }),
        charge("extraDriver", 500, { Per: "day", SupplierId: anOffer.SupplierId }),
        charge("extraDriver", 9_900, { SupplierId: 99 }),
        charge("fullTank", 6_500, { ClassId: anOffer.ClassId }),
        charge("fullTank", 9_900, { ClassId: 99 }),
        charge("deposit", anOffer.Deposit, { ClassId: anOffer.ClassId }),
      ]),
    ),
  );
  openCarPage(path);
  const fold = (await screen.findByText("What you pay at the rental desk")).closest("details") as HTMLElement;
  expect([...fold.querySelectorAll("dt, dd")].map(({ textContent }) => textContent)).toEqual([
    ...["The childSeat", "$3.00 a day"],
    ...["The oneWay", "$0.30 a kilometer, at least $10.00 and at most $130.00"],
    ...["The extraDriver", "$5.00 a day"],
    ...["The fullTank", "$65.00 once"],
    ...["The deposit", "$150.00"],
  ]);
});

it("the car's booking page refuses at its field a licence number that the check of documents would refuse (CAR-3, DOC-5)", async () => {
  const sent = record([]);
  openCarPage(path);
  await fillIn();
  await type("License number", "L-99");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const expected = /^Enter the number as it is printed on the document/;
  await waitFor(async () => expect(await field(/^License number/)).toHaveAccessibleDescription(expected));
  expect(sent).toEqual([]);
});

it("the car's booking page takes the licence's country from the search (CAR-61, CAR-26)", async () => {
  openCarPage(`${path}&licence=40`);
  await screen.findAllByRole("option", { name: "Spain" });
  expect(await field(/^License issued in/)).toHaveDisplayValue("Spain");
});

it("the car's booking page shows before a booking which car the plan already has for these days (PLAN-36)", async () => {
  const { snapshot } = begin().and(added(0, 41));
  const planned = { ...bookingOf(snapshot, 41), Name: "Kia Picanto" };
  const days = (from: string, until: string) => ({ StartsAt: havanaInstant(from), EndsAt: havanaInstant(until) });
  const open = (Bookings: Booking[]) => {
    server.use(
      on("/api/travelPlans/activeTravelPlan/*", () => answer({ ...planOf(snapshot), Bookings })),
      on("/api/checkout/1", () => answer(checkoutOf(snapshot, BEGINNING))),
    );
    return openCarPage(path, { client: 7 });
  };
  const { unmount } = open([{ ...planned, ...days("2027-01-12", "2027-01-15") }]);
  expect(await screen.findByText(/^A car for these days: Kia Picanto\./)).toBeVisible();
  unmount();
  open([{ ...planned, ...days("2027-01-20", "2027-01-25") }]);
  expect(await screen.findByRole("button", { name: "Book this car" })).toBeVisible();
  expect(screen.queryByText(/^A car for these days/)).toBeNull();
});

it("the car's booking page tells a client with a new account that one press is left, once, with the focus there (ACC-20)", async () => {
  storeSignUpDraft({ FirstName: "Ana", LastName: "Pérez" });
  const { unmount } = openCarPage(path, { client: 7 });
  const said = await screen.findByText("Your account is ready");
  await waitFor(() => expect(document.activeElement).toContainElement(said));
  expect(screen.getByText(/press the button below. Nothing is booked until then/)).toBeVisible();
  expect(readSignUpDraft()).toBeNull();
  unmount();
  openCarPage(path, { client: 7 });
  expect(await screen.findByRole("button", { name: "Book this car" })).toBeVisible();
  expect(screen.queryByText("Your account is ready")).toBeNull();
});

it.each([
  { ConfirmsInstantly: true, due: /The rental company confirms at once; then you have 48 hours to pay online/ },
  { ConfirmsInstantly: false, due: /The rental company answers within 72 hours; once it has confirmed/ },
])("the booking form shows the same confirmation time as the offer: %j", async ({ ConfirmsInstantly, due }) => {
  server.use(on("/api/carBookings/getCarOffer/*", () => answer([{ ...anOffer, ConfirmsInstantly }])));
  openCarPage(path);
  expect(await screen.findByText(due)).toBeInTheDocument();
  expect(screen.queryAllByText("Instant confirmation")).toHaveLength(ConfirmsInstantly ? 1 : 0);
});

it("the car's booking page shows the deposit alone in its summary if no other amount in Cuba is known", async () => {
  server.use(on("/api/carBookings/getCarOffer/*", () => answer([{ ...anOffer, PayInCuba: 0, InCubaLines: [] }])));
  openCarPage(path);
  expect(
    (await screen.findAllByText("plus a deposit of $150.00, held on a card not issued by a US bank and returned"))
      .length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText("$0.00")).not.toBeInTheDocument();
});

it("the car's booking page shows the hours of one office once, with the days of the rental on which it is closed (OPS-98)", async () => {
  const closedOn = (day: string) => ({ From: day, To: day, SupplierId: 0 });
  const Opening = { Hours: [], Closed: ["2027-01-01", "2027-01-12", "2027-05-01"].map(closedOn) };
  const PickUpOffice = { ...anOffer.PickUpOffice, Opening };
  const elsewhere = { ...PickUpOffice, Id: 2, Name: "Varadero centro" };
  const show = (DropOffOffice: typeof PickUpOffice) =>
    server.use(on("/api/carBookings/getCarOffer/*", () => answer([{ ...anOffer, PickUpOffice, DropOffOffice }])));
  show(PickUpOffice);
  const { unmount } = openCarPage(path);
  expect((await screen.findByText("Pick-up and return office")).parentElement).toHaveTextContent(
    "Varadero AirportOpen 24 hours, every dayClosed on Tue, Jan 12",
  );
  expect(screen.getAllByText(/^Closed on/)).toHaveLength(1);
  expect(screen.queryByText(/^Return:/)).not.toBeInTheDocument();
  unmount();
  show(elsewhere);
  openCarPage(path);
  expect((await screen.findByText("Return office")).parentElement).toHaveTextContent("Varadero town center");
  expect(screen.getByText("Pick-up office").parentElement).toHaveTextContent("Varadero Airport");
  expect(screen.getByText("Return: Varadero town center")).toBeInTheDocument();
});

it("the car's booking page refuses a driver who is not 21 on the day of pick-up", async () => {
  openCarPage(path);
  await type("Date of birth", "2006-01-11");
  fireEvent.blur(await field(/^Date of birth/));
  expect(await screen.findByText("The driver must be at least 21 on the day of pick-up")).toBeVisible();
});

it("the car's booking page shows at its field how a name in other letters has to be written (PAPER-11)", async () => {
  openCarPage(path);
  await type("Last name", "Щербакова");
  fireEvent.blur(await field(/^Last name/));
  expect(await field(/^Last name/)).toHaveAccessibleDescription(/Latin letters, as in the two lines at the bottom/);
  await type("Last name", "Shcherbakova");
  await waitFor(async () => expect(await field(/^Last name/)).not.toHaveAccessibleDescription());
});

it("a suspended client reads above the form, before filling it in, until when and how to reach us (SAFE-29)", async () => {
  const shop = [
    ["shop:phone", "+53 7 833 4567"],
    ["shop:email", "hello@malecon.example"],
  ].map(([name, content]) => Object.assign(document.createElement("meta"), { name, content }));
  document.head.append(...shop);
  const Suspended = { Reason: "Three cards of three people", LastDay: "2126-12-05" };
  server.use(on("/api/profile/*", () => answer({ ...profile, Suspended })));
  openCarPage(path, { client: 7 });
  const [first] = await screen.findAllByText("New bookings and changes are suspended");
  if (!first) throw new Error("not told");
  expect(first.compareDocumentPosition(await field(/^First name/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByText(/^You can book again after .*December 5, 2126/)[0]).toBeVisible();
  const hrefs = screen
    .getAllByRole("link", { name: /^(Write to us|\+53|hello@)/ })
    .map((link) => link.getAttribute("href"));
  expect(hrefs.slice(0, 3)).toEqual(
    expect.arrayContaining(["/notes?box=new", "tel:+5378334567", "mailto:hello@malecon.example"]),
  );
  for (const meta of shop) meta.remove();
});

it("the car's booking page asks a client whose own name is in other letters to write it in the profile first, and leads back (PAPER-12)", async () => {
  server.use(on("/api/profile/*", () => answer({ ...profile, FirstName: "小龙", LastName: "李" })));
  openCarPage(path, { client: 7 });
  const asked = await screen.findByText("First write your name in Latin letters");
  const link = await screen.findByRole("link", { name: "Write my name in the profile" });
  expect(asked).toBeVisible();
  const [page, query] = (link.getAttribute("href") ?? "").split("?");
  expect([page, new URLSearchParams(query).get("returnUrl")]).toEqual(["/profile", path]);
});

it("the car's booking page fills in the profile's data", async () => {
  openCarPage(path, { client: 7 });
  await waitFor(async () => expect(await field(/^Last name/)).toHaveValue("Pérez"));
  expect(await field(/^Date of birth/)).toHaveValue("Apr 1, 1990");
  // The licence is from the client's country until another is chosen. (CAR-61)
  expect(await field(/^License issued in/)).not.toHaveValue("");
});

it("the car's booking page completes the client from an earlier stay, and another driver with all known data, who stays after a reload (CAR-62, FAULT-25)", async () => {
  const guest = (Name: string, LastName: string, Age: number | null = null) => ({
    Age,
    Traveler: { Country: 40, Name, LastName, Passport: `D-${Name}`, PassportExpires: "2131-02-03", IsMainUser: false },
  });
  const Guests = [guest("Ana", "Pérez"), guest("Luis", "Díaz"), guest("Eva", "Díaz", 6)];
  const stay = {
    CreatedAt: 1,
    Status: "confirmed",
    ProductType: ProductType.Lodging,
    Details: { HotelName: "Casa Azul", Rooms: [{ Guests }] },
  };
  const { snapshot } = begin().and(added(0));
  server.use(
    on("/api/travelPlans/activeTravelPlan/*", () =>
      answer({ ...planOf(snapshot), Bookings: [stay], AcceptsBookings: false }),
    ),
    on("/api/checkout/1", () => answer(checkoutOf(snapshot, BEGINNING))),
  );
  const { unmount } = openCarPage(path, { client: 7 });
  await waitFor(async () => expect(await field(/^First name/)).toHaveValue("Ana"));
  // The client's own passport is asked for with the documents. (CAR-2)
  expect(screen.queryByLabelText(/^Passport number/)).toBeNull();
  const offered = await screen.findByRole("group", { name: "Fill in the details of:" });
  expect(
    within(offered)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Luis Díaz"]);
  await userEvent.click(within(offered).getByRole("button"));
  expect(await field(/^First name/)).toHaveValue("Luis");
  expect(await field(/^First name/)).toHaveFocus();
  expect(await field(/^Passport number/)).toHaveValue("D-Luis");
  expect(await field(/^Date of birth/)).toHaveValue("");
  await userEvent.click(within(offered).getByRole("button", { name: "Ana Pérez" }));
  expect(screen.queryByLabelText(/^Passport number/)).toBeNull();
  expect(await field(/^Date of birth/)).toHaveValue("Apr 1, 1990");
  await userEvent.click(within(offered).getByRole("button", { name: "Luis Díaz" }));
  unmount();
  openCarPage(path, { client: 7 });
  await waitFor(async () => expect(await field(/^First name/)).toHaveValue("Luis"));
});

it("the car's booking page sends a visitor to a new account with the way back, and shows the filled form on return (ACC-16)", async () => {
  const { unmount } = openCarPage(path);
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(address()).toMatch(/^\/signUp/));
  expect(readSignUpDraft()).toEqual({ FirstName: "Ana", LastName: "Pérez", CountryId: "", PolicyEdition: "first" });
  expect(new URLSearchParams(address().split("?")[1]).get("returnUrl")).toBe(path);
  unmount();
  openCarPage(path, { client: 7 });
  expect(await field(/^License number/)).toHaveValue("99887766");
  expect(await field(/^License issued in/)).toHaveValue("40");
});

it("the car's booking page keeps a country that a visitor chose before anything was typed (FAULT-25)", async () => {
  const { unmount } = openCarPage(path);
  await screen.findAllByRole("option", { name: "Spain" });
  await userEvent.selectOptions(await field(/^License issued in/), "Spain");
  unmount();
  openCarPage(path);
  await waitFor(async () => expect(await field(/^License issued in/)).toHaveValue("40"));
});

it("the car's booking page sends one request key for all tries of a booking, even offline (FAULT-28), and drops the draft after success", async () => {
  const sent = record([
    // The connection breaks during the booking: it is unknown whether it was made.
    () => Response.error(),
    () => refuse(409, "car.soldOut", "This car was just taken."),
  ]);
  answerBooked(41);
  const { store } = openCarPage(path, { client: 7 });
  await fillIn();
  for (const tries of [1, 2, 3]) {
    const button = await screen.findByRole("button", { name: "Book this car" });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(tries));
  }
  await waitFor(() => expect(address()).toBe("/book-car-confirm?booking=41"));
  // Shown in the heading, so there is no alert.
  expect(await screen.findByText("Booking was created successfully")).toBeVisible();
  expect(selectAlerts(store.getState()).filter(({ kind }) => kind === "success")).toEqual([]);
  expect(new Set(sent.map(({ RequestKey }) => RequestKey)).size).toBe(1);
  expect(sent[0]).toMatchObject({
    ClientId: 7,
    SiteId: 11,
    Book: true,
    RequestKey: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    CarOffer: { AgencyId: 1, SupplierId: 1, ModelId: 5, UserCountryId: 40, PickUp: "2027-01-10" },
    BookForm: { Driver: { LicenseNumber: "99887766", LicenseCountryId: 40 }, AcceptTerms: true },
  });
  expect(sent[0]?.CarOffer).not.toHaveProperty("Price");
  expect(keptInTab()).toEqual(["malecon.days"]);
});

it("the car's booking page shows the booking of a lost answer if the form has changed since, and books nothing twice (FAULT-28)", async () => {
  const sent = record([
    () => Response.error(),
    () => refuse(409, "plan.sameKeyOtherRequest", "Booked.", [], { booking: 40 }),
  ]);
  answerBooked(40);
  const { store } = openCarPage(path, { client: 7 });
  await fillIn();
  const press = async () => userEvent.click(await screen.findByRole("button", { name: "Book this car" }));
  await press();
  await screen.findByText(/^The shop could not be reached\./);
  fireEvent.change(await field(/^License number/), { target: { value: "99887755" } });
  await press();
  await waitFor(() => expect(address()).toBe("/book-car-confirm?booking=40"));
  expect(sent).toHaveLength(2);
  expect(selectAlerts(store.getState())).toContainEqual(
    expect.objectContaining({ kind: "warning", message: "error.plan.sameKeyOtherRequest" }),
  );
  expect(keptInTab()).toEqual(["malecon.days"]);
});

it("the car's booking page shows next to the button why nothing was booked, without an answer and after a refusal, and keeps the focus there (WIRE-26)", async () => {
  const sent = record([() => Response.error(), () => refuse(409, "car.soldOut", "This car was just taken.")]);
  const { store } = openCarPage(path, { client: 7 });
  await fillIn();
  const press = async () => userEvent.click(await screen.findByRole("button", { name: "Book this car" }));
  await press();
  const why = await screen.findByText(/^The shop could not be reached\./);
  expect(why.closest("[role=alert]")).toHaveTextContent("Could not create car reservation");
  expect(screen.getByRole("button", { name: "Book this car" })).toHaveFocus();
  await press();
  // The server's reason is a warning, by itself.
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^Please note: This car was just taken\.$/));
  expect(sent).toHaveLength(2);
  // Shown on the page, so there is no alert.
  expect(selectAlerts(store.getState())).toEqual([]);
});

it("the car's booking page sends the accepted edition of the policies, and asks again if another one is in force (INFO-26)", async () => {
  let edition = "first";
  server.use(on("/api/information/policyEdition", () => answer({ Edition: edition })));
  const sent = record([() => refuse(409, "plan.policiesChanged")]);
  answerBooked(41);
  const { store } = openCarPage(path, { client: 7 });
  await fillIn();
  edition = "second";
  await userEvent.click(await screen.findByRole("button", { name: "Book this car" }));
  expect(await screen.findByText(/^Our policies have changed/)).toBeVisible();
  const box = screen.getByRole("checkbox", { name: /privacy policy/ });
  await waitFor(() => expect(box).not.toBeChecked());
  // Shown at the box, so there is no alert.
  expect(selectAlerts(store.getState())).toEqual([]);
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole("button", { name: "Book this car" }));
  await waitFor(() => expect(sent.map(({ PolicyEdition }) => PolicyEdition)).toEqual(["first", "second"]));
});

it("the car's booking page reloads profile and papers once a car is booked, because the booking may have changed them (ACC-18)", async () => {
  const asked: string[] = [];
  server.use(
    on("/api/admin/clientDocuments/getClientDocumentsInfo/*", () => {
      asked.push("documents");
      return answer([]);
    }),
  );
  record([]);
  answerBooked(41);
  openCarPage(path, { client: 7 });
  await fillIn();
  expect(asked).toHaveLength(1);
  await userEvent.click(await screen.findByRole("button", { name: "Book this car" }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

it("the car's booking page shows an error of the server at its field", async () => {
  const Errors = [{ Field: "BookForm.Driver.LicenseNumber", Code: "pattern", Message: "This is no license number" }];
  record([() => refuse(400, "invalid", "Please look at your data again.", Errors)]);
  openCarPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Book this car" }));
  await waitFor(async () =>
    expect(await field(/^License number/)).toHaveAccessibleDescription("This is no license number"),
  );
});

const notMade = { Data: null, Status: -1, ResultCode: "OK", ResponseType: "Error" };

it("the car's booking page redirects without an offer to the search with its own query, and adds no days (WEB-41)", async () => {
  openCarPage("/book-car?zone=4");
  await waitFor(() => expect(address()).toBe("/search-car?zone=4"));
});

it.each([
  ["holds no booking", () => wrongAnswer()],
  ["is not OK", () => wrongAnswer(notMade)],
])("reports once that the reservation could not be created if the answer %s (PLAN-4)", async (_kind, made) => {
  record([made]);
  const { store } = openCarPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Book this car" }));
  await waitFor(() =>
    expect(store.getState().alerts).toEqual([expect.objectContaining({ kind: "information", message: "book.unable" })]),
  );
  expect(screen.queryByText("Could not create car reservation")).toBeNull();
});

it("the car's booking page reports that the shop could not be reached only if no answer arrived (WIRE-26)", async () => {
  record([() => wrongAnswer({ Data: null, Status: -1 }, 409), () => HttpResponse.error()]);
  openCarPage(path, { client: 7 });
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Book this car" }));
  expect(await screen.findByText("Could not create car reservation")).toBeVisible();
  expect(screen.queryByText(/^The shop could not be reached/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Book this car" }));
  expect(await screen.findByText(/^The shop could not be reached/)).toBeVisible();
});

it("the car's booking page asks for a new price when extras change", async () => {
  const asked: CarOfferQuestion[] = [];
  server.use(
    on("/api/carBookings/getCarOffer/*", async ({ request }) => {
      const question = (await request.json()) as CarOfferQuestion;
      asked.push(question);
      return answer([{ ...anOffer, PayInCuba: 2_000 + 900 * (question.ChildSeats ?? 0) }]);
    }),
  );
  openCarPage(path);
  await userEvent.selectOptions(await field("Child seats"), "2");
  expect(await screen.findByText("$38.00 in Cuba")).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ IdSupplier: 1, IdModel: 5, ChildSeats: 2 });
});

it("the car's booking page reports that a car is gone meanwhile, with a link back to the others (CAR-16)", async () => {
  server.use(
    on("/api/carBookings/getCarOffer/*", async ({ request }) => {
      const question = (await request.json()) as CarOfferQuestion;
      return answer(question.ChildSeats ? [] : [anOffer]);
    }),
  );
  openCarPage(path);
  await userEvent.selectOptions(await field("Child seats"), "2");
  const gone = within((await screen.findByText(/^This car is no longer available/)).parentElement as HTMLElement);
  expect(gone.getByRole("link", { name: "See the cars still available" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/search-car\?/),
  );
  expect(screen.queryByText("The price with these details could not be calculated.")).toBeNull();
  expect(await field("Child seats")).toHaveDisplayValue("2");
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
});

it("the car's booking page shows no old price with extras whose price did not load, and loads it again on request (CAR-26)", async () => {
  const priced = (question: CarOfferQuestion) =>
    answer([{ ...anOffer, PayInCuba: 2_000 + 900 * (question.ChildSeats ?? 0) }]);
  let isFailing = true;
  server.use(
    on("/api/carBookings/getCarOffer/*", async ({ request }) => {
      const question = (await request.json()) as CarOfferQuestion;
      return question.ChildSeats && isFailing ? refuse(500, "unexpected", "Sorry.") : priced(question);
    }),
  );
  openCarPage(path);
  expect(await screen.findByText("$20.00 in Cuba")).toBeVisible();
  await userEvent.selectOptions(await field("Child seats"), "2");
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("The price with these details could not be calculated.")).toBeVisible();
  expect(screen.queryByText("$20.00 in Cuba")).toBeNull();
  expect(screen.queryByText("If you have to cancel")).toBeNull();
  isFailing = false;
  await userEvent.click(again);
  expect(await screen.findByText("$38.00 in Cuba")).toBeVisible();
});

it("the car's booking page offers no extra without a price: neither child seats nor drivers that only another company takes (CAR-9)", async () => {
  server.use(on("/api/information/carCharges/*", () => answer([chargeOf("extraDriver", 300, 2)])));
  openCarPage(path);
  expect(await field(/^Flight number/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText("Child seats")).toBeNull());
  expect(screen.queryByLabelText("Extra drivers")).toBeNull();
});

it("the car's booking page names the price of each extra where it is chosen (CAR-9)", async () => {
  const charges = [{ ...chargeOf("extraDriver", 1_500, 1), Per: "rental" }, chargeOf("childSeat", 300)];
  server.use(on("/api/information/carCharges/*", () => answer(charges)));
  openCarPage(path);
  const described = async (name: string, text: RegExp) => {
    const extra = await field(name);
    await waitFor(() => expect(extra).toHaveAccessibleDescription(text));
  };
  await described("Extra drivers", /^\$15\.00 once for each driver\. Each shows passport/);
  await described("Child seats", /^\$3\.00 a day for each seat$/);
});

it("the car's booking page bases the promised refund on the price with the extras and the driver's age (CAR-26)", async () => {
  const free = { code: 1, fromDays: null, toDays: 1, percent: 0, units: null, amount: null, noShow: false };
  server.use(
    on("/api/products/cancellationRules/*", () => answer([free])),
    on("/api/carBookings/getCarOffer/*", async ({ request }) => {
      const { ExtraDrivers = 0 } = (await request.json()) as CarOfferQuestion;
      return answer([{ ...anOffer, Price: anOffer.Price + 5_250 * ExtraDrivers }]);
    }),
  );
  openCarPage(path);
  await userEvent.click(await screen.findByText(/^Free( until|$)/));
  expect(await screen.findByText(/: the full price goes back, \$249\.00$/)).toBeVisible();
  await userEvent.selectOptions(await field("Extra drivers"), "1");
  expect(await screen.findByText(/: the full price goes back, \$301\.50$/)).toBeVisible();
});

it("the car's booking page reports that the offer is gone if the lookup returns none, with a link back to the search (CAR-16)", async () => {
  server.use(on("/api/carBookings/getCarOffer/*", () => answer([])));
  openCarPage(path);
  expect(await screen.findByRole("heading", { name: "This offer is no longer available" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See the cars still available" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/search-car\?zone=2&from=2027-01-10/),
  );
});

it("the car's booking page reports that the offer is gone if the lookup's answer is empty (CAR-16)", async () => {
  server.use(on("/api/carBookings/getCarOffer/*", () => wrongAnswer()));
  openCarPage(path);
  expect(await screen.findByRole("heading", { name: "This offer is no longer available" })).toBeVisible();
});

it("the car's booking page shows the server's reason if the days cannot be booked, and links back to the search (CAR-16)", async () => {
  const reason = "Cars are rented for at least 3 days.";
  server.use(on("/api/carBookings/getCarOffer/*", () => refuse(400, "car.rentalTooShort", reason)));
  const { store } = openCarPage(path);
  expect(await screen.findByRole("heading", { name: reason })).toBeVisible();
  // The page says it, so there is no alert.
  expect(selectAlerts(store.getState())).toEqual([]);
  expect(screen.queryByText(/Someone else has just booked it/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Change the search" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/search-car/),
  );
});

describe("a price that has changed since the page showed it (PLAN-37)", () => {
  const dearer: StatedPrice = {
    ...{ Total: 32_150, PayNow: 30_150, PayInCuba: 2_000, Deposit: 20_000, CurrencyCode: "USD" },
    PriceLines: [
      { Code: "rental", Amount: 27_900, Facts: { days: 3, perDay: 9_300 } },
      { Code: "youngDriver", Amount: 2_250, Facts: { days: 3, perDay: 750 } },
    ],
    InCubaLines: anOffer.InCubaLines,
  };

  async function askedAbout(answers: (() => Response)[]) {
    const sent = record(answers);
    answerBooked(41);
    openCarPage(path, { client: 7 });
    await fillIn();
    await userEvent.click(await screen.findByRole("button", { name: "Book this car" }));
    return { sent, question: await screen.findByRole("group", { name: "The price is now $321.50" }) };
  }

  it("is compared line by line with the old price, with new lines and the part paid in Cuba, before anything is booked", async () => {
    const { sent, question } = await askedAbout([() => refusePrice(dearer)]);
    expect(sent[0]).toMatchObject({ Total: 26_900, PayInCuba: 2_000, Deposit: 15_000 });
    expect(question).toHaveFocus();
    expect(within(question).getByRole("alert")).toHaveTextContent(/Nothing has been booked/);
    const rows = within(question)
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows[0]).toEqual(["What for", "You saw", "Now"]);
    expect(rows[1]?.slice(1)).toEqual(["$249.00", "$279.00"]);
    expect(rows[2]).toEqual([expect.stringMatching(/young/i), "–", "$22.50"]);
    expect(rows.slice(3).map((row) => row.slice(1))).toEqual([
      ["$249.00", "$301.50"],
      ["$20.00", "$20.00"],
      ["$20.00", "$20.00"],
      ["$150.00", "$200.00"],
      ["$269.00", "$321.50"],
    ]);
    expect(address()).toMatch(/^\/book-car\//);
  });

  it("is booked once the client confirms it, under the same key", async () => {
    const { sent, question } = await askedAbout([() => refusePrice(dearer)]);
    await userEvent.click(within(question).getByRole("button", { name: "Book at $321.50" }));
    await waitFor(() => expect(address()).toBe("/book-car-confirm?booking=41"));
    expect(sent.map(({ Total }) => Total)).toEqual([26_900, 32_150]);
    expect(new Set(sent.map(({ RequestKey }) => RequestKey)).size).toBe(1);
  });

  it("has to be confirmed again if it has changed once more", async () => {
    const dearest = { ...dearer, Total: 40_000, PayNow: 38_000 };
    const { sent, question } = await askedAbout([() => refusePrice(dearer), () => refusePrice(dearest)]);
    await userEvent.click(within(question).getByRole("button", { name: "Book at $321.50" }));
    const again = await screen.findByRole("group", { name: "The price is now $400.00" });
    await userEvent.click(within(again).getByRole("button", { name: "Book at $400.00" }));
    await waitFor(() => expect(address()).toBe("/book-car-confirm?booking=41"));
    expect(sent.map(({ Total }) => Total)).toEqual([26_900, 32_150, 40_000]);
  });

  it("keeps the form as typed if the client does not confirm: nothing is sent, and other choices drop the question", async () => {
    const { sent } = await askedAbout([() => refusePrice(dearer)]);
    expect(await field(/^License number/)).toHaveValue("99887766");
    await type("Date of birth", "1980-04-01");
    await waitFor(() => expect(screen.queryByRole("group", { name: /^The price is now/ })).toBeNull());
    expect(await screen.findByRole("button", { name: "Book this car" })).toBeEnabled();
    expect(await field(/^License number/)).toHaveValue("99887766");
    expect(sent).toHaveLength(1);
  });
});

describe("the page that changes a booked car (PLAN-40)", () => {
  const driver = {
    FirstName: "Ana",
    LastName: "Pérez",
    BirthDate: "1990-04-01",
    CountryId: 40,
    Passport: "XDA123456",
    PassportExpires: "2031-01-01",
    LicenseNumber: "99887766",
    LicenseCountryId: 40,
    LicenseIssued: "2012-05-05",
    LicenseExpires: "2032-05-05",
  };
  const { snapshot } = begin().and(added(0));
  const booked = bookingOf(snapshot, 1);
  const Details = {
    ...{ ClassName: "ECO-M", ModelName: "Kia Picanto", TransmissionId: 1, ClassId: 1, ZoneId: 2, ZoneCode: "VAR" },
    ...{ PickUp: "2027-01-10", StartHour: "0900", DropOff: "2027-01-13", EndHour: "0900", Days: 3 },
    ...{ PickUpOffice: "Aeropuerto Varadero", PickUpZone: "Varadero", PickUpHours: [] },
    ...{ DropOffOffice: "Aeropuerto Varadero", DropOffZone: "Varadero", DropOffHours: [] },
    ...{ DriverName: "Ana Pérez", ExtraDrivers: 0, ChildSeats: 0, FlightNumber: null, Driver: driver },
    Offer: { SupplierId: 1, ModelId: 5, AgencyId: 1, DropOffAgencyId: 1, DropOffZoneId: 2, MinLicenceYears: 2 },
  };
  const price = (PayNow: number): StatedPrice => ({
    ...{ Total: PayNow + 6_500, PayNow, PriceLines: [], PayInCuba: 6_500, InCubaLines: [], Deposit: 0 },
    CurrencyCode: "USD",
  });

  beforeEach(() => {
    server.use(
      on("/api/bookings/1/en", () => answer(booked)),
      on("/api/travelPlans/1/en", () => answer({ ...planOf(snapshot), Bookings: [{ ...booked, Details }] })),
      on("/api/checkout/1", () => answer(checkoutOf(snapshot, BEGINNING))),
    );
  });
  const show = () => open(<ChangeBookingPage />, "/change-booking/1", "/change-booking/:bookingId");

  it("tells the booking apart from another one of the plan with the same name (PLAN-45)", async () => {
    const other = { ...booked, BookingId: 2 };
    server.use(
      on("/api/travelPlans/1/en", () => answer({ ...planOf(snapshot), Bookings: [{ ...booked, Details }, other] })),
    );
    show();
    expect(await screen.findByText("Car 1, booking 1")).toBeVisible();
  });

  it("tells the booking apart where it cannot be changed now, too (PLAN-45)", async () => {
    const over = { ...booked, Details, Status: "cancelled" as const };
    const { snapshot: cancelled } = begin().and(added(0)).and(booking("booking.cancelled", 1));
    server.use(
      on("/api/travelPlans/1/en", () =>
        answer({ ...planOf(cancelled), Bookings: [over, { ...booked, BookingId: 2 }] }),
      ),
      on("/api/checkout/1", () => answer(checkoutOf(cancelled, BEGINNING))),
    );
    show();
    expect(await screen.findByText("This booking cannot be changed now")).toBeVisible();
    expect(screen.getByText("Car 1, booking 1")).toBeVisible();
  });

  it("a suspended client reads above the form that nothing can be changed (SAFE-29)", async () => {
    server.use(on("/api/profile/*", () => answer({ ...profile, Suspended: { Reason: "Two people", LastDay: null } })));
    show();
    const [first] = await screen.findAllByText("New bookings and changes are suspended");
    const position = first?.compareDocumentPosition(await field(/^First name/)) ?? 0;
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("is filled with the booking, and shows the new price next to the current one before it submits the change", async () => {
    const sent = record([]);
    server.use(
      on("/api/carBookings/changes/1/en", () =>
        answer({ Was: price(29_100), Now: price(31_100), ConfirmsInstantly: false }),
      ),
    );
    show();
    expect(await field(/^First name/)).toHaveValue("Ana");
    expect(await field(/^License number/)).toHaveValue("99887766");
    const [button] = await screen.findAllByRole("button", { name: "Change the booking" });
    expect(button).toBeDisabled();
    await userEvent.selectOptions(await field(/^Child seats/), "1");
    expect(await screen.findByText("$20.00 more online")).toBeVisible();
    expect(screen.getByText(/has to confirm the change. Until then your booking stays as it is/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Ask for the change" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      Replaces: 1,
      Total: 37_600,
      PayInCuba: 6_500,
      CarOffer: { PickUp: "2027-01-10", AgencyId: 1, DropOffAgencyId: 1, SupplierId: 1, ModelId: 5 },
      BookForm: { ChildSeats: 1, Driver: { LicenseNumber: "99887766" } },
    });
  });

  it("links from a paid booking's agreed change to the payment of its extra cost (PLAN-44)", async () => {
    const sent = record([]);
    server.use(
      on("/api/carBookings/changes/1/en", () =>
        answer({ Was: price(29_100), Now: price(31_100), ConfirmsInstantly: true, More: 2_000 }),
      ),
    );
    show();
    await userEvent.selectOptions(await field(/^Child seats/), "1");
    expect(await screen.findByText(/The change is held for you for 48 hours at most/)).toBeInTheDocument();
    const [button] = await screen.findAllByRole("button", { name: "Pay $20.00 more" });
    if (!button) throw new Error("nothing changes the booking");
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByTestId("address")).toHaveTextContent(/\/payment\/\d+\?plan=1/);
  });

  it("adds an extra driver and names them in one step (CAR-63)", async () => {
    const sent = record([]);
    server.use(
      on("/api/carBookings/changes/1/en", () =>
        answer({ Was: price(29_100), Now: price(29_100), ConfirmsInstantly: true }),
      ),
    );
    show();
    await userEvent.selectOptions(await field(/^Extra drivers/), "1");
    await userEvent.click(await screen.findByRole("button", { name: "Name extra driver 1" }));
    const extra = within(await screen.findByRole("group", { name: "Extra driver 1" }));
    expect(extra.getByLabelText(/^First name/)).toHaveFocus();
    const typed = (label: RegExp, value: string) =>
      fireEvent.change(extra.getByLabelText(label), { target: { value } });
    typed(/^First name/, "Luis");
    typed(/^Last name/, "Prado");
    typed(/^Date of birth/, "2010-03-02");
    typed(/^License number/, "LX778899");
    await extra.findAllByRole("option", { name: "Spain" });
    await userEvent.selectOptions(extra.getByLabelText(/^License issued in/), "40");
    typed(/^License issued on/, "2015-01-01");
    typed(/^License expires on/, "2032-01-01");
    await screen.findByText("Same price online");
    const [button] = screen.getAllByRole("button", { name: "Change the booking" });
    if (!button) throw new Error("nothing changes the booking");
    await userEvent.click(button);
    expect(extra.getByText("The driver must be at least 21 on the day of pick-up")).toBeVisible();
    typed(/^Date of birth/, "1985-03-02");
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      Replaces: 1,
      BookForm: { ExtraDrivers: 1, NamedDrivers: [{ FirstName: "Luis", LicenseNumber: "LX778899" }] },
    });
  });

  it("shows instead of a price why this change is not possible", async () => {
    server.use(
      on("/api/carBookings/changes/1/en", () => refuse(409, "car.soldOut", "This car is no longer available")),
    );
    show();
    await userEvent.selectOptions(await field(/^Child seats/), "2");
    expect(await screen.findByText(/no longer available|last one|was taken/i)).toBeVisible();
  });

  it("shows why nothing can be changed while a change waits for its supplier", async () => {
    const waiting = begin()
      .and(added(0))
      .and(changed(1, 2, 1)).snapshot;
    server.use(on("/api/checkout/1", () => answer(checkoutOf(waiting, BEGINNING))));
    show();
    expect(await screen.findByText("A change of booking “Car 1” still waits for its supplier.")).toBeVisible();
    expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
  });
});
