import { ProductType } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { alreadyPlanned } from "./alreadyPlanned.rules";
import type { Service } from "./sameService.rules";

const from = Date.UTC(2027, 1, 1, 14);
const named = (...names: string[]) => names.map((name) => ({ name, passport: "" }));
type Booked = Parameters<typeof alreadyPlanned>[0][number] & { BookingId: number; placeId: number | null };
const rental = (BookingId: number, change: Partial<Booked> = {}): Booked => ({
  ...{ BookingId, ProductType: ProductType.CarRent, Status: "requested", placeId: null },
  ...{ StartsAt: from, EndsAt: from + 3 * DAY, ...change },
});
const stay = (BookingId: number, placeId = 9) => rental(BookingId, { ProductType: ProductType.Lodging, placeId });
const served = ({ placeId }: Booked) => ({ placeId, people: named("Ana Rivera") });
const period = { startsAt: from + DAY, endsAt: from + 4 * DAY };
const car: Service = { productType: ProductType.CarRent, placeId: null, ...period, people: [] };
const room: Service = { productType: ProductType.Lodging, placeId: 9, ...period, people: [] };
const found = (bookings: readonly Booked[], wanted: Service) =>
  alreadyPlanned(bookings, [wanted], served).map(({ booking, isSame }) => [booking.BookingId, isSame]);

test("open bookings of the same kind at the same time are found (PLAN-36)", () => {
  const bookings = [rental(1), rental(2, { Status: "confirmed" })];
  expect(found(bookings, { ...car, people: named("Luis Sol") })).toEqual([
    [1, false],
    [2, false],
  ]);
});

test("ended bookings, other kinds and other times are not (PLAN-36)", () => {
  const before = { StartsAt: from - 2 * DAY, EndsAt: car.startsAt };
  const after = { StartsAt: car.endsAt, EndsAt: car.endsAt + DAY };
  const bookings = [rental(1, { Status: "cancelled" }), stay(2), rental(3, before), rental(4, after)];
  expect(found(bookings, car)).toEqual([]);
});

test("a car for the same driver and a stay of the same people count as the same booking (PLAN-38)", () => {
  expect(found([rental(1)], { ...car, people: named("ANA RIVERA") })).toEqual([[1, true]]);
  expect(found([stay(1), stay(2, 10)], { ...room, people: named("Ana Rivera", "Luis Sol") })).toEqual([
    [1, true],
    [2, false],
  ]);
});

test("a stay in the same property counts as the same booking while the form has no names (PLAN-38)", () => {
  const nobody = named(" ", " ");
  expect(found([stay(1), stay(2, 10)], { ...room, people: nobody })).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(found([rental(1)], { ...car, people: nobody })).toEqual([[1, false]]);
});
