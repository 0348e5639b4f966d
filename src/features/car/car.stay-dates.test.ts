import { defaultCarSearch } from "./car.search-url";
import { movePickUp, pickUpDays } from "./car.stay-dates";

const { search } = defaultCarSearch("2026-11-21");

it("keeps the length of the stay when the pick-up moves", () => {
  expect(movePickUp(search, "2027-03-12")).toMatchObject({ PickUp: "2027-03-12", DropOff: "2027-03-15" });
});

it("bounds the pick-up by the reserve period, and only by today while none is known", () => {
  const reserve = { minimumDays: 2, maximumDays: 365 };
  expect(pickUpDays("2026-11-21", reserve)).toEqual({ first: "2026-11-23", last: "2027-11-21" });
  expect(pickUpDays("2026-11-21", null)).toEqual({ first: "2026-11-21" });
});
