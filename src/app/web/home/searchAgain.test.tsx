import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { Route, Routes, useLocation, useNavigate } from "react-router";
import { aPage as aCarPage, surroundings as ofCars, zones } from "../../../../test/fixtures/web/carTestBed";
import { aPage as aStayPage, surroundings as ofLodging } from "../../../../test/fixtures/web/lodgingTestBed";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../test/fixtures/web/wireTestBed";
import { addDays, havanaDate } from "../../../shared/havana";
import { PagePlaces } from "../shell/PagePlaces";
import { SearchCard } from "./SearchCard";

jest.setTimeout(30_000);
const server = serve(...ofCars, ...ofLodging);
beforeEach(() => jest.spyOn(window, "scrollTo").mockImplementation());
afterEach(() => jest.restoreAllMocks());

const soon = (days: number) => addDays(havanaDate(Date.now()), days);

function Results() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <button type="button" title={search} onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

const open = () =>
  openPages(
    <Route
      path="*"
      element={
        <PagePlaces
          page={(at) => (
            <Routes {...(at && { location: at })}>
              <Route path="/" element={<SearchCard />} />
              <Route path="/search-lodging" element={<Results />} />
              <Route path="/search-car" element={<Results />} />
            </Routes>
          )}
        />
      }
    />,
    "/",
  );

/** The days that the form would send. */
const sentFields = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [name, value]),
  );
const stayFrom = async (day: string) => {
  await userEvent.click(await screen.findByRole("button", { name: /^Check-in and check-out/ }));
  const field = await screen.findByLabelText("Check-in");
  await userEvent.clear(field);
  await userEvent.type(field, `${day}{Enter}`);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
};

it("going back from the lodging results finds the form as it was sent (WEB-16)", async () => {
  open();
  await userEvent.click(await screen.findByRole("radio", { name: "Hotels and villas" }));
  await stayFrom(soon(30));
  await userEvent.click(screen.getByRole("button", { name: /^1\sroom, 2\sadults$/ }));
  await userEvent.click(screen.getByRole("button", { name: "Add a room" }));
  await userEvent.click(screen.getByRole("button", { name: "Search stays" }));
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  await screen.findByRole("button", { name: /^2\srooms/ });
  expect(sentFields()).toMatchObject({ checkIn: soon(30), checkOut: soon(33) });
  expect(screen.getByRole("radio", { name: "Hotels and villas" })).toBeChecked();
  expect(screen.getByRole("button", { name: /^2\srooms/ })).toBeVisible();
});

it("default days of a search move to when the chosen place is open; chosen days stay (CAR-60)", async () => {
  const first = { PickUp: soon(9), DropOff: soon(12), StartHour: "1000", EndHour: "0900" };
  const opensLater = zones.map((zone) => ({
    ...zone,
    Offices: zone.Offices.map((office) => ({ ...office, First: first })),
  }));
  server.use(http.get("*/api/agencyZones/agencyZonesByActiveCarProducts/*", () => answer(opensLater)));
  open();
  await waitFor(() => expect(sentFields()).toMatchObject({ from: soon(9), fromHour: "1000", to: soon(12) }));
  await userEvent.click(screen.getByRole("button", { name: /^Pick-up and return/ }));
  const field = await screen.findByLabelText("Pick-up date");
  await userEvent.clear(field);
  await userEvent.type(field, `${soon(20)}{Enter}`);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(sentFields()).toMatchObject({ from: soon(20) });
});

it("going back from the cars finds the form as it was sent, and a new search is ready by the server's day (WEB-16, CAR-12)", async () => {
  const ahead = 40 * 86_400_000;
  server.use(
    http.get("*/api/products/minReservePeriod/1", () => answer({ Days: 2, Now: Date.now() + ahead })),
    http.get("*/api/products/maxReservePeriod/1", () => answer({ Days: 365, Now: Date.now() + ahead })),
  );
  open();
  await waitFor(() => expect(sentFields()).toMatchObject({ from: soon(47), to: soon(50) }));
  await userEvent.click(screen.getByText("Return elsewhere, license"));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Return the car somewhere else" }));
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  expect(await screen.findByRole("checkbox", { name: "Return the car somewhere else" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Cars" })).toBeChecked();
});

const counted = (path: string, page: unknown) => {
  const calls = { made: 0 };
  server.use(
    on(path, () => {
      calls.made += 1;
      return answer(page);
    }),
  );
  return calls;
};

/** The button on the results page that is rendered ahead. */
const drawnAhead = async () => {
  const back = await screen.findByText("Back", {}, { timeout: 10_000 });
  expect(back).not.toBeVisible();
  return back;
};

it("hovering over the search for cars loads and renders its results, so the search only shows them (SPEED-4)", async () => {
  const calls = counted("/api/carBookings/getOffers/*", aCarPage);
  open();
  await userEvent.hover(await screen.findByRole("region", { name: "Find your car" }));
  const drawn = await drawnAhead();
  expect(calls.made).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  expect(await screen.findByRole("button", { name: "Back" })).toBe(drawn);
  expect(calls.made).toBe(1);
});

it("hovering over the button of a changed search renders its results instead of the former ones (SPEED-4)", async () => {
  const calls = counted("/api/carBookings/getOffers/*", aCarPage);
  open();
  await userEvent.hover(await screen.findByRole("region", { name: "Find your car" }));
  const drawn = await drawnAhead();
  const anyOffice = screen.getByLabelText<HTMLSelectElement>("Pick up in").value;
  const office = `${anyOffice}.${zones[0]?.Offices[0]?.Id}`;
  await userEvent.selectOptions(screen.getByLabelText("Pick up in"), office);
  await userEvent.hover(screen.getByRole("button", { name: "Search cars" }));
  await waitFor(() =>
    expect(drawn).toHaveAttribute("title", expect.stringContaining(`office=${zones[0]?.Offices[0]?.Id}`)),
  );
  expect(calls.made).toBe(2);
  await userEvent.click(screen.getByRole("button", { name: "Search cars" }));
  expect(await screen.findByRole("button", { name: "Back" })).toBe(drawn);
  expect(calls.made).toBe(2);
});

it("opening the search for stays loads and renders its results, so the search only shows them (SPEED-4)", async () => {
  const calls = counted("/api/lodgingBookings/getOffers/*", aStayPage);
  open();
  await userEvent.click(await screen.findByRole("radio", { name: "Hotels and villas" }));
  const drawn = await drawnAhead();
  expect(calls.made).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Search stays" }));
  expect(await screen.findByRole("button", { name: "Back" })).toBe(drawn);
  expect(calls.made).toBe(1);
});
