import { setupListeners } from "@reduxjs/toolkit/query";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import type { ComponentProps } from "react";
import { Route } from "react-router";
import { timersByHand } from "../../../../../test/fixtures/web/openPageTestBed";
import { ana, authOf, openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { MINUTE } from "../../../../shared/instant";
import type { Suspended } from "../../../account/account.schemas";
import { SubmitBooking } from "./SubmitBooking";

let suspended: Suspended | undefined;
let asked = 0;
serve(
  http.get("*/api/profile/:id/2", () => {
    asked += 1;
    return answer({
      clientId: 7,
      FirstName: "Ana",
      LastName: "Pérez",
      BirthDate: null,
      CountryId: null,
      Suspended: suspended,
    });
  }),
);

const usual = window.matchMedia;
afterEach(() => {
  window.matchMedia = usual;
});

type Failed = Partial<Pick<ComponentProps<typeof SubmitBooking>["form"], "failure" | "unplaced">>;

function show(wide: boolean, { failure, unplaced = [] }: Failed = {}, auth?: ReturnType<typeof authOf>) {
  window.matchMedia = (query) => ({ ...usual(query), matches: wide });
  const form = { failure, unplaced, sending: false };
  const call = { impersonator: "notAct" } as const;
  const both = { ...{ id: "booking", call, form, children: "Book" }, failed: "error.car.bookingFailed" as const };
  const page = (
    <>
      <form id="booking" aria-label="Booking">
        <input type="file" tabIndex={-1} aria-hidden />
        <input aria-label="First name" />
        <SubmitBooking place="end" {...both} />
      </form>
      <aside>
        <SubmitBooking place="bar" {...both} />
      </aside>
    </>
  );
  return openPages(<Route path="/" element={page} />, "/", auth);
}

const buttonsIn = (role: "form" | "complementary") => within(screen.getByRole(role)).queryAllByRole("button");

it("the booking button is at the form's end in a wide window (WEB-40)", () => {
  show(true);
  expect(buttonsIn("form")).toEqual([screen.getByRole("button", { name: "Book" })]);
  expect(buttonsIn("complementary")).toEqual([]);
});

it("in a narrow window the button that books is in the bar that stays visible, and submits the form (WEB-40)", () => {
  show(false);
  expect(buttonsIn("form")).toEqual([]);
  expect(buttonsIn("complementary")).toEqual([screen.getByRole("button", { name: "Book" })]);
  expect(screen.getByRole("button", { name: "Book" })).toHaveAttribute("form", "booking");
});

it("a refused booking shows each reason of a refusal once, even if the message consists of them (WIRE-26)", () => {
  const unplaced = ["The booking is paid.", "The driver is too young."];
  const failure = {
    ...{ status: 409, code: "checkout.refused", message: "The booking is paid.", language: "en" as const, fields: [] },
    facts: {},
  };
  show(true, { failure, unplaced });
  for (const reason of unplaced) expect(screen.getAllByText(reason, { exact: false })).toHaveLength(1);
});

const suspendedTitle = "New bookings and changes are suspended";
const inForm = () => within(screen.getByRole("form"));
const inBar = () => within(screen.getByRole("complementary"));

it("a suspended client reads at the form's end until when, and has no button that would be refused (SAFE-29)", async () => {
  suspended = { Reason: "Three cards of three people", LastDay: "2126-12-05" };
  show(true, {}, authOf(ana));
  expect(await inForm().findByText(suspendedTitle)).toBeVisible();
  expect(inForm().getByText(/^You can book again after .*December 5, 2126\. What you have booked/)).toBeVisible();
  expect(inForm().getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/notes?box=new");
  expect([...buttonsIn("form"), ...buttonsIn("complementary")]).toEqual([]);
  expect(inBar().queryByText("Bookings suspended")).not.toBeInTheDocument();
});

it("in a narrow window the bar states a suspension too, instead of the button (SAFE-29)", async () => {
  suspended = { Reason: "Three cards of three people", LastDay: null };
  show(false, {}, authOf(ana));
  expect(await inBar().findByText("Bookings suspended")).toBeVisible();
  expect(inForm().getByText("What you have booked stays as it is.")).toBeVisible();
  expect([...buttonsIn("form"), ...buttonsIn("complementary")]).toEqual([]);
});

it("a client who is not suspended has the button (SAFE-29)", async () => {
  suspended = undefined;
  show(true, {}, authOf(ana));
  expect(await screen.findByRole("button", { name: "Book" })).toBeEnabled();
});

describe("while the page stays open", () => {
  timersByHand();
  const inAMinute = () => act(() => jest.advanceTimersByTimeAsync(MINUTE));

  it("a client whose suspension is lifted or over has the button within a minute (SAFE-29, FAULT-26)", async () => {
    suspended = { Reason: "Three cards of three people", LastDay: "2126-12-05" };
    show(true, {}, authOf(ana));
    expect(await inForm().findByText(suspendedTitle)).toBeVisible();
    suspended = undefined;
    await inAMinute();
    expect(await screen.findByRole("button", { name: "Book" })).toBeEnabled();
    expect(screen.queryByText(suspendedTitle)).toBeNull();
  });

  it("the button is there again as soon as the window has the focus, if the suspension is lifted (SAFE-29, FAULT-26)", async () => {
    suspended = { Reason: "Three cards of three people", LastDay: null };
    const { store } = show(true, {}, authOf(ana));
    const stop = setupListeners(store.dispatch);
    expect(await inForm().findByText(suspendedTitle)).toBeVisible();
    suspended = undefined;
    act(() => void dispatchEvent(new Event("focus")));
    expect(await screen.findByRole("button", { name: "Book" })).toBeEnabled();
    stop();
  });

  it("the server is not asked again about a client who is not suspended (SAFE-3)", async () => {
    suspended = undefined;
    asked = 0;
    show(true, {}, authOf(ana));
    await inAMinute();
    await inAMinute();
    expect(asked).toBe(1);
  });
});

it("the bar's first press leads to a form below the window, to its first field that is filled in by hand (WEB-40)", async () => {
  const { scrollIntoView } = Element.prototype;
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  show(false);
  const form = screen.getByRole("form");
  jest.spyOn(form, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 2_000, 390, 900));
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(scrolled.mock.contexts).toEqual([form]);
  expect(screen.getByRole("textbox", { name: "First name" })).toHaveFocus();
  Element.prototype.scrollIntoView = scrollIntoView;
});
