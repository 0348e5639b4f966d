import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { OtherCars } from "../../../actions.schemas";
import { ChangeCar } from "./ChangeCar";

const free: OtherCars = {
  ...{ Plate: "T 041 207", ModelName: "Geely CK", SupplierName: "REX", OfficeName: "Varadero airport" },
  ...{ From: Date.UTC(2026, 11, 5, 14), Until: Date.UTC(2026, 11, 8, 14), BlockedUntil: null },
  Cars: [
    { UnitId: 12, Plate: "T 041 208", ModelName: "Geely CK", ClassName: "ECO-M", Fit: "model" },
    { UnitId: 13, Plate: null, ModelName: "MG 5", ClassName: "MED-M", Fit: "better" },
  ],
};
let role: string;
let given: OtherCars;
let sent: unknown[];
let taken: boolean;
const server = serve(
  http.get("*/api/support/self", () => answer({ StaffRole: role })),
  http.get("*/api/support/bookings/801/cars", () => answer(given)),
  http.get("*/api/support/bookings/802/cars", () => refuse(409, "car.notHeld", "This booking has no car to change.")),
  http.post("*/api/support/bookings/car", async ({ request }) => {
    sent.push(await request.json());
    return taken ? refuse(409, "car.unitTaken", "This car is no longer free.") : answer(null);
  }),
);
beforeEach(() => {
  [role, given, sent, taken] = ["desk", free, [], false];
});

const show = (bookingId = 801) =>
  showDesk(<ChangeCar bookingId={bookingId} />, { route: "/support/plans/1001", at: "/support/plans/1001" });
const open = async () => userEvent.click(await screen.findByRole("button", { name: "Change the car" }));
const change = async () => userEvent.click(screen.getByRole("button", { name: "Change the car now" }));

it("a booked car is changed for a free one, best first, with a reason (DESK-104)", async () => {
  show();
  await open();
  expect(await screen.findByText(/Now it has Geely CK, T 041 207. Free at REX, Varadero airport, from/)).toBeVisible();
  const cars = screen.getByRole("combobox", { name: /Other car/ });
  expect(cars).toHaveFocus();
  expect(within(cars).getByRole("group", { name: "Same model" })).toHaveTextContent(/^T 041 208: Geely CK, /);
  expect(within(cars).getByRole("group", { name: "Better, at no extra charge" })).toHaveTextContent(/^Car 13: MG 5, /);
  await change();
  expect(sent).toEqual([]);
  expect(cars).toHaveAccessibleDescription(/Please choose a car/);
  await userEvent.selectOptions(cars, "12");
  await userEvent.type(screen.getByRole("textbox", { name: /Reason/ }), " It broke down ");
  await change();
  expect(await screen.findByText("The booking has another car now.")).toBeVisible();
  expect(sent).toEqual([{ BookingId: 801, UnitId: 12, Reason: "It broke down" }]);
});

it("the form for another car shows until when the car that the client is driving will be blocked (CAR-64)", async () => {
  given = { ...free, BlockedUntil: Date.UTC(2026, 11, 8, 15) };
  show();
  await open();
  expect(await screen.findByText(/driving now will be blocked until .*Change or lift that block/)).toBeVisible();
});

it("the form for another car stays open with what was typed if the car has just been taken (DESK-104)", async () => {
  taken = true;
  show();
  await open();
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: /Other car/ }), "13");
  await userEvent.type(screen.getByRole("textbox", { name: /Reason/ }), "It broke down");
  await change();
  expect(await screen.findByRole("alert")).toHaveTextContent("This car is no longer free.");
  expect(screen.getByRole("textbox", { name: /Reason/ })).toHaveValue("It broke down");
});

it("the form for another car names the next step if no car is free (DESK-104)", async () => {
  given = { ...free, Cars: [] };
  show();
  await open();
  expect(await screen.findByText(/REX has no other car .* refund the booking/)).toBeVisible();
});

it("the form for another car shows why a booking's car cannot be changed (DESK-104)", async () => {
  show(802);
  await open();
  expect(await screen.findByText("This booking has no car to change.")).toBeVisible();
});

it("free cars that could not be loaded are asked for again at a press (WEB-9)", async () => {
  let loads = false;
  server.use(
    http.get("*/api/support/bookings/801/cars", () =>
      loads ? answer(free) : refuse(503, "unavailable", "We are busy."),
    ),
  );
  show();
  await open();
  expect(await screen.findByText("We are busy.")).toBeVisible();
  loads = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("combobox", { name: /Other car/ })).toBeVisible();
});

it("the form for another car is available only to the role desk and the owner (DESK-17)", async () => {
  role = "finance";
  show();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Change the car" })).not.toBeInTheDocument());
});
