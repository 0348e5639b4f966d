import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { anOffer as aCar, aPage, surroundings } from "../../../../test/fixtures/web/carTestBed";
import { anOffer as aStay, aPage as staysPage } from "../../../../test/fixtures/web/lodgingTestBed";
import { ana, authOf, openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import type { CarBookingRequest } from "../../../products/car/carBooking.schemas";
import type { LodgingBookingRequest } from "../../../products/lodging/book/booking.schemas";
import type { TripProposal } from "../trips.schemas";
import RoadTripPage from "./RoadTripPage";

jest.setTimeout(30_000);
configure({ defaultHidden: true });

const stop = (ZoneId: number, ZoneName: string, CheckIn: string, CheckOut: string): TripProposal["Stays"][number] => ({
  ...{ ZoneId, ZoneCode: "LHA", ZoneName, Nights: 2, CheckIn, CheckOut, Offer: { ...aStay, CheckIn, CheckOut } },
});
const trip: TripProposal = {
  ...{ TripId: 1, Start: "2027-01-10", End: "2027-01-14", Adults: 2, Car: aCar },
  Stays: [stop(2, "La Habana", "2027-01-10", "2027-01-12"), stop(6, "Viñales", "2027-01-12", "2027-01-14")],
  Drives: [
    {
      ...{ FromZoneId: 2, ToZoneId: 6, FromName: "La Habana", ToName: "Viñales", Kilometres: 186, Minutes: 165 },
      ...{ FuelStops: ["Candelaria", "Pinar del Río"], Points: [{ Latitude: 23.1, Longitude: -82.4 }] },
    },
  ],
};
const asked: string[] = [];
const server = serve(
  on("/api/roadTrips/:tripId/:day/:adults", ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return answer(trip);
  }),
  on("/api/roadTrips", () => answer([])),
  on("/api/lodgingBookings/getOffer/*", () => answer([aStay])),
  on("/api/lodgingBookings/getOffers/*", () => answer(staysPage)),
  ...surroundings,
);
afterEach(() => sessionStorage.clear());

const path = "/road-trip/1?start=2027-01-10&adults=2";
const address = () => screen.getByTestId("address").textContent ?? "";
const page = <Route path="/road-trip/:tripId" element={<RoadTripPage />} />;

async function fillIn() {
  const type = async (name: RegExp, ...texts: string[]) => {
    const fields = await screen.findAllByLabelText(name);
    for (const [index, value] of texts.entries()) fireEvent.change(fields[index] as HTMLElement, { target: { value } });
  };
  await type(/^First name/, "Ana", "Luis");
  await type(/^Last name/, "Pérez", "Pérez");
  await type(/^Date of birth/, "1990-04-01");
  await type(/^License number/, "99887766");
  await type(/^License issued on/, "2012-05-05");
  await type(/^License expires on/, "2032-05-05");
  await screen.findAllByRole("option", { name: "Spain" });
  await type(/^License issued in/, "40");
  await type(/^Requests/, "A late arrival");
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
}

it("the road trip's page shows the distances between the places, and where fuel is sold (TRIP-5)", async () => {
  openPages(page, path);
  const leg = (await screen.findByText("Havana → Viñales")).closest("li");
  expect(leg).toHaveTextContent("185 km, 2 h 45 min");
  expect(leg).toHaveTextContent("Fuel on the way: Candelaria, Pinar del Río");
  // Next to the stay that it links to.
  expect(screen.getByText("185 km, 2 h 45 min from Havana")).toBeVisible();
});

it("the road trip's page shows car and stays with one price, and asks again for another day (TRIP-1)", async () => {
  openPages(page, path);
  expect(await screen.findByText("Kia Picanto or similar")).toBeVisible();
  expect(screen.getByText(/^Sun,\sJan\s10,\s16:00 – Thu,\sJan\s14,\s16:00$/)).toBeVisible();
  const total = aCar.Price + aCar.PayInCuba + 2 * aStay.Price;
  expect(screen.getAllByText(`$${(total / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`)[0]).toBeVisible();
  await userEvent.click(screen.getAllByText("Change the stay")[1] as HTMLElement);
  expect(await screen.findByRole("link", { name: "All stays in Viñales" })).toHaveAttribute(
    "href",
    "/search-lodging?in=2027-01-12&out=2027-01-14&rooms=2&zone=6",
  );
  await userEvent.click(
    screen.getByRole("button", { name: /^Your dates Sun,\sJan\s10\s– Sun,\sJan\s17 · 7\snights$/ }),
  );
  fireEvent.change(await screen.findByLabelText("First day"), { target: { value: "1 Feb 2027" } });
  fireEvent.blur(screen.getByLabelText("First day"));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(asked).toContain("/api/roadTrips/1/2027-02-01/2"));
  expect(address()).toBe("/road-trip/1?start=2027-02-01&adults=2");
});

it("the road trip's page shows the same facts of the car as for a car booked alone, its deposit first, and the cost of cancelling in one place (TRIP-3)", async () => {
  server.use(
    on("/api/lodgingBookings/getOffer/*", () =>
      answer([
        { ...aStay, CancellationTerms: [{ Code: "RF", From: null, Until: Date.parse("2027-01-03T20:00Z"), Fee: 0 }] },
      ]),
    ),
  );
  openPages(page, path);
  expect((await screen.findAllByText(/\$150\.00 deposit/))[0]).toBeVisible();
  await userEvent.click(screen.getByText("Price, deposit and conditions of the car"));
  expect(
    await screen.findByText("plus a deposit of $150.00, held on a card not issued by a US bank and returned"),
  ).toBeVisible();
  expect(await screen.findByText("Rental conditions of Cubacar")).toBeVisible();
  await userEvent.click(screen.getByText("What it costs to cancel"));
  const [line] = await screen.findAllByText("Free");
  expect(line).toBeVisible();
  await userEvent.click(line as HTMLElement);
  expect((await screen.findAllByText(/the full price goes back/))[0]).toBeVisible();
});

it("the road trip's page takes the car's extras and the flight, with the server's price for them (TRIP-3)", async () => {
  const asked: object[] = [];
  server.use(
    on("/api/carBookings/getCarOffer/*", async ({ request }) => {
      const question = (await request.json()) as { ChildSeats?: number };
      asked.push(question);
      return answer([{ ...aCar, PayInCuba: aCar.PayInCuba + (question.ChildSeats ?? 0) * 1_200 }]);
    }),
  );
  openPages(page, path);
  expect(await screen.findByLabelText(/^Flight number/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(/^Child seats/), "2");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ IdSupplier: 1, IdModel: 5, ChildSeats: 2 }));
  const total = aCar.Price + aCar.PayInCuba + 2_400 + 2 * aStay.Price;
  const shown = `$${(total / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  expect((await screen.findAllByText(shown))[0]).toBeVisible();
});

it("the road trip's page exchanges a part for another one available on its days, and books that (TRIP-4)", async () => {
  const jeep = { ...aCar, ModelId: 77, ModelName: "Suzuki Jimny", ClassId: 9, Price: aCar.Price + 5_000 };
  const cars: CarBookingRequest[] = [];
  server.use(
    on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Offers: [aCar, jeep] })),
    on("/api/carBookings/getCarOffer/*", async ({ request }) => {
      const { IdModel } = (await request.json()) as { IdModel: number };
      return answer([IdModel === 77 ? jeep : aCar]);
    }),
    on("/api/carBookings/en", async ({ request }) => {
      cars.push((await request.json()) as CarBookingRequest);
      return answer({ BookingId: 41, TravelPlanId: 3 });
    }),
    on("/api/lodgingBookings/createBooking", () => answer({ BookingId: 42, TravelPlanId: 3 })),
  );
  openPages(page, path, authOf(ana));
  await userEvent.click(await screen.findByText("Change the car"));
  expect(await screen.findByText("$50.00 more")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Choose.*Suzuki Jimny$/ }));
  expect(await screen.findByText("Suzuki Jimny or similar")).toBeVisible();
  const total = jeep.Price + jeep.PayInCuba + 2 * aStay.Price;
  const shown = `$${(total / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  expect((await screen.findAllByText(shown))[0]).toBeVisible();
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Add all to my plan" }));
  await waitFor(() => expect(cars).toMatchObject([{ CarOffer: { ModelId: 77 } }]));
});

it("the road trip's page reports that loading other cars failed, not that there are none, and can load them again (WEB-17)", async () => {
  let fails = true;
  server.use(
    on("/api/carBookings/getOffers/*", () =>
      fails ? refuse(500, "unexpected") : answer({ ...aPage, Offers: [aCar] }),
    ),
  );
  openPages(page, path);
  await userEvent.click(await screen.findByText("Change the car"));
  expect(await screen.findByText("Could not get list of offers")).toBeVisible();
  expect(screen.queryByText("Nothing else is free for these dates.")).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing else is free for these dates.")).toBeVisible();
});

it("a road trip that cannot begin on a day shows why and links to days on which it can", async () => {
  server.use(on("/api/roadTrips/:tripId/:day/:adults", () => refuse(400, "car.tooSoon", "Please choose a later day.")));
  openPages(page, path);
  expect(await screen.findByText(/Please choose a later day\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "See it on the first days that are open" })).toHaveAttribute(
    "href",
    "/road-trip/1",
  );
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("the road trip's page names the traveler whose field is wrong, in the order of the page (WEB-17)", async () => {
  openPages(page, path);
  await userEvent.click((await screen.findAllByRole("button", { name: "Continue" }))[0] as HTMLElement);
  const links = within(await screen.findByRole("alert"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
  const others = links.findIndex((link) => link?.startsWith("Adult 2: "));
  expect(others).toBeGreaterThan(5);
  expect(links.slice(others, -1).every((link) => link?.startsWith("Adult 2: "))).toBe(true);
});

it("the road trip's page shows the unavailable parts, and does not offer to book the trip", async () => {
  const [first] = trip.Stays;
  server.use(
    on("/api/roadTrips/:tripId/:day/:adults", () =>
      answer({ ...trip, Stays: first ? [{ ...first, Offer: null }] : [] }),
    ),
  );
  openPages(page, path);
  expect(await screen.findByText("Not everything is free from that day")).toBeVisible();
  expect(screen.getByText("No room is free on these nights")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add all to my plan" })).toBeNull();
});

it("a road trip that does not exist is reported", () => {
  openPages(page, "/road-trip/9");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("There is no such trip");
});

it("the road trip's page proposes other stays after a refused one, and counts parts booked with other details as booked (TRIP-2, FAULT-28)", async () => {
  const cars: CarBookingRequest[] = [];
  const rooms: number[] = [];
  const [first, second] = trip.Stays;
  const later = first && second?.Offer && [first, { ...second, Offer: { ...second.Offer, RoomClassId: 99 } }];
  server.use(
    on("/api/roadTrips/:tripId/:day/:adults", () => answer(rooms.length < 2 ? trip : { ...trip, Stays: later })),
    on("/api/carBookings/en", async ({ request }) => {
      cars.push((await request.json()) as CarBookingRequest);
      if (cars.length === 1) return answer({ BookingId: 41, TravelPlanId: 3 });
      return refuse(409, "plan.sameKeyOtherRequest", "Booked.", [], { booking: 41 });
    }),
    on("/api/lodgingBookings/createBooking", async ({ request }) => {
      const { Offer } = (await request.json()) as LodgingBookingRequest;
      rooms.push(Offer.RoomClassId);
      if (rooms.length === 2) return refuse(409, "lodging.soldOut", "Sold out.");
      return answer({ BookingId: 42, TravelPlanId: 3 });
    }),
  );
  openPages(page, path, authOf(ana));
  await fillIn();
  const book = screen.getByRole("button", { name: "Add all to my plan" });
  await userEvent.click(book);
  await waitFor(() => expect(rooms).toHaveLength(2));
  fireEvent.change(screen.getAllByLabelText(/^Last name/)[0] as HTMLElement, { target: { value: "Pérez Gil" } });
  await waitFor(() => expect(book).toBeEnabled());
  await userEvent.click(book);
  await waitFor(() => expect(address()).toBe("/shopping-cart"));
  expect(cars.map(({ BookForm }) => BookForm.Driver.LastName)).toEqual(["Pérez", "Pérez Gil"]);
  expect(rooms.at(-1)).toBe(99);
});

it("the road trip's page asks about all parts with a changed price before it books the first, and books at the agreed prices (PLAN-37)", async () => {
  const dearer = { ...aStay, Price: aStay.Price + 5_000 };
  const sent: { Total?: number | undefined }[] = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as LodgingBookingRequest);
    return answer({ BookingId: 40 + sent.length, TravelPlanId: 3 });
  };
  server.use(
    on("/api/lodgingBookings/getOffer/*", async ({ request }) => {
      const { CheckIn } = (await request.json()) as { CheckIn: string };
      return answer([CheckIn === "2027-01-12" ? dearer : aStay]);
    }),
    on("/api/carBookings/en", keep),
    on("/api/lodgingBookings/createBooking", keep),
  );
  openPages(page, path, authOf(ana));
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Add all to my plan" }));
  const car = aCar.Price + aCar.PayInCuba;
  const total = `$${((car + aStay.Price + dearer.Price) / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  const question = await screen.findByRole("group", { name: `The price is now ${total}` });
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: `Book at ${total}` }));
  await waitFor(() => expect(address()).toBe("/shopping-cart"));
  expect(sent.map(({ Total }) => Total)).toEqual([car, aStay.Price, dearer.Price]);
});

it("a road trip is booked into the plan by one form; sent again after a refusal, nothing is booked twice (TRIP-2)", async () => {
  const cars: CarBookingRequest[] = [];
  const stays: LodgingBookingRequest[] = [];
  server.use(
    on("/api/carBookings/en", async ({ request }) => {
      cars.push((await request.json()) as CarBookingRequest);
      return answer({ BookingId: 41, TravelPlanId: 3 });
    }),
    on("/api/lodgingBookings/createBooking", async ({ request }) => {
      stays.push((await request.json()) as LodgingBookingRequest);
      return stays.length === 2 ? refuse(409, "lodging.soldOut", "Full.") : answer({ BookingId: 42, TravelPlanId: 3 });
    }),
  );
  openPages(page, path, authOf(ana));
  await fillIn();
  const book = screen.getByRole("button", { name: "Add all to my plan" });
  await userEvent.click(book);
  await waitFor(() => expect(stays).toHaveLength(2));
  expect(address()).toBe(path);
  // The parts that are in the plan anyway.
  const plan = await screen.findByRole("link", { name: "Your travel plan" });
  expect(plan).toHaveAttribute("href", "/shopping-cart");
  expect(plan.parentElement).toHaveTextContent(
    "Your travel plan already has: Kia Picanto or similar and Meliá Habana.",
  );
  await waitFor(() => expect(book).toBeEnabled());
  await userEvent.click(book);
  await waitFor(() => expect(address()).toBe("/shopping-cart"));
  expect(cars[0]).toMatchObject({ CarOffer: { ModelId: 5 }, BookForm: { Driver: { FirstName: "Ana" } } });
  expect(stays[0]?.BookForm.travelers.map(({ FirstName }) => FirstName)).toEqual(["Ana", "Luis"]);
  expect(new Set(stays.map(({ BookForm }) => BookForm.Requests))).toEqual(new Set(["A late arrival"]));
  expect(stays.map(({ Offer }) => Offer.CheckIn)).toEqual(["10", "12", "10", "12"].map((day) => `2027-01-${day}`));
  const keys = [cars, stays].flatMap((sent) => sent.map(({ RequestKey }) => RequestKey));
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(3);
});
