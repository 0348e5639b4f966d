import { ProductType } from "../../shared/enumerations";
import { DAY } from "../../shared/instant";
import { alreadyPlanned } from "./alreadyPlanned.rules";

const from = Date.UTC(2027, 1, 1, 14);
const booking = (BookingId: number, change: object = {}) => ({
  ...{ BookingId, ProductType: ProductType.CarRent, Status: "requested" as const },
  ...{ StartsAt: from, EndsAt: from + 3 * DAY },
  ...change,
});
const car = { productType: ProductType.CarRent, startsAt: from + DAY, endsAt: from + 4 * DAY };
const found = (...bookings: ReturnType<typeof booking>[]) =>
  alreadyPlanned(bookings, [car]).map(({ BookingId }) => BookingId);

test("open bookings of the same kind at the same time are found (PLAN-36)", () => {
  expect(found(booking(1), booking(2, { Status: "confirmed" }))).toEqual([1, 2]);
});

test("ended bookings, other kinds and other times are not (PLAN-36)", () => {
  const before = { StartsAt: from - 2 * DAY, EndsAt: car.startsAt };
  const after = { StartsAt: car.endsAt, EndsAt: car.endsAt + DAY };
  const stay = { ProductType: ProductType.Lodging };
  expect(found(booking(1, { Status: "cancelled" }), booking(2, stay), booking(3, before), booking(4, after))).toEqual(
    [],
  );
});
