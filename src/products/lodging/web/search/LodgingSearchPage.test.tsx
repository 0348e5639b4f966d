import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aPage, openLodgingPage, surroundings } from "../../../../../test/fixtures/web/lodgingTestBed";
import { answer, on, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { LodgingOfferPage, LodgingPins, LodgingSearch } from "../../lodging.schemas";

jest.setTimeout(30_000);

const server = serve(...surroundings);
const noPins: LodgingPins = {
  ...{ HotelIds: [], HotelNames: [], Latitudes: [], Longitudes: [], RoomClassCodes: [], Prices: [], PerNights: [] },
};

const path = "/search-lodging?in=2126-01-10&out=2126-01-13&rooms=2";
const address = () => screen.getByTestId("address").textContent;
const link = () => screen.findByRole("link", { name: "Meliá Habana" });

it("the lodging search loads the search in the URL once, with one offer per property", async () => {
  const asked: { url: string; body: Partial<LodgingSearch> }[] = [];
  server.use(
    on("/api/lodgingBookings/getOffers/*", async ({ request }) => {
      asked.push({ url: new URL(request.url).pathname, body: (await request.json()) as Partial<LodgingSearch> });
      return answer(aPage);
    }),
  );
  openLodgingPage(
    "/search-lodging?in=2126-01-10&out=2126-01-13&rooms=2-7.1&zone=2&category=5&to=250&sort=HotelName&order=desc&page=2",
  );
  await link();
  expect(asked).toEqual([
    {
      url: "/api/lodgingBookings/getOffers/HotelName/1/en/1/10",
      body: expect.objectContaining({
        CheckIn: "2126-01-10",
        CheckOut: "2126-01-13",
        Rooms: [
          { room: 1, adultsAmount: 2, childrenAmount: 1, childrenAgeList: [7] },
          { room: 2, adultsAmount: 1, childrenAmount: 0, childrenAgeList: [] },
        ],
        TouristZoneId: 2,
        CategoryId: 5,
        MaxPrice: 25_000,
        OneOfferPerHotel: true,
        SiteId: 11,
      }),
    },
  ]);
});

it("the lodging search shows the total for the stay, and links to the property with the search", async () => {
  openLodgingPage(path);
  const card = within((await link()).closest("li") ?? document.body);
  const book = card.getByRole("link", { name: "From $600" });
  expect(book).toHaveAttribute("href", `/hotel-details/3?${path.split("?")[1]}`);
  expect(book).toHaveAccessibleDescription("Meliá Habana");
  expect(card.getByText("Total for 3 nights")).toBeVisible();
  expect(card.getByText("Miramar")).toBeVisible();
  expect(card.getByText("Capitolio, 15 min by car")).toBeVisible();
  expect(card.getByText("2 rooms left")).toBeVisible();
  expect(await link()).toHaveAttribute("href", `/hotel-details/3?${path.split("?")[1]}`);
});

it("the lodging search asks for the place of a search for all of Cuba, and not for a search with a place (LODGE-22)", async () => {
  const { unmount } = openLodgingPage(path);
  await link();
  const question = screen.getByText("Where would you like to go?").parentElement;
  const place = within(question ?? document.body).getByRole("link", { name: "Havana" });
  expect(place).toHaveAttribute("href", expect.stringMatching(/^\/search-lodging\?.*zone=2/));
  unmount();
  openLodgingPage(`${path}&zone=2`);
  await link();
  expect(screen.queryByText("Where would you like to go?")).toBeNull();
});

it("the lodging search has the question's place before the places are known (SPEED-17)", async () => {
  server.use(on("/api/lodgingBookings/choices/*", () => new Promise<never>(() => undefined)));
  openLodgingPage(path);
  expect(await screen.findByText("Where would you like to go?")).toBeVisible();
});

it("the lodging search says once above the list until when all of its stays are free to cancel; stays that differ say it themselves (WEB-51)", async () => {
  const { unmount } = openLodgingPage(path);
  const card = within((await link()).closest("li") ?? document.body);
  expect(screen.getByText(/^Totals paid online, refundable until Jan 3, 2126\.$/)).toBeVisible();
  expect(card.getByText("Fully refundable")).toBeVisible();
  unmount();
  const [offer] = aPage.Offers;
  if (!offer) throw new Error("the page has no offer");
  const other = { ...offer, HotelId: 99, HotelName: "Comodoro", FreeCancellationUntil: null };
  server.use(on("/api/lodgingBookings/getOffers/*", () => answer({ ...aPage, Total: 2, Offers: [offer, other] })));
  openLodgingPage(path);
  await link();
  expect(screen.getByText("Prices are for the whole stay, paid online.")).toBeVisible();
  expect(screen.getByText("Price fully refundable until January 3, 2126")).toBeVisible();
  expect(screen.getByText("Free to cancel until you pay")).toBeVisible();
});

it("the lodging search repeats on no card that all stays are free to cancel until paid (WEB-51)", async () => {
  const [offer] = aPage.Offers;
  if (!offer) throw new Error("the page has no offer");
  const unpaid = { ...offer, FreeCancellationUntil: null };
  const instant = { ...unpaid, HotelId: 99, HotelName: "Comodoro", ConfirmsInstantly: true };
  server.use(on("/api/lodgingBookings/getOffers/*", () => answer({ ...aPage, Total: 2, Offers: [unpaid, instant] })));
  openLodgingPage(path);
  const card = (await link()).closest("li");
  const other = screen.getByRole("link", { name: "Comodoro" }).closest("li");
  expect(screen.getByText(/^Prices are for the whole stay, .* free to cancel until you pay\.$/)).toBeVisible();
  expect(other).toHaveTextContent("Instant confirmation");
  for (const shown of [card, other]) expect(shown).not.toHaveTextContent(/free to cancel|refundable/i);
});

it("the lodging search renders a card with at most 30 nodes", async () => {
  openLodgingPage(path);
  expect((await link()).closest("li")?.querySelectorAll("*").length).toBeLessThanOrEqual(30);
});

it("the lodging search writes a filter into the URL immediately, and returns to the first page; a phone's sheet shows the number of results (CAR-22)", async () => {
  openLodgingPage(`${path}&page=2`);
  await link();
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "5 stars 9" }));
  expect(address()).toBe(`${path}&category=5`);
  await userEvent.selectOptions(screen.getByLabelText("Per night"), "$75 to $150");
  expect(address()).toBe(`${path}&category=5&from=75&to=150`);
  await userEvent.click(await screen.findByRole("button", { name: /^Show \d+ stays$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the lodging search accepts several choices of a filter, shows each above the results, and removes them one by one or together (CAR-22)", async () => {
  openLodgingPage(`${path}&zone=2&category=4,5&services=pool&from=75`);
  await link();
  const chosen = within(screen.getByRole("list", { name: "Chosen filters" }));
  expect(chosen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    ...["4 stars", "5 stars", "Pool", "from $75", "Clear all"],
  ]);
  await userEvent.click(chosen.getByRole("button", { name: "Remove 4 stars" }));
  expect(address()).toBe(`${path}&zone=2&category=5&services=pool&from=75`);
  await userEvent.click(chosen.getByRole("button", { name: "Remove Pool" }));
  await userEvent.click(chosen.getByRole("button", { name: "Clear all" }));
  expect(address()).toBe(`${path}&zone=2`);
});

it("the lodging search shows several choices as one in the search form, and replaces them by another (CAR-22)", async () => {
  openLodgingPage(`${path}&category=4,5`);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  const category = await screen.findByLabelText("Category");
  await waitFor(() => expect(category).toHaveDisplayValue("4 stars or 5 stars"));
  await userEvent.selectOptions(category, "3 stars");
  await userEvent.click(screen.getByRole("button", { name: "Search stays" }));
  expect(address()).toBe(`${path}&category=3`);
});

it("the lodging search does not restore filters removed while the search was being edited, even several choices (CAR-22)", async () => {
  openLodgingPage(`${path}&category=4,5&services=pool`);
  await link();
  await userEvent.click(screen.getByRole("button", { name: "Edit search" }));
  const category = await screen.findByLabelText("Category");
  await userEvent.selectOptions(await screen.findByLabelText("Meals"), "Breakfast");
  await userEvent.click(screen.getByRole("button", { name: "Remove Pool" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove 4 stars" }));
  expect(category).toHaveDisplayValue("5 stars");
  await userEvent.click(screen.getByRole("button", { name: "Search stays" }));
  expect(address()).toMatch(new RegExp(`^${path.replace("?", "[?]")}&category=5&\\w+=3$`));
});

it("the lodging search writes the order into the URL, and links to the other pages", async () => {
  openLodgingPage(path);
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sort by" }), "Name");
  expect(address()).toBe(`${path}&sort=HotelName`);
  expect(await screen.findByText("Page 1 of 3")).toBeVisible();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", `${path}&sort=HotelName&page=2`);
});

it("the lodging search edits rooms, children and their ages, and writes them into the URL", async () => {
  openLodgingPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  await userEvent.click(screen.getByRole("button", { name: /^1\sroom, 2\sadults$/ }));
  await userEvent.click(screen.getByRole("button", { name: "Children: one more" }));
  await userEvent.click(screen.getByRole("button", { name: "Add a room" }));
  await userEvent.click(screen.getAllByRole("button", { name: "Adults: one less" })[1] ?? document.body);
  await userEvent.click(screen.getByRole("button", { name: "Search stays" }));
  expect(screen.getByLabelText(/^Age of child 1/)).toHaveAccessibleDescription(
    "How old will this child be at check-in?",
  );
  expect(address()).toBe(path);
  await userEvent.selectOptions(screen.getByLabelText(/^Age of child 1/), "Under 1");
  await userEvent.click(screen.getByRole("button", { name: "Search stays" }));
  expect(address()).toBe(path.replace("rooms=2", "rooms=2-0.1"));
});

it("the lodging search leaves the focus on a button that has reached its limit (A11Y-2)", async () => {
  openLodgingPage(path.replace("rooms=2", "rooms=2.2.2.2"));
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  await userEvent.click(screen.getByRole("button", { name: /^4\srooms/ }));
  const fewer = screen.getAllByRole("button", { name: "Adults: one less" })[0] as HTMLElement;
  await userEvent.click(fewer);
  expect(fewer).toHaveFocus();
  expect(fewer).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(fewer);
  expect(screen.getByRole("button", { name: /^4\srooms, 7\sadults$/ })).toBeVisible();
  const add = screen.getByRole("button", { name: "Add a room" });
  await userEvent.click(add);
  expect(add).toHaveFocus();
  expect(add).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(add);
  expect(screen.getByRole("button", { name: /^5\srooms/ })).toBeVisible();
});

it("the lodging search closes the guests' panel with Escape, with the focus back on the button that opened it (A11Y-2)", async () => {
  openLodgingPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  const opener = screen.getByRole("button", { name: /2\sadults$/, expanded: false });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "Add a room" }));
  await userEvent.keyboard("{Escape}");
  expect(opener).toHaveAttribute("aria-expanded", "false");
  expect(opener).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Add a room" })).not.toBeInTheDocument();
});

it("the lodging search starts a later search in the same tab with the guests of the last one, including children's ages (LODGE-27)", async () => {
  const asked: Partial<LodgingSearch>[] = [];
  server.use(
    on("/api/lodgingBookings/getOffers/*", async ({ request }) => {
      asked.push((await request.json()) as Partial<LodgingSearch>);
      return answer(aPage);
    }),
  );
  const { unmount } = openLodgingPage(path.replace("rooms=2", "rooms=2-5-9"));
  await link();
  unmount();
  openLodgingPage("/search-lodging?zone=6");
  expect(await screen.findByText(/2\sadults, 2\schildren/)).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ TouristZoneId: 6, Rooms: [{ adultsAmount: 2, childrenAgeList: [5, 9] }] });
  sessionStorage.clear();
});

it.each([0, 1])(
  "the lodging search links from %i hits to nearby places, with their distance and price (LODGE-23)",
  async (Total) => {
    const here = { CheckIn: "2126-01-10", CheckOut: "2126-01-13", Without: [] };
    const found = { TouristZoneId: 7, ZoneName: "Soroa", Km: 90, Count: 2, From: 24_000, CurrencyCode: "USD" } as const;
    const WaysOn: LodgingOfferPage["WaysOn"] = [{ ...here, ...found }];
    const Offers = Total === 0 ? [] : aPage.Offers;
    server.use(on("/api/lodgingBookings/getOffers/*", () => answer({ ...aPage, Total, Offers, WaysOn })));
    openLodgingPage(`${path}&zone=6&page=1`);
    const place = await screen.findByRole("link", {
      name: "Soroa, about 90 km by road 2 stays from $240 in all",
    });
    expect(place).toHaveAttribute("href", `${path}&zone=7`);
  },
);

it("the lodging search removes a room and renumbers the remaining ones", async () => {
  openLodgingPage(path.replace("rooms=2", "rooms=2.3.4"));
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  await userEvent.click(screen.getByRole("button", { name: /^3\srooms, 9\sadults$/ }));
  await userEvent.click(screen.getByRole("button", { name: "Remove room 2" }));
  expect(screen.getAllByRole("group", { name: /^Room \d$/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Search stays" }));
  expect(address()).toBe(path.replace("rooms=2", "rooms=2.4"));
});

it("the lodging search moves the end of a stay to at least one night after its start, and reports that (WEB-20)", async () => {
  openLodgingPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  await userEvent.click(screen.getByRole("button", { name: /^Check-in and check-out/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "When are you staying?" }));
  await userEvent.clear(dialog.getByLabelText("Check-out"));
  await userEvent.type(dialog.getByLabelText("Check-out"), "2126-01-10{Enter}");
  expect(dialog.getByText(/^Check-out moved to .*: the minimum is 1 night$/)).toBeVisible();
});

it("without room for both, the URL decides between list and map, with one search call; a pin shows its card's text and brings the card into view (LODGE-15)", async () => {
  let asked = 0;
  server.use(
    on("/api/lodgingBookings/getOffers/*", () => {
      asked += 1;
      return answer(aPage);
    }),
  );
  const broughtIntoView = jest.fn();
  Element.prototype.scrollIntoView = broughtIntoView;
  openLodgingPage(path);
  await userEvent.click(await screen.findByRole("radio", { name: "Map" }));
  expect(address()).toBe(`${path}&show=map`);
  const pin = await screen.findByRole("button", { name: "Meliá Habana, $600 in all, 3 nights" }, { timeout: 10_000 });
  expect(pin).toHaveTextContent("$600");
  await userEvent.click(pin);
  const card = screen.getByRole("link", { name: "Meliá Habana" }).closest("section");
  expect(card).toHaveTextContent("$600 in all, 3 nights $200 per room, per night");
  expect(broughtIntoView.mock.contexts).toEqual([card]);
  expect(screen.getByRole("link", { name: "Meliá Habana" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/hotel-details\/3\?/),
  );
  await userEvent.click(screen.getByRole("button", { name: /^El Castillo/ }));
  expect(screen.getByRole("link", { name: "El Castillo" })).toHaveAttribute("href", expect.stringContaining("/9?"));
  await userEvent.click(screen.getByRole("radio", { name: "List" }));
  await link();
  expect(asked).toBe(1);
});

it("the lodging search asks for the map's properties with the first page, and shows them on the next without asking again (LODGE-29)", async () => {
  const asked: boolean[] = [];
  server.use(
    on("/api/lodgingBookings/getOffers/*", async ({ request }) => {
      const { WithPins = false } = (await request.json()) as Partial<LodgingSearch>;
      asked.push(WithPins);
      const { Pins, ...page } = aPage;
      return answer({ ...page, ...(WithPins && { Pins }) });
    }),
  );
  openLodgingPage(`${path}&show=map`);
  const pin = { name: "Meliá Habana, $600 in all, 3 nights" };
  await screen.findByRole("button", pin, { timeout: 10_000 });
  await userEvent.click(screen.getByRole("radio", { name: "List" }));
  await userEvent.click(await screen.findByRole("link", { name: "Next" }));
  await waitFor(() => expect(asked).toEqual([true, false]));
  await userEvent.click(screen.getByRole("radio", { name: "Map" }));
  await screen.findByRole("button", pin, { timeout: 10_000 });
  expect(asked).toEqual([true, false]);
});

it("the lodging search shows reviews on the cards of properties that have any (REVIEW-7)", async () => {
  server.use(on("/api/opinions/hotels", () => answer([{ HotelId: 3, Count: 12, Tenths: 46 }])));
  openLodgingPage(path);
  expect(await screen.findByText("4.6 of 5 (12 reviews)")).toBeVisible();
  expect(screen.getAllByText(/ of 5 /)).toHaveLength(1);
});

it("searches the map's area, as part of the address, and returns to all of Cuba (LODGE-28)", async () => {
  const asked: unknown[] = [];
  server.use(
    on("/api/lodgingBookings/getOffers/*", async ({ request }) => {
      const { Area, TouristZoneId } = (await request.json()) as LodgingSearch;
      asked.push(Area ? { ...Area, TouristZoneId } : null);
      return answer(Area ? { ...aPage, Offers: [], Pins: noPins, Total: 0 } : aPage);
    }),
  );
  openLodgingPage(`${path}&zone=1&show=map`);
  await userEvent.click(await screen.findByRole("button", { name: "All of Cuba" }, { timeout: 10_000 }));
  await userEvent.click(screen.getByRole("button", { name: "Search this area" }));
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("in this part of the map");
  expect(address()).toMatch(/&area=2\d(\.\d{1,3})?%2C-/);
  expect(asked.at(-1)).toMatchObject({ TouristZoneId: 0, North: expect.any(Number) });
  expect(screen.getByRole("button", { name: "All of Cuba" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove Only the map’s area" }));
  expect(address()).toBe(`${path}&show=map`);
});

const noChoices = { Zones: [], Categories: [], RoomClasses: [], MealsPlans: [], Locations: [], Chains: [] };

it("the lodging search shows in a shop without lodging that there is none, and links to the cars instead of another search (OPS-28, WEB-18)", async () => {
  server.use(
    on("/api/lodgingBookings/getOffers/*", () => answer({ ...aPage, Offers: [], Pins: noPins, Total: 0 })),
    on("/api/lodgingBookings/choices/*", () => answer(noChoices)),
  );
  openLodgingPage(`${path}&category=5`);
  expect(await screen.findByText("There are no hotels or villas on offer at the moment")).toBeVisible();
  expect(screen.getByRole("link", { name: "Search cars" })).toHaveAttribute("href", "/search-car");
  expect(screen.queryByRole("button", { name: "Edit search" })).not.toBeInTheDocument();
});

it("the lodging search says that there is no lodging if it was turned off after its choices were loaded (WEB-18)", async () => {
  openLodgingPage(path);
  await link();
  server.use(
    on("/api/lodgingBookings/getOffers/*", () => answer({ ...aPage, Offers: [], Pins: noPins, Total: 0 })),
    on("/api/lodgingBookings/choices/*", () => answer(noChoices)),
  );
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sort by" }), "Name");
  expect(await screen.findByText("There are no hotels or villas on offer at the moment")).toBeVisible();
});

it("the lodging search reports that there are no offers and what to change, and clears the filters that may be the cause", async () => {
  server.use(on("/api/lodgingBookings/getOffers/*", () => answer({ ...aPage, Offers: [], Pins: noPins, Total: 0 })));
  openLodgingPage(`${path}&category=5`);
  expect(await screen.findByText("Sorry, no offers available.")).toBeVisible();
  expect(screen.getByText(/Try other dates/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Change the dates" }));
  expect(screen.getByRole("button", { name: /^Check-in and check-out/ })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(address()).toBe(path);
});

it("the lodging search reports that a check-out was moved if the address has it on or before the check-in (WEB-20)", async () => {
  openLodgingPage("/search-lodging?in=2126-01-10&out=2126-01-09&rooms=2");
  expect(
    await screen.findByText("Check-out moved to Sun, Jan 13, 2126: it must come after the check-in."),
  ).toBeVisible();
});

it("the lodging search shows the server's refusal of a search at its form, without a retry (WEB-17)", async () => {
  server.use(
    on("/api/lodgingBookings/getOffers/*", () => refuse(400, "lodging.checkInInPast", "This check-in has passed.")),
  );
  openLodgingPage(path);
  expect(await screen.findByRole("alert")).toHaveTextContent("This check-in has passed.");
  expect(screen.queryByRole("button", { name: /^Filters/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("button", { name: "Search stays" })).toBeVisible();
});

it("the lodging search shows neither the promise nor the order of earlier results above a refused search (WEB-17)", async () => {
  openLodgingPage(path);
  expect(await screen.findByText(/^Totals paid online, refundable until/)).toBeVisible();
  server.use(
    on("/api/lodgingBookings/getOffers/*", () => refuse(400, "lodging.checkInInPast", "This check-in has passed.")),
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name");
  expect(await screen.findByRole("alert")).toHaveTextContent("This check-in has passed.");
  expect(screen.queryByText(/^Totals paid online, refundable until/)).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Sort by" })).toBeNull();
});
