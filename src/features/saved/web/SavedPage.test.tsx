import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { surroundings as carSurroundings, openCarPage } from "../../../../test/fixtures/web/carTestBed";
import { aHotel, anHotel, openLodgingPage, surroundings } from "../../../../test/fixtures/web/lodgingTestBed";
import { ana, authOf, openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import SeenShelves from "../../../app/web/home/SeenShelves";
import Saved from "../../../app/web/Saved";
import { sessionEnded } from "../../../platform/web/session/auth";
import type { RentedCar } from "../../../products/car/class.schemas";
import { MOST_COMPARED, savedOf, toggled } from "../saved.rules";
import type { SavedChange } from "../saved.schemas";
import SavedInStep from "./SavedInStep";
import { clearSaved, updateSaved } from "./savedStorage";

jest.setTimeout(30_000);

const KEY = "malecon.saved";
const properties = [3, 9, 20, 21, 22].map((HotelId) => ({ ...anHotel, HotelId, HotelName: `Property ${HotelId}` }));
const car = {
  ...{ ClassId: 1, ClassName: "ECO-M", TransmissionId: 1, Seats: 4, Bags: 2, FromPerDay: 8_300, CurrencyCode: "USD" },
  ...{ KmLimit: null, MinLicenceYears: 2, Deposit: 15_000, ModelId: 5, ModelName: "Kia Picanto" },
  ...{ PickUp: "2027-01-04", DropOff: "2027-01-07", StartHour: "0900", EndHour: "0900" },
  Zone: { Id: 2, Code: "VAR", Name: "Varadero", ProvinceId: 4 },
  Companies: [{ Id: 1, Name: "Cubacar", ConfirmsInstantly: true }],
} satisfies RentedCar;
const cars: RentedCar[] = [
  car,
  { ...car, ClassName: "SUV-A", TransmissionId: 2, ModelId: 7, ModelName: "Suzuki Vitara", FromPerDay: 16_000 },
];
const server = serve(
  on("/api/lodgingBookings/getActiveHotels/*", () => answer(properties)),
  on("/api/lodgingBookings/getHotel/:id", ({ params }) =>
    answer({ ...aHotel, ...properties.find(({ HotelId }) => HotelId === Number(params.id)) }),
  ),
  on("/api/carBookings/rentedCars/:cars", () => answer(cars)),
  ...surroundings,
  ...carSurroundings,
);

afterEach(() => act(clearSaved));

const page = <Route path="/saved" element={<Saved />} />;
const keep = (kept: object) => localStorage.setItem(KEY, JSON.stringify(kept));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const address = () => screen.getByTestId("address").textContent;
const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("hearts (LODGE-24)", () => {
  it("a property is saved from the results and from its page, and removed again; both link to the saved items", async () => {
    const days = "in=2126-01-10&out=2126-01-13&rooms=2";
    const results = openLodgingPage(`/search-lodging?${days}`);
    const heart = await screen.findByRole("button", { name: "Save Meliá Habana" });
    expect(heart).toHaveAttribute("aria-pressed", "false");
    // From the start, so that the first saved item moves nothing.
    expect(screen.getByRole("link", { name: "Saved" })).toHaveAttribute("href", "/saved");
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(address()).toBe(`/search-lodging?${days}`);
    expect(screen.getByRole("link", { name: "Saved (1)" })).toHaveAttribute("href", "/saved");
    results.unmount();
    openLodgingPage("/hotel-details/3");
    const button = await screen.findByRole("button", { name: "Saved: Property 3" });
    expect(button).toHaveTextContent(/Saved$/);
    expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(kept()).toMatchObject({ saved: [], seen: ["house.3"] });
  });

  it("follow what another tab saves", async () => {
    openLodgingPage("/hotel-details/3");
    const button = await screen.findByRole("button", { name: "Save Property 3" });
    act(() => {
      keep({ saved: ["house.3"] });
      dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(button).toHaveAttribute("aria-pressed", "true");
  });
});

describe("the page of saved items (LODGE-24)", () => {
  it("links to the searches if nothing is saved, or if what is saved cannot be read", async () => {
    localStorage.setItem(KEY, '{"saved":"all of them"');
    openPages(page, "/saved");
    expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Look for a stay" })).toHaveAttribute("href", "/search-lodging");
    expect(screen.getByRole("link", { name: "Look at cars" })).toHaveAttribute("href", "/search-car");
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signIn?returnUrl=%2Fsaved");
  });

  it("shows what is saved and what was seen, the newest first, each leading to its page", async () => {
    keep({ saved: ["house.9", "house.3", "house.404"], seen: ["house.20", "house.9"] });
    openPages(page, "/saved");
    const saved = await part("Stays (2)");
    const links = (await saved.findAllByRole("link")).map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/hotel-details/9", "/hotel-details/3"]);
    const seen = (await part("Recently viewed stays")).getAllByRole("link").map((link) => link.textContent);
    expect(seen).toEqual(["Property 20"]);
    await userEvent.click(saved.getByRole("button", { name: "Save Property 9" }));
    expect(kept().saved).toEqual(["house.3", "house.404"]);
  });

  it("the home page shows the four that were viewed last", async () => {
    keep({ seen: ["house.20", "house.9", "house.22", "house.3", "house.21"] });
    openPages(<Route path="/" element={<SeenShelves />} />, "/");
    const links = (await part("Recently viewed stays")).findAllByRole("link");
    expect((await links).map((link) => link.textContent)).toEqual([
      "Property 20",
      "Property 9",
      "Property 22",
      "Property 3",
    ]);
  });

  it("reports that the places could not be loaded, and keeps what is saved", async () => {
    server.use(on("/api/lodgingBookings/getActiveHotels/*", () => refuse(500, "unexpected", "No")));
    keep({ saved: ["house.9"] });
    openPages(page, "/saved");
    expect(await screen.findByText("What you saved could not be loaded")).toBeVisible();
    expect(kept().saved).toEqual(["house.9"]);
  });
});

describe("the comparison (LODGE-26)", () => {
  it("is not offered for only one item, with a note that it needs another one", async () => {
    keep({ saved: ["house.9"] });
    openPages(page, "/saved");
    const saved = await part("Stays (1)");
    expect(await saved.findByRole("link", { name: "Property 9" })).toBeVisible();
    expect(saved.getByText("Save another one to compare them.")).toBeVisible();
    expect(saved.queryByRole("checkbox")).toBeNull();
  });

  it("is chosen by checkboxes, at most three, and is kept in the URL", async () => {
    keep({ saved: [3, 9, 20, 21].map((id) => `house.${id}`) });
    openPages(page, "/saved");
    const saved = await part("Stays (4)");
    const tick = async (id: number) =>
      userEvent.click(await saved.findByRole("checkbox", { name: `Compare Property ${id}` }));
    await tick(9);
    expect(screen.queryByRole("table")).toBeNull();
    await tick(3);
    await tick(20);
    expect(address()).toBe("/saved?house=9%2C3%2C20");
    expect(saved.getAllByRole("checkbox", { checked: true })).toHaveLength(MOST_COMPARED);
    expect(saved.getByRole("checkbox", { name: "Compare Property 21" })).toBeDisabled();
    await userEvent.click(saved.getByRole("button", { name: "See 3 side by side" }));
    await waitFor(() => expect(screen.getByRole("region", { name: "Comparison, side by side" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Remove Property 3 from the comparison" }));
    expect(address()).toBe("/saved?house=9%2C20");
  });

  it("of a shared address shows a row for each item, to somebody with no saved items", async () => {
    openPages(page, "/saved?house=3,9");
    const table = within(await screen.findByRole("table"));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Property 3",
      "Property 9",
    ]);
    const plain = (node: Node | null) => node?.textContent?.replaceAll("\u00a0", " ");
    const rows = table.getAllByRole("rowheader").map((head) => [head.textContent, plain(head.nextSibling)]);
    expect(Object.fromEntries(rows)).toEqual({
      Price: "from $190 a night for two",
      "Price for": "Thu, Jan 10, 2126 – Sun, Jan 13, 2126",
      Category: "5 stars",
      Where: "Miramar, Havana",
      "Rooms and beds": "Standard room2 double bedsSuite",
      Meals: "BreakfastHalf board",
      "What is near, by road":
        "Car rental, Hotel Comodorounder 2 kmJosé Martí T3 Airport20 km, 30 minPlayas del Este25 km, 35 min",
      "Arrival and departure": "Check-in from 15:00, check-out by 12:00",
    });
    expect(screen.getByText("They do not differ in these facts.")).toBeVisible();
  });

  it("marks the facts that differ by a sign, and the days that a price is for", async () => {
    openPages(page, "/saved?car=2.5,2.7");
    const table = within(await screen.findByRole("table"));
    const rowOf = (name: string) => {
      const head = table.getByRole("rowheader", { name });
      return [...(head.closest("tr")?.cells ?? [])]
        .slice(1)
        .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
    };
    expect(rowOf("Price differs")).toEqual(["from $83 a day", "from $160 a day"]);
    const days = "Mon, Jan 4 – Thu, Jan 7pick-up at 09:00, return at 09:00";
    expect(rowOf("Price for")).toEqual([days, days]);
    expect(rowOf("Where")).toEqual(["Varadero", "Varadero"]);
    expect(screen.getByText("marks where they differ.", { exact: false })).toHaveTextContent("≠");
  });
});

describe("saved cars (LODGE-24, LODGE-26)", () => {
  it("are shown beside the properties: each leads to its offers, and a comparison of two is kept in the URL", async () => {
    keep({ saved: ["car.2.5", "house.9", "car.2.7", "car.2.404"], seen: [] });
    openPages(page, "/saved?house=3,9");
    expect(await part("Stays (1)")).toBeTruthy();
    const saved = await part("Cars (2)");
    const [first] = saved.getAllByRole("link");
    expect(first).toHaveTextContent("Kia Picanto or similar");
    expect(first?.getAttribute("href")).toMatch(/^\/search-car\?zone=2&from=.*&model=5$/);
    for (const name of ["Kia Picanto, Varadero", "Suzuki Vitara, Varadero"])
      await userEvent.click(saved.getByRole("checkbox", { name: `Compare ${name}` }));
    expect(address()).toBe("/saved?house=3%2C9&car=2.5%2C2.7");
    const [, table] = await screen.findAllByRole("table");
    const rows = within(table as HTMLElement)
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toContainEqual(["Price≠differs", "from $83 a day", "from $160 a day"]);
    expect(rows).toContainEqual(["Transmission≠differs", "Manual", "Automatic"]);
    await userEvent.click(saved.getByRole("button", { name: "Save Kia Picanto, Varadero" }));
    expect(kept().saved).toEqual(["house.9", "car.2.7", "car.2.404"]);
    expect(await part("Cars (1)")).toBeTruthy();
  });

  it("are saved from the results with the heart", async () => {
    openCarPage("/search-car?zone=2&from=2126-01-10&to=2126-01-13");
    const heart = await screen.findByRole("button", { name: "Save Kia Picanto, Varadero" });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(kept().saved).toEqual(["car.2.5"]);
    expect(screen.getByRole("link", { name: "Saved (1)" })).toHaveAttribute("href", "/saved");
  });
});

describe("saved items and the account (LODGE-25)", () => {
  it("are joined at sign-in, stored at each change, and leave nothing in the browser after log-off", async () => {
    const asked: SavedChange[] = [];
    let held = ["house.20"];
    server.use(
      on("/api/saved", async ({ request }) => {
        const change = (await request.json()) as SavedChange;
        asked.push(change);
        held = [...change.Saved, ...held].filter((item) => !change.Removed.includes(item));
        return answer(held.map((Item) => ({ Item, Name: Item, SavedAt: 1 })));
      }),
    );
    keep({ saved: ["house.9"], seen: ["house.3"] });
    const inStep = (
      <Route
        path="/saved"
        element={
          <>
            <SavedInStep />
            <Saved />
          </>
        }
      />
    );
    const { store, unmount } = openPages(inStep, "/saved", authOf(ana));
    const saved = await part("Stays (2)");
    expect(kept()).toEqual({ owner: ana.clientId, saved: ["house.9", "house.20"], untold: [], seen: ["house.3"] });
    await userEvent.click(await saved.findByRole("button", { name: "Save Property 20" }));
    await waitFor(() => expect(kept()).toMatchObject({ saved: ["house.9"], untold: [] }));
    const ClientId = ana.clientId;
    expect(asked).toEqual([
      { ClientId, Saved: ["house.9"], Removed: [] },
      { ClientId, Saved: [], Removed: ["house.20"] },
    ]);
    act(() => void store.dispatch(sessionEnded("loggedOff")));
    unmount();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("stay in the browser while they cannot be sent to the account, and are sent with the next change", async () => {
    const asked: SavedChange[] = [];
    server.use(
      on("/api/saved", async ({ request }) => {
        asked.push((await request.json()) as SavedChange);
        return refuse(500, "unexpected", "No");
      }),
    );
    keep({ saved: ["house.9"] });
    openPages(<Route path="/saved" element={<SavedInStep />} />, "/saved", authOf(ana));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(kept().saved).toEqual(["house.9"]);
    act(() => updateSaved((now) => toggled(savedOf(now, ana.clientId), "house.3")));
    await waitFor(() => expect(asked.at(-1)?.Saved).toEqual(["house.3", "house.9"]));
    expect(asked).toHaveLength(2);
  });
});
