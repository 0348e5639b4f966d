import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { timersByHand } from "../../../../../../test/fixtures/web/openPageTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { MINUTE } from "../../../../../shared/instant";
import type { Calendar, CalendarRow, Taken } from "../../../calendar/calendar.schemas";
import CalendarPage from "./CalendarPage";

const TODAY = "2026-12-01";
const period = {
  ...{ From: "2026-12-02", FromHour: "0900", Until: "2026-12-04", UntilHour: "0900", Rooms: 1 },
  ...{ Turnover: null, Moves: null, BroughtFrom: null },
};
const booked: Taken = {
  ...period,
  Booking: { BookingId: 801, Status: "paid", TravelPlanId: 1001, ClientName: "Ana García", CarMayChange: true },
  Block: null,
};
const blocked: Taken = {
  ...period,
  Booking: null,
  Block: {
    BlockId: 7,
    Why: "service",
    Note: "New brakes",
    By: "Rosa Molina",
    At: Date.UTC(2026, 10, 30, 15),
    Changeable: true,
  },
};
const car = (Id: number, ...Taken: Taken[]): CalendarRow => ({
  ...{ Id, GroupId: 1, GroupName: "Geely CK", Name: `T${Id}`, RoomClassId: 0, SupplierName: "REX" },
  ...{ Units: 1, OnSale: true, Taken },
});

let calendar: Calendar;
let role: string;
let sent: Record<string, unknown>;
let asked: unknown[];
const keep = (name: string) =>
  http.post(`*/api/support/blocks/${name}`, async ({ request }) => {
    sent[name] = await request.json();
    return name === "car" ? refuse(409, "block.booked", "Booking 802 of plan 1002 has this car.") : answer(null);
  });
const server = serve(
  http.get("*/api/support/self", () => answer({ StaffRole: role })),
  http.post("*/api/support/calendar", async ({ request }) => {
    asked.push(await request.json());
    return answer(calendar);
  }),
  http.get("*/api/support/calendar/elsewhere/801", () =>
    answer({
      ...{ Of: "cars", From: "2026-12-02", Until: "2026-12-04" },
      Places: [
        {
          ...{ ZoneId: 4, ZoneName: "Varadero", Km: 120, GroupId: 1, GroupName: "Geely CK", SupplierNames: ["REX"] },
          ...{ Same: true, Free: 3 },
        },
      ],
    }),
  ),
  ...["car", "rooms", "change", "lift"].map(keep),
);

beforeEach(() => {
  [role, sent, asked] = ["desk", {}, []];
  calendar = {
    ...{
      Of: "cars",
      ZoneId: 2,
      GroupId: 0,
      Only: "all",
      From: TODAY,
      Days: 7,
      Today: TODAY,
      Total: 2,
      Page: 0,
      PageSize: 40,
    },
    Zones: [
      { Id: 2, Name: "La Habana", Count: 2 },
      { Id: 4, Name: "Varadero", Count: 1 },
    ],
    Groups: [{ Id: 1, Name: "Geely CK", Count: 2 }],
    Rows: [car(11, booked), car(12, blocked)],
    Booking: null,
  };
});

const show = (at = "") => showDesk(<CalendarPage />, { route: "/support/calendar", at: `/support/calendar${at}` });
const row = async (name: RegExp) => screen.findByRole("row", { name });
const day = async (name: RegExp, date: RegExp) => within(await row(name)).getByRole("button", { name: date });

it("the calendar names each day's bookings, and links to the plan and to free cars elsewhere (DESK-27, DESK-28)", async () => {
  show();
  const second = await day(/T11/, /December 2/);
  expect(second).toHaveAccessibleName(/Booking 801, Ana García, paid, from Wed,\sDec\s2, 09:00 to Fri,\sDec\s4, 09:00/);
  expect(await day(/T11/, /December 5/)).toHaveAccessibleName(/; free$/);
  expect(screen.getByRole("columnheader", { current: "date" })).toHaveTextContent("Tue1Today");
  await userEvent.click(second);
  const dialog = await screen.findByRole("dialog", { name: /Geely CK.*T11.*December 2/ });
  expect(within(dialog).getByRole("link", { name: "Open plan 1001" })).toHaveAttribute("href", "/support/plans/1001");
  expect(within(dialog).getByRole("button", { name: "Change the car" })).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Where else is one free?" }));
  expect(await within(dialog).findByText(/Varadero, 120 km away/)).toBeVisible();
  expect(within(dialog).getByRole("link", { name: "Geely CK" })).toHaveAttribute(
    "href",
    "/support/calendar?zone=4&group=1&from=2026-12-02",
  );
});

it("the calendar is worked with by keys: arrows lead from day to day and from row to row, one tab stop for all (DESK-27)", async () => {
  show();
  const first = await day(/T11/, /December 1/);
  first.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(await day(/T12/, /December 2/)).toHaveFocus();
  const stops = screen.getAllByRole("button", { name: /December/ }).filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([document.activeElement]);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: /T12/ })).toBeVisible();
});

it("the calendar blocks what is free, names what conflicts, and loses nothing that was typed (DESK-26)", async () => {
  show();
  await userEvent.click(await day(/T11/, /December 4/));
  await userEvent.click(await screen.findByRole("button", { name: "Block this car" }));
  // From the hour of its return on that day.
  const [from] = screen.getAllByRole("combobox", { name: "Hour" });
  expect(from).toHaveValue("0900");
  await userEvent.click(screen.getByRole("button", { name: "Block" }));
  expect(sent.car).toBeUndefined();
  expect(screen.getByRole("textbox", { name: /Note/ })).toHaveAccessibleDescription(/Please fill in this field/);
  await userEvent.type(screen.getByRole("textbox", { name: /Note/ }), "New tyres");
  await userEvent.click(screen.getByRole("button", { name: "Block" }));
  expect(await screen.findByText("Booking 802 of plan 1002 has this car.")).toBeVisible();
  expect(sent.car).toEqual({
    ...{ UnitId: 11, Why: "service", Reason: "New tyres" },
    ...{ From: "2026-12-04", FromHour: "0900", Until: "2026-12-05", UntilHour: "0000" },
  });
  expect(screen.getByRole("textbox", { name: /Note/ })).toHaveValue("New tyres");
});

it("the calendar shows what follows a rental before the car is free, and blocks it from then on (CAR-64, DESK-26)", async () => {
  const Turnover = { Until: "2026-12-05", UntilHour: "1500", BackFrom: "Baracoa" };
  calendar.Rows = [car(11, { ...booked, Turnover })];
  show();
  expect(await screen.findByText("Back from Baracoa")).toBeInTheDocument();
  expect(screen.getByText("Being made ready or driven home")).toBeVisible();
  const back = await day(/T11/, /December 5/);
  expect(back).toHaveAccessibleName(/Driven home from Baracoa and made ready until Sat,\sDec\s5, 15:00$/);
  await userEvent.click(back);
  await userEvent.click(await screen.findByRole("button", { name: "Block this car" }));
  expect(screen.getAllByRole("combobox", { name: "Hour" })[0]).toHaveValue("1500");
});

it("the calendar shows where a car stays and from where it has to be brought, and moves it by a block (CAR-64)", async () => {
  const Moves = { From: "La Habana", To: "Varadero" };
  calendar.Rows = [car(11, { ...booked, Moves, BroughtFrom: "Baracoa" })];
  show();
  expect(await screen.findByText("801 Ana García → Varadero")).toBeInTheDocument();
  expect(await day(/T11/, /December 3/)).toHaveAccessibleName(
    /The car stands in Baracoa before: bring it from there\. Leaves Havana and stays in Varadero$/,
  );
  await userEvent.click(await day(/T11/, /December 6/));
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: /Afterwards the car is in/ }), "Varadero");
  await userEvent.type(screen.getByRole("textbox", { name: /Note/ }), "Needed there");
  await userEvent.click(screen.getByRole("button", { name: "Block" }));
  expect(await screen.findByText("Booking 802 of plan 1002 has this car.")).toBeVisible();
  expect(sent.car).toMatchObject({ UnitId: 11, ToZoneId: 4 });
});

it("the calendar changes and lifts a block, with a reason (DESK-26)", async () => {
  show();
  await userEvent.click(await day(/T12/, /December 3/));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("New brakesBlocked by Rosa Molina");
  // Blocked for the whole day: there is nothing left to block.
  expect(within(dialog).queryByRole("button", { name: "Block this car" })).toBeNull();
  await userEvent.click(within(dialog).getByRole("button", { name: "Lift the block" }));
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Ready early");
  await userEvent.click(within(dialog).getByRole("button", { name: "Lift the block" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.lift).toEqual({ BlockId: 7, Reason: "Ready early" });
  // The calendar is loaded again after the change.
  await waitFor(() => expect(asked).toHaveLength(2));
});

it("the calendar keeps the shown part in the address, and asks the server for a booking's position (DESK-27)", async () => {
  calendar = { ...calendar, Booking: { BookingId: 801, TravelPlanId: 1001, RowId: 11, Held: false } };
  show("?booking=801");
  expect(await screen.findByText(/no longer holds a reservation/)).toBeVisible();
  expect(asked).toEqual([{ Days: 7, BookingId: 801 }]);
  expect(screen.getByRole("link", { name: "Booking 801: to plan 1001" })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Zone" }), "Varadero (1)");
  await waitFor(() => expect(asked.at(-1)).toEqual({ Days: 7, ZoneId: 4 }));
});

it("the calendar keeps the filter of rows in the address, on its first page, also on other days (DESK-51)", async () => {
  calendar = { ...calendar, Only: "booked", Page: 1, Total: 80 };
  show("?only=booked&page=2");
  const only = await screen.findByRole("combobox", { name: "Availability" });
  expect(only).toHaveValue("booked");
  await userEvent.click(screen.getByRole("button", { name: "Later" }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ Days: 7, Only: "booked", ZoneId: 2, From: "2026-12-08" }));
  await userEvent.selectOptions(only, "Free on all days");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ Only: "free" }));
});

it("the calendar says that free cars elsewhere could not be loaded, instead of showing none, and tries again (DESK-28, WEB-9)", async () => {
  let loads = false;
  const elsewhere = { ...{ Of: "cars", From: "2026-12-02", Until: "2026-12-04" }, Places: [] };
  server.use(
    http.get("*/api/support/calendar/elsewhere/801", () =>
      loads ? answer(elsewhere) : refuse(503, "unavailable", "We are busy."),
    ),
  );
  calendar = { ...calendar, Booking: { BookingId: 801, TravelPlanId: 1001, RowId: 11, Held: true } };
  show("?booking=801");
  expect(await screen.findByText("Where else it is free could not be loaded.")).toBeVisible();
  loads = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^No other car of its class is free for booking 801/)).toBeVisible();
});

it("the calendar offers no blocking to those who may not block (DESK-17)", async () => {
  role = "finance";
  show();
  await userEvent.click(await day(/T11/, /December 5/));
  expect(await screen.findByText("Nothing is booked or blocked on this day.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Block/ })).toBeNull();
});

it("a supplier's people are not asked whether cars or rooms, and may not lift what the shop has blocked (DESK-30)", async () => {
  role = "supplier";
  const Block = {
    BlockId: 7,
    Why: "other",
    Note: "",
    By: "",
    At: Date.UTC(2026, 10, 30, 15),
    Changeable: false,
  } as const;
  calendar = { ...calendar, Rows: [car(11, { ...period, Booking: null, Block })] };
  show();
  await userEvent.click(await day(/T11/, /December 3/));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Blocked by the shop");
  expect(within(dialog).queryByRole("button", { name: /block/i })).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Show", hidden: true })).toBeNull();
});

describe("while the page stays open", () => {
  timersByHand();

  it.each([
    ["supplier", "follows by loading it again within a minute, as no stream tells of changes", 2],
    ["desk", "does not load it again, as the stream tells of changes", 1],
  ])("the calendar of the role %s %s (DESK-16, DESK-30)", async (whose, _follows, times) => {
    role = whose;
    show();
    await row(/T11/);
    calendar = { ...calendar, Rows: [car(13)] };
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    expect(asked).toHaveLength(times);
    expect(screen.queryAllByRole("row", { name: /T13/ })).toHaveLength(times - 1);
  });
});
