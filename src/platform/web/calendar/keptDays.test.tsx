import { renderHook } from "@testing-library/react";
import { useKeptDays, withKeptDays } from "./keptDays";

afterEach(() => sessionStorage.clear());

const today = "2126-01-02";
const cars = { names: ["from", "to"], today, atLeast: 3 } as const;
const stays = { names: ["in", "out"], today } as const;
const nothing = new URLSearchParams();
const search = (query: string) => renderHook(() => useKeptDays(new URLSearchParams(query), cars));

it("a query without days has those of the last search in this tab, of whatever product (WEB-41)", () => {
  search("from=2126-01-10&to=2126-01-14");
  expect(withKeptDays(nothing, stays).toString()).toBe("in=2126-01-10&out=2126-01-14");
  expect(withKeptDays(new URLSearchParams("in=2126-02-01"), stays).toString()).toBe("in=2126-02-01");
});

it("fewer days than are rented begin a search of the usual length (WEB-41)", () => {
  search("from=2126-01-10&to=2126-01-11");
  expect(withKeptDays(nothing, cars).toString()).toBe("from=2126-01-10");
});

it("days that have begun, or that are none, are not taken up (WEB-41)", () => {
  search("from=2126-01-02&to=2126-01-14");
  expect(withKeptDays(nothing, stays)).toBe(nothing);
  search("from=soon&to=later");
  expect(withKeptDays(nothing, stays)).toBe(nothing);
});
