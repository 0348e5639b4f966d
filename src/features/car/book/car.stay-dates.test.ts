import { pickUpDays } from "./car.stay-dates";

it("bounds the pick-up by the reserve period, and only by today while none is known", () => {
  const reserve = { minimumDays: 2, maximumDays: 365 };
  expect(pickUpDays("2026-11-21", reserve)).toEqual({ first: "2026-11-23", last: "2027-11-21" });
  expect(pickUpDays("2026-11-21", null)).toEqual({ first: "2026-11-21" });
});
