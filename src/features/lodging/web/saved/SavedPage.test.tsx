import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { aHotel, openLodgingPage, surroundings } from "../../../../../test/beds/web/lodgingTestBed";
import { ana, authOf, openPages } from "../../../../../test/beds/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../../test/beds/web/wireTestBed";
import { sessionEnded } from "../../../../platform/web/session/auth";
import { keptHousesOf, MOST_COMPARED, toggled } from "../../lodging.saved";
import type { SavedHousesChange } from "../../saved.schemas";
import { changeKept, forgetKept } from "./keptHouses";
import SavedInStep from "./SavedInStep";
import SavedPage from "./SavedPage";

jest.setTimeout(30_000);

const KEY = "malecon.houses";
const houses = [3, 9, 20, 21].map((HotelId) => ({ ...aHotel, HotelId, HotelName: `House ${HotelId}` }));
const server = serve(
  on("/api/lodgingBookings/getActiveHotels/*", () => answer(houses)),
  on("/api/lodgingBookings/getHotel/:id", ({ params }) =>
    answer(houses.find(({ HotelId }) => HotelId === Number(params.id)) ?? null),
  ),
  ...surroundings,
);

afterEach(() => act(forgetKept));

const page = <Route path="/saved" element={<SavedPage />} />;
const keep = (kept: object) => localStorage.setItem(KEY, JSON.stringify(kept));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const address = () => screen.getByTestId("address").textContent;
const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("hearts (LODGE-24)", () => {
  it("save a house from the results and from its page, and take it out again; both ways lead to what is saved", async () => {
    const days = "in=2126-01-10&out=2126-01-13&rooms=2";
    const results = openLodgingPage(`/search-lodging?${days}`);
    const heart = await screen.findByRole("button", { name: "Save Meliá Habana" });
    expect(heart).toHaveAttribute("aria-pressed", "false");
    expect(screen.queryByRole("link", { name: /Saved/ })).toBeNull();
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(address()).toBe(`/search-lodging?${days}`);
    expect(screen.getByRole("link", { name: "Saved (1)" })).toHaveAttribute("href", "/saved");
    results.unmount();
    openLodgingPage("/hotel-details/3");
    const button = await screen.findByRole("button", { name: "Save House 3" });
    expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(kept()).toMatchObject({ saved: [], seen: [3] });
  });

  it("follow what another tab saves", async () => {
    openLodgingPage("/hotel-details/3");
    const button = await screen.findByRole("button", { name: "Save House 3" });
    act(() => {
      keep({ saved: [3] });
      dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(button).toHaveAttribute("aria-pressed", "true");
  });
});

describe("the page of what is saved (LODGE-24)", () => {
  it("without anything leads to the searches; what cannot be read is nothing", async () => {
    localStorage.setItem(KEY, '{"saved":"all of them"');
    openPages(page, "/saved");
    expect(screen.getByRole("heading", { name: "No saved places yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Look for a stay" })).toHaveAttribute("href", "/search-lodging");
    expect(screen.getByRole("link", { name: "Look at cars" })).toHaveAttribute("href", "/search-car");
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signIn?returnUrl=%2Fsaved");
  });

  it("shows what is saved and what was seen, the newest first, each leading to its page", async () => {
    keep({ saved: [9, 3, 404], seen: [20, 9] });
    openPages(page, "/saved");
    const saved = await part("Saved (2)");
    const links = (await saved.findAllByRole("link")).map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/hotel-details/9", "/hotel-details/3"]);
    const seen = (await part("Recently seen")).getAllByRole("link").map((link) => link.textContent);
    expect(seen).toEqual(["House 20"]);
    await userEvent.click(saved.getByRole("button", { name: "Save House 9" }));
    expect(kept().saved).toEqual([3, 404]);
  });

  it("says that the places could not be loaded, and what is kept stays", async () => {
    server.use(on("/api/lodgingBookings/getActiveHotels/*", () => refuse(500, "server.failed", "No")));
    keep({ saved: [9] });
    openPages(page, "/saved");
    expect(await screen.findByText("Your saved places could not be loaded")).toBeVisible();
    expect(kept().saved).toEqual([9]);
  });
});

describe("the comparison (LODGE-26)", () => {
  it("is chosen by ticks, of three at most, and stands in the address", async () => {
    keep({ saved: [3, 9, 20, 21] });
    openPages(page, "/saved");
    const saved = await part("Saved (4)");
    const tick = async (id: number) =>
      userEvent.click(await saved.findByRole("checkbox", { name: `Compare House ${id}` }));
    await tick(9);
    expect(screen.queryByRole("table")).toBeNull();
    await tick(3);
    await tick(20);
    expect(address()).toBe("/saved?compare=9%2C3%2C20");
    expect(saved.getAllByRole("checkbox", { checked: true })).toHaveLength(MOST_COMPARED);
    expect(saved.getByRole("checkbox", { name: "Compare House 21" })).toBeDisabled();
    await userEvent.click(saved.getByRole("button", { name: "See 3 places side by side" }));
    await waitFor(() => expect(screen.getByRole("region", { name: "Places side by side" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Take House 3 out of the comparison" }));
    expect(address()).toBe("/saved?compare=9%2C20");
  });

  it("of an address that was sent shows a row for each thing, to whoever has nothing saved", async () => {
    openPages(page, "/saved?compare=3,9");
    const table = within(await screen.findByRole("table"));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["House 3", "House 9"]);
    const rows = table.getAllByRole("rowheader").map((head) => [head.textContent, head.nextSibling?.textContent]);
    expect(Object.fromEntries(rows)).toEqual({
      Price: "from $190.00 a night for two",
      Category: "5 stars",
      Where: "La Habana",
      "Rooms and beds": "Standard room2 double bedsSuite",
      Meals: "BreakfastHalf board",
      "What is near, in a straight line":
        "Car rental, Hotel Comodorounder 2 kmAeropuerto José Martí T3about 14 kmPlayas del Esteabout 25 km",
      "Arrival and departure": "In from 15:00, out by 12:00",
    });
  });
});

describe("saved houses and the account (LODGE-25)", () => {
  it("are joined at sign-in, kept in step at each change, and leave nothing behind after log-off", async () => {
    const asked: SavedHousesChange[] = [];
    let held = [20];
    server.use(
      on("/api/lodgingBookings/savedHouses", async ({ request }) => {
        const change = (await request.json()) as SavedHousesChange;
        asked.push(change);
        held = [...change.Saved, ...held].filter((id) => !change.Removed.includes(id));
        return answer(held.map((HotelId) => ({ HotelId, HotelName: `House ${HotelId}`, SavedAt: 1 })));
      }),
    );
    keep({ saved: [9], seen: [3] });
    const inStep = (
      <Route
        path="/saved"
        element={
          <>
            <SavedInStep />
            <SavedPage />
          </>
        }
      />
    );
    const { store, unmount } = openPages(inStep, "/saved", authOf(ana));
    const saved = await part("Saved (2)");
    expect(kept()).toEqual({ owner: ana.clientId, saved: [9, 20], untold: [], seen: [3] });
    await userEvent.click(await saved.findByRole("button", { name: "Save House 20" }));
    await waitFor(() => expect(kept()).toMatchObject({ saved: [9], untold: [] }));
    const ClientId = ana.clientId;
    expect(asked).toEqual([
      { ClientId, Saved: [9], Removed: [] },
      { ClientId, Saved: [], Removed: [20] },
    ]);
    act(() => void store.dispatch(sessionEnded("loggedOff")));
    unmount();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("stay in the browser while the account cannot be told, and are told with the next change", async () => {
    const asked: SavedHousesChange[] = [];
    server.use(
      on("/api/lodgingBookings/savedHouses", async ({ request }) => {
        asked.push((await request.json()) as SavedHousesChange);
        return refuse(500, "server.failed", "No");
      }),
    );
    keep({ saved: [9] });
    openPages(<Route path="/saved" element={<SavedInStep />} />, "/saved", authOf(ana));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(kept().saved).toEqual([9]);
    act(() => changeKept((now) => toggled(keptHousesOf(now, ana.clientId), 3)));
    await waitFor(() => expect(asked.at(-1)?.Saved).toEqual([3, 9]));
    expect(asked).toHaveLength(2);
  });
});
