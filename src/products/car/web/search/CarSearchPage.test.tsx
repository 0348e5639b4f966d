import { setupListeners } from "@reduxjs/toolkit/query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { flushSync } from "react-dom";
import { anOffer, aPage, office, openCarPage, surroundings, zones } from "../../../../../test/fixtures/web/carTestBed";
import { answer, on, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { addDays, havanaDate } from "../../../../shared/havana";
import type { CarOfferPage, CarSearch } from "../../car.schemas";

jest.setTimeout(30_000);

const server = serve(...surroundings);

const path = "/search-car?zone=2&from=2126-01-10&fromHour=0900&to=2126-01-13&toHour=0900";
const address = () => screen.getByTestId("address").textContent;

it("the car search shows drivers' opinions of a company on its cards (REVIEW-7)", async () => {
  server.use(on("/api/opinions/companies", () => answer([{ SupplierId: 1, Count: 1, Tenths: 40 }])));
  openCarPage("/search-car?zone=2&from=2126-01-10&to=2126-01-13");
  const company = await screen.findByRole("link", { name: /^Cubacar/ });
  await waitFor(() => expect(company).toHaveTextContent("4.0 of 5 (1 review)"));
});

it("the car search sends the search in the URL", async () => {
  const asked: { url: string; body: Partial<CarSearch> }[] = [];
  server.use(
    on("/api/carBookings/getOffers/*", async ({ request }) => {
      asked.push({ url: new URL(request.url).pathname, body: (await request.json()) as Partial<CarSearch> });
      return answer(aPage);
    }),
  );
  openCarPage(`${path}&class=3&sort=ModelName&order=desc&page=2`);
  await screen.findByRole("link", { name: "Kia Picanto or similar" });
  expect(asked).toEqual([
    {
      url: "/api/carBookings/getOffers/ModelName/1/en/1/20",
      body: expect.objectContaining({
        ...{ IdZone: 2, PickUp: "2126-01-10", DropOff: "2126-01-13", IdClass: 3, SiteId: 11, GroupByModel: true },
      }),
    },
  ]);
});

it("searches again by itself once the connection is back", async () => {
  server.use(on("/api/carBookings/getOffers/*", () => Response.error()));
  const { store } = openCarPage(path);
  const stop = setupListeners(store.dispatch);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  server.use(on("/api/carBookings/getOffers/*", () => answer(aPage)));
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByRole("link", { name: "Kia Picanto or similar" })).toBeVisible();
  stop();
});

it("the car search keeps the results, with a message and a retry, if a filter is changed without a connection, and searches by itself once it is back (WEB-17)", async () => {
  const { store } = openCarPage(path);
  const stop = setupListeners(store.dispatch);
  const card = await screen.findByRole("link", { name: "Kia Picanto or similar" });
  const href = card.getAttribute("href");
  server.use(on("/api/carBookings/getOffers/*", () => Response.error()));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Model");
  expect(await screen.findByText("These are still the results of your last search")).toBeVisible();
  expect(address()).toBe(`${path}&sort=ModelName`);
  expect(card).toHaveAttribute("href", href);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  expect(card).toBeVisible();
  server.use(on("/api/carBookings/getOffers/*", () => answer(aPage)));
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  expect(screen.getByRole("link", { name: "Kia Picanto or similar" })).toHaveAttribute(
    "href",
    `${href}&sort=ModelName`,
  );
  stop();
});

it("the car search names the driver's age and licence in the search summary once they are chosen (CAR-26)", async () => {
  openCarPage(`${path}&age=22&licence=40`);
  expect(await screen.findByText("driver 21 to 24")).toBeVisible();
  expect(await screen.findByText("license from Spain")).toBeVisible();
});

it("the car search names the place of return in the search summary if it differs: a zone or one of its offices (CAR-26)", async () => {
  const airport = { ...office, Id: 31, Name: "Aeropuerto Holguín" };
  const zone = { Id: 25, Code: "HOL", Name: "Holguín", ProvinceId: 9, Offices: [airport] };
  server.use(on("/api/agencyZones/agencyZonesByActiveCarProducts/*", () => answer([...zones, zone])));
  const { unmount } = openCarPage(`${path}&returnZone=25`);
  expect(await screen.findByText("return in Holguín")).toBeVisible();
  unmount();
  openCarPage(`${path}&returnZone=25&returnOffice=31`);
  expect(await screen.findByText("return in Holguín Airport")).toBeVisible();
});

it("the car search shows the years of distant days, and the last day that can be booked (WEB-14, CAR-11)", async () => {
  server.use(on("/api/products/maxReservePeriod/*", () => answer({ Days: 365 })));
  openCarPage(path);
  expect(await screen.findByText(/^Thu, Jan 10, 2126, 09:00 – Sun, Jan 13, 2126, 09:00$/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Edit search" }));
  await userEvent.click(await screen.findByRole("button", { name: "Search cars" }));
  const field = screen.getByRole("button", { name: /^Pick-up and return/ });
  const last = addDays(havanaDate(Date.now()), 365).slice(0, 4);
  expect(field).toHaveAccessibleDescription(new RegExp(`The last possible day is \\w+,\\s\\w+\\s\\d+,\\s${last}\\.$`));
});

it("the car search shows the total of the stay, how much is paid now and how much in Cuba, and keeps the search in the offer's link", async () => {
  openCarPage(path);
  const link = await screen.findByRole("link", { name: "Kia Picanto or similar" });
  const card = within(screen.getByRole("heading", { name: "Kia Picanto or similar" }).closest("li") ?? link);
  expect(card.getByText("Total for 3 days").parentElement).toHaveTextContent(
    "Total for 3 daysBook from $269$249 online + $20 in Cuba",
  );
  const book = card.getByRole("link", { name: "Book from $269" });
  expect(book).toHaveAttribute("href", link.getAttribute("href"));
  expect(book).toHaveAccessibleDescription("Kia Picanto or similar");
  expect(card.getByText("2019 or newer")).toBeVisible();
  expect(card.getByText("Air conditioning")).toBeVisible();
  expect(link).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/book-car\/Kia%20Picanto\/1\/5\?zone=2&from=2126-01-10/),
  );
});

it("the car search shows the deposit alone if no other amount in Cuba is known", async () => {
  server.use(
    on("/api/carBookings/getOffers/*", () =>
      answer({ ...aPage, Offers: [{ ...anOffer, PayInCuba: 0, InCubaLines: [] }] }),
    ),
  );
  openCarPage(path);
  const heading = await screen.findByRole("heading", { name: "Kia Picanto or similar" });
  const card = within(heading.closest("li") ?? document.body);
  await userEvent.click(card.getByText("all online"));
  expect(
    await card.findByText("plus a deposit of $150.00, held on a card not issued by a US bank and returned"),
  ).toBeVisible();
});

it("the car search says once above the list until when all of its cars are free to cancel, and no card repeats it (WEB-51)", async () => {
  openCarPage(path);
  expect(await screen.findByText(/^Every price is fully refundable until Dec 31, 2126\.$/)).toBeVisible();
  expect(screen.queryByText(/^Price fully refundable until/)).toBeNull();
});

it("the car search renders a card with at most 33 nodes", async () => {
  openCarPage(path);
  const card = (await screen.findByRole("heading", { name: "Kia Picanto or similar" })).closest("li");
  const ofCompanies = card?.querySelectorAll(":scope .companies *").length ?? 0;
  expect(1 + (card?.querySelectorAll("*").length ?? 0) - ofCompanies).toBeLessThanOrEqual(33);
  expect(ofCompanies).toBeLessThanOrEqual(4);
});

describe("the companies of a model's card (CAR-21)", () => {
  const withCompanies = (...companies: (Partial<typeof anOffer> & { SupplierName: string })[]) =>
    companies.map((company, at) => Object.assign({}, anOffer, { SupplierId: at + 1 }, company));
  const open = async (Offers: (typeof anOffer)[]) => {
    server.use(
      on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Offers, Total: 1, OffersTotal: Offers.length })),
    );
    openCarPage(path);
    const heading = await screen.findByRole("heading", { name: "Kia Picanto or similar" });
    expect(screen.getAllByRole("heading", { name: /or similar/ })).toHaveLength(1);
    return within(heading.closest("li") ?? heading);
  };

  it("are names in one line if they do not differ, each a link to its offer", async () => {
    const card = await open(withCompanies({ SupplierName: "Cubacar" }, { SupplierName: "Via" }));
    expect(card.getByRole("link", { name: "Via" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/book-car\/Kia%20Picanto\/2\/5\?zone=2/),
    );
    expect(card.queryByText(/differing in/)).toBeNull();
    expect(card.getByText("Instant confirmation")).toBeVisible();
  });

  it("are collapsed if they differ, each with its differences", async () => {
    const card = await open(
      withCompanies({ SupplierName: "Cubacar" }, { SupplierName: "Via", Price: 25_000, ConfirmsInstantly: false }),
    );
    expect(card.getByRole("link", { name: /^Book from/ })).toHaveTextContent("$269");
    await userEvent.click(card.getByText("2 companies, differing in price and confirmation"));
    expect(card.getByRole("link", { name: /^Via \$270 Confirmed within 72\sh$/ })).toBeVisible();
  });
});

it("the car search asks for the driver's age in its first row and the licence among the additional fields, keeps them in the URL, and shows their surcharges on the card (CAR-26)", async () => {
  const asked: Partial<CarSearch>[] = [];
  const charge = { Code: "youngDriver", Amount: 2_700, Facts: { days: 3 } };
  const young = { ...anOffer, PriceLines: [...anOffer.PriceLines, charge], LicenceYears: 2 };
  server.use(
    on("/api/carBookings/getOffers/*", async ({ request }) => {
      asked.push((await request.json()) as Partial<CarSearch>);
      return answer({ ...aPage, Offers: [young], Total: 1, OffersTotal: 1 });
    }),
  );
  openCarPage(`${path}&age=21&licence=40`);
  const card = (await screen.findByRole("heading", { name: "Kia Picanto or similar" })).closest("li");
  expect(card).toHaveTextContent("Drivers under 25: + $27. License held for 2 years or more.");
  expect(asked[0]).toMatchObject({ DriverAge: 21, LicenceCountryId: 40 });
  await userEvent.click(screen.getByRole("button", { name: "Edit search" }));
  await userEvent.selectOptions(await screen.findByLabelText("Driver’s age"), "25 to 70");
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  await waitFor(() => expect(address()).toBe(`${path}&licence=40`));
});

it("the car search writes a filter into the URL immediately, and returns to the first page", async () => {
  openCarPage(`${path}&page=2`);
  await screen.findByRole("link", { name: "Kia Picanto or similar" });
  const rex = async () => screen.findByRole("checkbox", { name: "REX 3" });
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  await userEvent.click(await rex());
  expect(address()).toBe(`${path}&supplier=4`);
  await userEvent.click(await rex());
  expect(address()).toBe(path);
});

it("the car search accepts several choices of a filter, loads each as it is pressed, and shows it above the results for removal (CAR-22)", async () => {
  const asked: Partial<CarSearch>[] = [];
  const Classes = [
    { Id: 3, Name: "MED-M", Count: 9 },
    { Id: 5, Name: "SUV-A", Count: 2 },
  ];
  server.use(
    on("/api/carBookings/getOffers/*", async ({ request }) => {
      asked.push((await request.json()) as Partial<CarSearch>);
      return answer({ ...aPage, Facets: { ...aPage.Facets, Classes } });
    }),
  );
  openCarPage(`${path}&class=3`);
  await userEvent.click(await screen.findByRole("button", { name: "Filters (1)" }));
  const automatic = await screen.findByRole("checkbox", { name: "SUV, automatic 2" });
  const user = userEvent.setup();
  await user.pointer({ keys: "[MouseLeft>]", target: automatic });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ IdClass: 0, AnyOf: { IdClass: [3, 5] } }));
  expect(address()).toBe(`${path}&class=3`);
  await user.pointer("[/MouseLeft]");
  expect(address()).toBe(`${path}&class=3%2C5`);
  expect(asked).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Show 41 cars" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const chosen = () => within(screen.getByRole("list", { name: "Chosen filters" }));
  await userEvent.click(chosen().getByRole("button", { name: "Remove Intermediate, manual" }));
  expect(address()).toBe(`${path}&class=5`);
  await userEvent.click(chosen().getByRole("button", { name: "Clear all" }));
  expect(address()).toBe(path);
  expect(screen.queryByRole("list", { name: "Chosen filters" })).toBeNull();
});

it("the car search keeps the first of two filters that are pressed before the page for the first is rendered (CAR-22)", async () => {
  const Classes = [
    { Id: 3, Name: "MED-M", Count: 9 },
    { Id: 5, Name: "SUV-A", Count: 2 },
  ];
  server.use(on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Facets: { ...aPage.Facets, Classes } })));
  openCarPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
  const [first, second] = await screen.findAllByRole("checkbox", { name: /, (manual|automatic) / });
  // Inside one act the router's transition waits, as on a slow phone.
  act(() => {
    fireEvent.click(first as HTMLElement);
    flushSync(() => {});
    expect(first).toBeChecked();
    expect(address()).toBe(path);
    fireEvent.click(second as HTMLElement);
  });
  expect(address()).toBe(`${path}&class=3%2C5`);
});

describe("in a narrow window the filters are a sheet that shows the number of results (CAR-22)", () => {
  const opener = () => screen.findByRole("button", { name: /^Filters/ });
  const open = async () => {
    openCarPage(path);
    await screen.findByRole("link", { name: "Kia Picanto or similar" });
    await userEvent.click(await opener());
    await userEvent.click(await screen.findByRole("checkbox", { name: "REX 3" }));
  };
  const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  it.each([
    ["its button", () => userEvent.click(screen.getByRole("button", { name: "Show 41 cars" }))],
    ["its other button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["Back", () => userEvent.click(screen.getByRole("button", { name: "Back of the browser", hidden: true }))],
  ])("%s closes it, returns the focus and keeps the choices", async (_what, close) => {
    await open();
    expect(screen.getByRole("dialog", { name: "Filters (1)" })).toContainElement(focused());
    await close();
    await closed();
    expect(address()).toBe(`${path}&supplier=4`);
    await waitFor(async () => expect(await opener()).toHaveFocus());
  });
});

it("the car search requests the recommended order, and explains it next to the choice of orders (CAR-24)", async () => {
  const asked: { url: string; body: Partial<CarSearch> }[] = [];
  server.use(
    on("/api/carBookings/getOffers/*", async ({ request }) => {
      asked.push({ url: new URL(request.url).pathname, body: (await request.json()) as Partial<CarSearch> });
      return answer(aPage);
    }),
  );
  openCarPage(path);
  await userEvent.click(await screen.findByText("How we sort"));
  expect(screen.getByText(/^By the full cost of the rental/)).toBeVisible();
  expect(asked).toEqual([
    { url: "/api/carBookings/getOffers/Price/0/en/0/20", body: expect.objectContaining({ Recommended: true }) },
  ]);
});

it("the car search closes the explanation of the order at Escape and at a press elsewhere, not at one on its text", async () => {
  openCarPage(path);
  const explanation = await screen.findByText(/^By the full cost of the rental/);
  for (const leave of [() => userEvent.keyboard("{Escape}"), () => userEvent.click(document.body)]) {
    await userEvent.click(screen.getByText("How we sort"));
    await userEvent.click(explanation);
    expect(explanation).toBeVisible();
    await leave();
    expect(explanation).not.toBeVisible();
  }
});

it("the car search writes the order into the URL", async () => {
  openCarPage(path);
  const sort = await screen.findByRole("combobox", { name: "Sort by" });
  expect(sort).toHaveDisplayValue("Recommended");
  await userEvent.selectOptions(sort, "Class");
  await userEvent.click(screen.getByRole("button", { name: "Ascending" }));
  expect(address()).toBe(`${path}&sort=ClassName&order=desc`);
  await userEvent.selectOptions(sort, "Recommended");
  expect(address()).toBe(path);
});

it("the car search links to the other pages of a result", async () => {
  openCarPage(path);
  expect(await screen.findByText("Page 1 of 3")).toBeVisible();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", `${path}&page=2`);
});

it("the car search loads another page once, as soon as its link is approached; until it has arrived the cards keep their links", async () => {
  const asked: string[] = [];
  let tell = () => {};
  const later = new Promise<void>((resolve) => {
    tell = resolve;
  });
  server.use(
    on("/api/carBookings/getOffers/*", async ({ request }) => {
      const page = new URL(request.url).pathname.split("/").at(-2) ?? "";
      asked.push(page);
      if (page === "1") await later;
      return answer({ ...aPage, Total: 45 });
    }),
  );
  openCarPage(path);
  const next = await screen.findByRole("link", { name: "Next" });
  await userEvent.hover(next);
  await waitFor(() => expect(asked).toEqual(["0", "1"]));
  await userEvent.click(next);
  await waitFor(() => expect(address()).toBe(`${path}&page=2`));
  const car = () => screen.getByRole("link", { name: "Kia Picanto or similar" });
  expect(car()).not.toHaveAttribute("href", expect.stringContaining("page=2"));
  tell();
  await waitFor(() => expect(car()).toHaveAttribute("href", expect.stringContaining("page=2")));
  expect(asked).toEqual(["0", "1"]);
});

it("the car search renders the next page's cars when its link is approached, and shows the same ones once it is opened (SPEED-4)", async () => {
  server.use(
    on("/api/carBookings/getOffers/*", ({ request }) => {
      const isNext = new URL(request.url).pathname.split("/").at(-2) === "1";
      const offer = isNext ? { ...anOffer, ModelId: 6, ModelName: "Geely CK" } : anOffer;
      return answer({ ...aPage, Total: 25, Offers: [offer] });
    }),
  );
  openCarPage(path);
  const next = await screen.findByRole("link", { name: "Next" });
  await userEvent.hover(next);
  const ahead = await screen.findByText("Geely CK or similar");
  expect(ahead).not.toBeVisible();
  await userEvent.click(next);
  await waitFor(() => expect(ahead).toBeVisible());
  expect(ahead).toHaveAttribute("href", expect.stringContaining("page=2"));
  expect(screen.queryByText("Kia Picanto or similar")).toBeNull();
});

afterEach(() => Reflect.deleteProperty(globalThis, "IntersectionObserver"));
it("the car search renders the next page's cars when the client reaches the end of the list, before any link is approached (SPEED-4)", async () => {
  const comeNear: (() => void)[] = [];
  class Observer {
    constructor(tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      comeNear.push(() => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const asked: string[] = [];
  server.use(
    on("/api/carBookings/getOffers/*", ({ request }) => {
      const page = new URL(request.url).pathname.split("/").at(-2) ?? "";
      asked.push(page);
      const offer = page === "1" ? { ...anOffer, ModelId: 6, ModelName: "Geely CK" } : anOffer;
      return answer({ ...aPage, Total: 25, Offers: [offer] });
    }),
  );
  openCarPage(path);
  await screen.findByRole("link", { name: "Next" });
  expect(asked).toEqual(["0"]);
  act(() => {
    for (const come of comeNear) come();
  });
  expect(await screen.findByText("Geely CK or similar")).not.toBeVisible();
  expect(asked).toEqual(["0", "1"]);
});

it("the car search moves the focus to the number of results when another page is opened and its link is gone (A11Y-2)", async () => {
  server.use(on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Total: 25 })));
  openCarPage(path);
  const next = await screen.findByRole("link", { name: "Next" });
  act(() => next.focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Next" })).toBeNull());
  expect(screen.getByText(/^25 cars/)).toHaveFocus();
});

it("the car search leaves the focus on the order when it is changed, even though that shows the first page again (A11Y-2)", async () => {
  openCarPage(`${path}&page=2`);
  const sort = await screen.findByRole("combobox", { name: "Sort by" });
  expect(await screen.findByText("Page 2 of 3")).toBeVisible();
  await userEvent.selectOptions(sort, "Class");
  expect(await screen.findByText("Page 1 of 3")).toBeVisible();
  expect(sort).toHaveFocus();
});

it("the car search edits the search in place and writes it into the URL", async () => {
  openCarPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  const dialog = await days();
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Pick-up time" }), "10:30");
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  expect(address()).toBe(path.replace("fromHour=0900", "fromHour=1030"));
});

it("the car search keeps a group of filters open, and the focus in it, when its only choice is removed (A11Y-2)", async () => {
  const Facets = { ...aPage.Facets, Models: [{ Id: 5, Name: "Kia Picanto", Count: 3 }] };
  server.use(on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Facets })));
  openCarPage(`${path}&model=5`);
  await userEvent.click(await screen.findByRole("button", { name: "Filters (1)" }));
  const model = await screen.findByRole("checkbox", { name: "Kia Picanto 3" });
  expect(model.closest("details")).toHaveAttribute("open");
  await userEvent.click(model);
  await waitFor(() => expect(address()).toBe(path));
  expect(model.closest("details")).toHaveAttribute("open");
  expect(model).toHaveFocus();
});

it("the car search does not restore a filter removed while the search was being edited (CAR-22)", async () => {
  openCarPage(`${path}&supplier=4`);
  await screen.findByRole("link", { name: "Kia Picanto or similar" });
  await userEvent.click(screen.getByRole("button", { name: "Edit search" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove REX" }));
  const dialog = await days();
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Pick-up time" }), "10:30");
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  expect(address()).toBe(path.replace("fromHour=0900", "fromHour=1030"));
});

const days = async () => {
  await userEvent.click(screen.getByRole("button", { name: /^Pick-up and return/ }));
  return within(await screen.findByRole("dialog", { name: "When do you need the car?" }));
};
const typeDay = async (field: HTMLElement, day: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, `${day}{Enter}`);
};

it("the car search moves a return that is too early to the third day and reports that (WEB-20)", async () => {
  openCarPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  const dialog = await days();
  await typeDay(dialog.getByLabelText("Return date"), "January 11, 2126");
  expect(dialog.getByText("Return moved to Sun, Jan 13, 2126: the minimum is 3 days")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  expect(address()).toBe(path);
});

it("the car search reports that a return was moved if the address has it on or before the pick-up, and nothing else (WEB-20)", async () => {
  const { unmount } = openCarPage("/search-car?zone=2&from=2126-01-10&to=2126-01-10");
  expect(await screen.findByText("Return moved to Sun, Jan 13, 2126: it must come after the pick-up.")).toBeVisible();
  unmount();
  openCarPage(path);
  await screen.findByRole("button", { name: "Edit search" });
  expect(screen.queryByText(/^Return moved/)).not.toBeInTheDocument();
});

it("the car search accepts typed or pressed days, in Havana's calendar, and none while they are incomplete (WEB-20)", async () => {
  openCarPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  let dialog = await days();
  await typeDay(dialog.getByLabelText("Pick-up date"), "tomorrow");
  expect(dialog.getByLabelText("Pick-up date")).toHaveAccessibleDescription(/^We do not recognize this date/);
  await typeDay(dialog.getByLabelText("Pick-up date"), "Jan 20, 2126");
  expect(dialog.getByLabelText("Return date")).toHaveValue("Jan 23, 2126");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  dialog = await days();
  await userEvent.click(dialog.getByRole("button", { name: /^Monday, January 14, 2126/ }));
  await userEvent.click(dialog.getByRole("button", { name: /^Friday, January 18, 2126/ }));
  expect(dialog.getByText("4 days")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  expect(address()).toBe(path.replace("2126-01-10", "2126-01-14").replace("2126-01-13", "2126-01-18"));
});

it("the car search submits only the days that a field shows: a refused day stays until it is corrected (WEB-20)", async () => {
  openCarPage(path);
  await userEvent.click(await screen.findByRole("button", { name: "Edit search" }));
  const dialog = await days();
  const pickUp = dialog.getByLabelText("Pick-up date");
  await userEvent.clear(pickUp);
  await userEvent.type(pickUp, "someday");
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));
  expect(dialog.getByRole("button", { name: "Done" })).toBeVisible();
  expect(pickUp).toBeInvalid();
  expect(pickUp).toHaveFocus();
  await userEvent.click(dialog.getByRole("button", { name: /^Tuesday, January 15, 2126/ }));
  expect(pickUp).toBeValid();
  expect(pickUp).toHaveDisplayValue("Jan 15, 2126");
});

it("the car search shows in a shop without cars that there are none yet, without useless advice (OPS-28, OPS-94)", async () => {
  server.use(
    on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Offers: [], Total: 0 } satisfies typeof aPage)),
    on("/api/agencyZones/agencyZonesByActiveCarProducts/*", () => answer([])),
  );
  openCarPage(`${path}&class=3`);
  expect(await screen.findByText(/no rental cars on offer yet/)).toBeVisible();
  await userEvent.click(screen.getByText("Edit search"));
  const place = await screen.findByLabelText("Pick up in");
  expect(place).toBeDisabled();
  expect(place).toHaveDisplayValue("No rental cars yet");
  expect(screen.queryByRole("button", { name: "Clear all filters" })).not.toBeInTheDocument();
});

it("the car search reports that there are no offers and what to change, and clears the filters that may be the cause", async () => {
  server.use(
    on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Offers: [], Total: 0 } satisfies typeof aPage)),
  );
  openCarPage(`${path}&class=3`);
  expect(await screen.findByText("Sorry, no offers available.")).toBeVisible();
  expect(screen.getByText(/Try other dates/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(address()).toBe(path);
});

it("if nothing is found, links to nearby searches that find something, each with its price (CAR-25)", async () => {
  const found = { Count: 12, From: 31_395, CurrencyCode: "USD", ZoneName: "Varadero" } as const;
  const here = { PickUp: "2126-01-10", DropOff: "2126-01-13", IdZone: 2, Km: null };
  const WaysOn: CarOfferPage["WaysOn"] = [
    { ...found, ...here, Without: ["IdClass"] },
    { ...found, ...here, PickUp: "2126-01-12", DropOff: "2126-01-15", Without: [], Count: 1 },
    { ...found, ...here, ZoneName: "Viñales", IdZone: 6, Km: 180, Without: [] },
  ];
  server.use(on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Offers: [], Total: 0, WaysOn })));
  openCarPage(`${path}&office=1&class=3,5`);
  const to = async (name: string | RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await to("Any class 12 cars from $313.95 in all")).toBe(`${path}&office=1`);
  expect(await to(/^Sat,\sJan\s12,\s2126\s– Tue,\sJan\s15,\s2126 1 car from \$313\.95 in all$/)).toBe(
    `${path.replace("2126-01-10", "2126-01-12").replace("2126-01-13", "2126-01-15")}&office=1&class=3%2C5`,
  );
  expect(await to("Viñales, about 180 km by road 12 cars from $313.95 in all")).toBe(
    `${path.replace("zone=2", "zone=6")}&class=3%2C5`,
  );
});

it("if nothing is found, names the place even without an office, and a button opens the dates (WIRE-22)", async () => {
  const none = { ...aPage, Offers: [], Total: 0, WaysOn: [], ZoneName: "Playa Covarrubias" };
  server.use(on("/api/carBookings/getOffers/*", () => answer(none)));
  openCarPage(path.replace("zone=2", "zone=19"));
  expect(await screen.findByRole("heading", { name: "Cars in Playa Covarrubias" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Change the dates" }));
  expect(screen.getByRole("button", { name: /^Pick-up and return/ })).toHaveFocus();
});

it("the car search shows the server's refusal of a search at its form, without a retry (WEB-17)", async () => {
  server.use(on("/api/carBookings/getOffers/*", () => refuse(400, "car.datesInPast", "The pick-up day has passed.")));
  openCarPage(path);
  expect(await screen.findByRole("alert")).toHaveTextContent("The pick-up day has passed.");
  expect(screen.queryByText("Could not get list of offers")).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Filters/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Search cars" })).toBeVisible();
});

it("the car search shows neither the promise nor the order of earlier results above a refused search (WEB-17)", async () => {
  openCarPage(path);
  expect(await screen.findByText(/^Every price is fully refundable until/)).toBeVisible();
  server.use(on("/api/carBookings/getOffers/*", () => refuse(400, "car.datesInPast", "The pick-up day has passed.")));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Model");
  expect(await screen.findByRole("alert")).toHaveTextContent("The pick-up day has passed.");
  expect(screen.queryByText(/^Every price is fully refundable until/)).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Sort by" })).toBeNull();
});

it("the car search reports that a page of results does not exist, with links to the first and the last (WEB-16)", async () => {
  server.use(on("/api/carBookings/getOffers/*", () => answer({ ...aPage, Offers: [], Page: 98 })));
  openCarPage(`${path}&page=99`);
  expect(await screen.findByRole("heading", { name: "There is no page 99" })).toBeVisible();
  expect(screen.getByRole("link", { name: "First page" })).toHaveAttribute("href", path);
  expect(screen.getByRole("link", { name: "Last page (3)" })).toHaveAttribute("href", `${path}&page=3`);
});
