import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { SubmitBooking } from "./SubmitBooking";

const usual = window.matchMedia;
afterEach(() => {
  window.matchMedia = usual;
});

type Failed = Partial<Pick<ComponentProps<typeof SubmitBooking>["form"], "failure" | "unplaced">>;

function show(wide: boolean, { failure, unplaced = [] }: Failed = {}) {
  window.matchMedia = (query) => ({ ...usual(query), matches: wide });
  const form = { failure, unplaced, sending: false };
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

it("the booking button is at the form's end in a wide window (WEB-40)", () => {
  show(true);
  expect(buttonsIn("form")).toEqual([screen.getByRole("button", { name: "Book" })]);
  expect(buttonsIn("complementary")).toEqual([]);
});

it("in a narrow window it is in the bar that stays visible, and submits the form (WEB-40)", () => {
  show(false);
  expect(buttonsIn("form")).toEqual([]);
  expect(buttonsIn("complementary")).toEqual([screen.getByRole("button", { name: "Book" })]);
  expect(screen.getByRole("button", { name: "Book" })).toHaveAttribute("form", "booking");
});

it("shows each reason of a refusal once, even if the message consists of them (WIRE-26)", () => {
  const unplaced = ["The booking is paid.", "The driver is too young."];
  const failure = {
    ...{ status: 409, code: "checkout.refused", message: "The booking is paid.", language: "en" as const, fields: [] },
    facts: {},
  };
  show(true, { failure, unplaced });
  for (const reason of unplaced) expect(screen.getAllByText(reason, { exact: false })).toHaveLength(1);
});
