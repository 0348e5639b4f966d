import { renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { useStoreDays, withStoredDays } from "./storedDays";

afterEach(() => sessionStorage.clear());

const today = "2126-01-02";
const cars = { names: ["from", "to"], today, atLeast: 3 } as const;
const stays = { names: ["in", "out"], today } as const;
const nothing = new URLSearchParams();
const search = (query: string, answered = true) =>
  renderHook(() => useStoreDays(cars.names, answered), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/?${query}`]}>{children}</MemoryRouter>,
  });

it("a query without days has those of the last search in this tab, for any product (WEB-41)", () => {
  search("from=2126-01-10&to=2126-01-14");
  expect(withStoredDays(nothing, stays).toString()).toBe("in=2126-01-10&out=2126-01-14");
  expect(withStoredDays(new URLSearchParams("in=2126-02-01"), stays).toString()).toBe("in=2126-02-01");
});

it("a stored range below the minimum gets the default length (WEB-41)", () => {
  search("from=2126-01-10&to=2126-01-11");
  expect(withStoredDays(nothing, cars).toString()).toBe("from=2126-01-10");
});

it("past or invalid stored days are ignored (WEB-41)", () => {
  search("from=2126-01-02&to=2126-01-14");
  expect(withStoredDays(nothing, stays)).toBe(nothing);
  search("from=soon&to=later");
  expect(withStoredDays(nothing, stays)).toBe(nothing);
});

it("days of an unanswered search are not stored (WEB-41)", () => {
  search("from=2126-01-10&to=2126-01-14", false);
  expect(withStoredDays(nothing, stays)).toBe(nothing);
});

it("days too early for another product begin on its first day, with the default length if too few are left (WEB-41)", () => {
  search("from=2126-01-04&to=2126-01-06");
  expect(withStoredDays(nothing, { ...stays, ahead: 3 }).toString()).toBe("in=2126-01-05&out=2126-01-06");
  expect(withStoredDays(nothing, { ...stays, ahead: 4 }).toString()).toBe("in=2126-01-06");
  expect(withStoredDays(nothing, { ...stays, ahead: 2 }).toString()).toBe("in=2126-01-04&out=2126-01-06");
});
