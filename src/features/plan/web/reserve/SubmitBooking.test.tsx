import { screen, within } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { SubmitBooking } from "./SubmitBooking";

const usual = window.matchMedia;
afterEach(() => {
  window.matchMedia = usual;
});

function show(wide: boolean) {
  window.matchMedia = (query) => ({ ...usual(query), matches: wide });
  const form = { failure: undefined, unplaced: [], sending: false };
  const call = { impersonator: "notAct" } as const;
  const both = { ...{ id: "booking", call, form, children: "Book" }, failed: "error.car.bookingFailed" as const };
  const page = (
    <>
      <form id="booking" aria-label="Booking">
        <SubmitBooking place="end" {...both} />
      </form>
      <aside>
        <SubmitBooking place="bar" {...both} />
      </aside>
    </>
  );
  openPages(<Route path="/" element={page} />, "/");
}

const buttonsIn = (role: "form" | "complementary") => within(screen.getByRole(role)).queryAllByRole("button");

it("the button that books ends the form in a wide window (WEB-40)", () => {
  show(true);
  expect(buttonsIn("form")).toEqual([screen.getByRole("button", { name: "Book" })]);
  expect(buttonsIn("complementary")).toEqual([]);
});

it("in a narrow window it stands in the bar that stays in view, and sends the form (WEB-40)", () => {
  show(false);
  expect(buttonsIn("form")).toEqual([]);
  expect(buttonsIn("complementary")).toEqual([screen.getByRole("button", { name: "Book" })]);
  expect(screen.getByRole("button", { name: "Book" })).toHaveAttribute("form", "booking");
});
