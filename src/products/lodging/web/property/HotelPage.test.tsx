import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  aHotel,
  anHotel,
  aStay,
  openLodgingPage,
  photo,
  surroundings,
} from "../../../../../test/fixtures/web/lodgingTestBed";
import { answer, enveloped, on, refuse, serve, wrongAnswer } from "../../../../../test/fixtures/web/wireTestBed";
import type { HotelStayQuestion } from "../../lodging.schemas";

jest.setTimeout(30_000);
// Finding hidden elements on a page this long would take most of a test's time.
configure({ defaultHidden: true });

const server = serve(...surroundings);
afterEach(() => sessionStorage.clear());

const days = "in=2126-01-10&out=2126-01-13&rooms=2-7";
const address = () => screen.getByTestId("address").textContent ?? "";
const title = () => screen.findByRole("heading", { level: 1, name: "Meliá Habana" });
const part = (name: string) => within(screen.getByRole("region", { name }));

it("a property's page shows a property without days: its rooms with beds, size and capacity, and the lowest price of a night (LODGE-16)", async () => {
  openLodgingPage("/hotel-details/3");
  await title();
  const rooms = part("Rooms and prices");
  expect(rooms.getByText("2 double beds")).toBeVisible();
  expect(rooms.getByText("about 29 m²")).toBeVisible();
  expect(rooms.getByText("for 4 guests, at most 3 adults")).toBeVisible();
  expect(rooms.getAllByText(/^from/).map(({ textContent }) => textContent)).toEqual([
    "from $190 a night for two",
    "from $230 a night for two",
    "from $310 a night for two",
  ]);
  expect(rooms.queryByRole("link")).toBeNull();
  expect(part("What it costs to cancel").getByRole("link", { name: "cancellation policy" })).toBeVisible();
  expect(screen.getByText("Choose your dates")).toBeVisible();
});

it("a property's page shows the description of a property, and its services (LODGE-35)", async () => {
  openLodgingPage("/hotel-details/3");
  await title();
  expect(screen.getByText("By the sea, quiet at night.")).toBeVisible();
  expect(screen.getAllByText("Miramar")[0]).toBeVisible();
  expect(screen.getByText("Capitolio, 15 min by car")).toBeVisible();
  expect(screen.getByText("Wi-Fi")).toBeVisible();
  await userEvent.click(screen.getByText("What the meals include"));
  expect(screen.getByText("Breakfast every morning of your stay.")).toBeVisible();
  expect(screen.getByText("Breakfast and one main meal a day, usually dinner.")).toBeVisible();
});

it("a property's page leaves out past costs of cancelling, by the server's clock and not by the browser's (LODGE-16)", async () => {
  const Now = Date.parse("2126-01-05T12:00Z");
  server.use(on("/api/products/minReservePeriod/*", () => answer({ Days: 0, Now })));
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  const cancelling = part("What it costs to cancel");
  await userEvent.click(await cancelling.findByText("Free until you pay, then one night"));
  expect(cancelling.getByText(/^After paying, until .* we keep \$200\.00/)).toBeVisible();
  expect(cancelling.queryByText(/full price goes back/)).toBeNull();
});

it("a property's page lists nearby places with their distance, and links to them with the chosen days (LODGE-18)", async () => {
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  const where = part("Where it is");
  const near = where.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(near).toEqual([
    "Car rental, Hotel Comodorounder 2 km",
    "José Martí T3 AirportAirport, with a rental office20 km, 30 min",
    "Playas del Este25 km, 35 min",
  ]);
  expect(where.getByRole("link", { name: "Playas del Este" })).toHaveAttribute("href", `/polo-details/1?${days}`);
  expect(screen.getByRole("link", { name: "Meliá Cohiba" })).toHaveAttribute("href", `/hotel-details/2?${days}`);
});

it("a property's page with days shows the total of each room and links to its form; the link back has the same results (LODGE-16)", async () => {
  openLodgingPage(`/hotel-details/3?${days}&category=5&sort=HotelName&page=2`);
  await title();
  const rooms = part("Rooms and prices");
  const book = await rooms.findByRole("link", { name: /^Choose for \$600\s?Standard room, breakfast$/ });
  const form = (meals: number) =>
    `/book-lodging/La%20Habana/Meli%C3%A1%20Habana/3/1/${meals}?${days}&category=5&sort=HotelName&page=2`;
  expect(book).toHaveAttribute("href", form(3));
  // The first meal plan has its price, and the others their extra cost.
  await userEvent.click(rooms.getByRole("radio", { name: /^Half board\s?\+\s\$120$/ }));
  expect(rooms.getByRole("link", { name: /^Choose for \$720\s?Standard room, half board$/ })).toHaveAttribute(
    "href",
    form(2),
  );
  expect(rooms.getByText("2 rooms left")).toBeVisible();
  expect(rooms.getByText("Sold out for these dates")).toBeVisible();
  expect(part("What it costs to cancel").getByText(/^Free until .*Jan\s3.*, then one night/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the offers" })).toHaveAttribute(
    "href",
    `/search-lodging?${days}&category=5&sort=HotelName&page=2`,
  );
});

it("the bar shows the days, the number of nights once, and the lowest price for them (LODGE-16)", async () => {
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  const bar = within(screen.getByRole("complementary"));
  expect((await bar.findByText("3 nights, from")).nextElementSibling).toHaveTextContent("$600");
  const brief = bar.getByRole("button", { name: "Show details" }).previousElementSibling;
  expect(brief).toHaveTextContent("Thu, Jan 10, 2126 – Sun, Jan 13, 2126");
  expect(bar.getAllByText(/3 nights/)).toHaveLength(1);
});

it("the main button leads to the first room that can be chosen (LODGE-16)", async () => {
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  await userEvent.click(await screen.findByRole("button", { name: "Choose a room" }));
  const [first] = part("Rooms and prices").getAllByRole("link", { name: /^Choose for / });
  expect(first).toHaveFocus();
});

it("with a single room to choose, the main button of a property's page leads to its form (LODGE-16)", async () => {
  const Choices = aStay.Choices.slice(0, 1);
  server.use(on("/api/lodgingBookings/getHotelStay/*", () => answer({ ...aStay, Choices })));
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  const [only] = await part("Rooms and prices").findAllByRole("link", { name: /^Choose for / });
  const press = screen.getByRole("link", { name: "Choose a room" });
  expect(press).toHaveAttribute("href", only?.getAttribute("href"));
});

it("a property's page without a free room shows a notice, and a press opens the nearest free days (LODGE-19)", async () => {
  const asked: HotelStayQuestion[] = [];
  const free = { CheckIn: "2126-01-12", CheckOut: "2126-01-15", Price: 61_000 };
  const none = { Cheapest: null, Choices: aStay.Choices.map((choice) => ({ ...choice, RoomsLeft: 0 })) };
  server.use(
    on("/api/lodgingBookings/getHotelStay/*", async ({ request }) => {
      asked.push((await request.json()) as HotelStayQuestion);
      return answer(asked.length === 1 ? { ...aStay, ...none, NearestFree: [free] } : aStay);
    }),
  );
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  await userEvent.click(
    await screen.findByRole("button", { name: /^Sat,\sJan\s12,\s2126\s– Tue,\sJan\s15,\s2126, from \$610$/ }),
  );
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ Hotel: 3, CheckIn: "2126-01-12", CheckOut: "2126-01-15" });
  expect(address()).toBe("/hotel-details/3?in=2126-01-12&out=2126-01-15&rooms=2-7");
});

it("a property's page shows similar properties immediately if nothing is free for a month", async () => {
  const none = { Cheapest: null, Choices: aStay.Choices.map((choice) => ({ ...choice, RoomsLeft: 0 })) };
  server.use(on("/api/lodgingBookings/getHotelStay/*", () => answer({ ...aStay, ...none })));
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  expect(await screen.findByText(/^Nothing is free within a month/)).toBeVisible();
  // Beside the list of rooms and in the bar with the price.
  expect(screen.getAllByText("No rooms on these dates")).toHaveLength(2);
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
  expect(headings.indexOf("Similar places nearby")).toBeLessThan(headings.indexOf("Where it is"));
});

it("a property's page names the zone of a similar place that is in another zone", async () => {
  const here = { ...anHotel, HotelId: 4, HotelName: "Meliá Cohiba" };
  const away = { ...anHotel, HotelId: 11, HotelName: "Memories", TouristZoneId: 3, TouristZoneName: "Jibacoa" };
  server.use(on("/api/lodgingBookings/getHotel/*", () => answer({ ...aHotel, Similar: [here, away] })));
  openLodgingPage("/hotel-details/3");
  await title();
  const [ofHere, ofAway] = part("Similar places nearby").getAllByRole("listitem");
  expect(ofHere).not.toHaveTextContent("Havana");
  expect(ofAway).toHaveTextContent("Jibacoa");
});

it("a property's page shows why days cannot be booked, together with the property", async () => {
  server.use(on("/api/lodgingBookings/getHotelStay/*", () => refuse(400, "lodging.tooSoon", "This is too soon.")));
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  expect(await screen.findByText("This is too soon.")).toBeVisible();
  expect(part("Rooms and prices").getAllByText(/^from/)).toHaveLength(3);
});

it("a property's page loads prices again after a failure", async () => {
  server.use(on("/api/lodgingBookings/getHotelStay/*", () => refuse(500, "unexpected", "No")));
  openLodgingPage(`/hotel-details/3?${days}`);
  await title();
  expect(await screen.findByText("The prices could not be loaded")).toBeVisible();
  server.use(on("/api/lodgingBookings/getHotelStay/*", () => answer(aStay)));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /^Choose for \$600/ })).toBeVisible();
});

it("a property's page shows the drawings as a carousel, each labelled as a drawing, with a link to ask for photos (LODGE-12, LODGE-36)", async () => {
  openLodgingPage("/hotel-details/3");
  expect(await screen.findByText("1 of 2: Drawing: Meliá Habana by day")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Previous picture" }));
  expect(screen.getByText("2 of 2: Drawing: Meliá Habana at night")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
  expect(screen.getByText("1 of 2: Drawing: Meliá Habana by day")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ask us for photos" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/notes\?box=new&subject=Photos/),
  );
});

it("a property's page draws the front in place of a part that only a newer server knows (LODGE-36)", async () => {
  const photos = [photo("1", { Part: "rooftop" }), photo("2", { Part: "bar" })];
  server.use(on("/api/photos/hotelPhotos/*", () => wrongAnswer(enveloped(photos))));
  openLodgingPage("/hotel-details/3");
  expect(await screen.findByText("1 of 2: Drawing: Meliá Habana by day")).toBeVisible();
  expect(await screen.findByRole("img", { name: "Drawing: Meliá Habana by day" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
  expect(await screen.findByRole("img", { name: "Drawing: The bar of Meliá Habana" })).toBeVisible();
});

it("a property's page shows how many cots a room has, and what children under 3 without one need (LODGE-31)", async () => {
  openLodgingPage("/hotel-details/3");
  await title();
  const rooms = part("Rooms and prices");
  expect(rooms.getByText("2 cots for children under 3")).toBeVisible();
  expect(rooms.getByText("no cots")).toBeVisible();
  expect(screen.getByText(/sleep in a cot, free of charge\. Those for whom there is no cot need a bed/)).toBeVisible();
});

it("a property's page shows for how many guests a villa's price is, and that further ones cost extra (LODGE-5)", async () => {
  const whole = {
    RoomClassId: 4,
    RoomClassCode: "WholeVilla",
    MaxAdults: 8,
    MaxGuests: 8,
    CoversGuests: 6,
    Bedrooms: 4,
  };
  const Rooms = aHotel.Rooms.slice(0, 1).map((room) => ({ ...room, ...whole }));
  server.use(
    on("/api/lodgingBookings/getHotel/*", () =>
      answer({ ...aHotel, Kind: "villa", ChainName: "", Stars: null, Rooms }),
    ),
  );
  openLodgingPage("/hotel-details/3");
  await title();
  expect(
    screen.getByText(/whole villa: the same for up to 6 guests\. Further guests, up to 8 in all, cost extra/),
  ).toBeVisible();
  expect(screen.queryByText(/third adult/)).toBeNull();
});

it.each([
  ["/hotel-details/none", 404],
  ["/hotel-details/99", 404],
])("reports that property %s does not exist, with a link to the search", async (path, status) => {
  server.use(on("/api/lodgingBookings/getHotel/*", () => refuse(status, "notFound", "Not found")));
  openLodgingPage(path);
  expect(await screen.findByRole("heading", { name: "We could not find this hotel or villa" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Search stays" })).toHaveAttribute("href", "/search-lodging");
});

it("a property's page reports that the property could not be loaded, and tries again", async () => {
  server.use(on("/api/lodgingBookings/getHotel/*", () => refuse(500, "unexpected", "No")));
  openLodgingPage("/hotel-details/3");
  expect(await screen.findByRole("heading", { name: "This place could not be loaded" })).toBeVisible();
  server.use(on("/api/lodgingBookings/getHotel/*", () => answer(aHotel)));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await title()).toBeVisible();
});
