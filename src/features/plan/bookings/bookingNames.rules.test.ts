import { refusalValues } from "../../../shared/refusalFacts";
import { namesOfPaid, namesOfPlan, withBookingName, withPlanName } from "./bookingNames.rules";
import type { BookingStatus } from "./bookingStatus";

const rio = { BookingId: 801, Name: "Kia Rio" };
const hotel = { BookingId: 802, Name: "Meliá Varadero" };
const second = { BookingId: 803, Name: "Kia Rio" };
const bookingOf = (facts: Record<string, number>, bookings: readonly (typeof rio)[], language: "en" | "es") =>
  refusalValues({ code: "bookingNotOpen", facts: withBookingName(facts, bookings) }, language);

test("a booking is called by its name, in the marks of the language (PLAN-45)", () => {
  expect(bookingOf({ booking: 801 }, [rio, hotel], "en").booking).toBe("“Kia Rio”");
  expect(bookingOf({ bookingId: 802 }, [rio, hotel], "es").bookingId).toBe("«Meliá Varadero»");
});

test("a booking's number stays with its name where another booking has the same name (PLAN-45)", () => {
  expect(bookingOf({ booking: 803 }, [rio, hotel, second], "en").booking).toBe("“Kia Rio” (803)");
});

test("a booking that is not among these keeps its number", () => {
  expect(bookingOf({ booking: 900 }, [rio, hotel], "en").booking).toBe(900);
  expect(withBookingName(undefined, [rio])).toBeUndefined();
});

const inPlan = (TravelPlanId: number, Name: string, Status: BookingStatus = "confirmed") => ({
  TravelPlanId,
  Name,
  Status,
});
const planOf = (bookings: readonly ReturnType<typeof inPlan>[], language: "en" | "es") =>
  refusalValues({ code: "plan.unreadable", facts: withPlanName({ plan: 1001 }, bookings) }, language).plan;

test("a plan is called by what is booked in it, each name once, without what has ended (PLAN-45)", () => {
  const bookings = [inPlan(1001, "Kia Rio"), inPlan(1001, "Kia Rio"), inPlan(1001, "Meliá Varadero")];
  expect(planOf([...bookings, inPlan(1001, "MG5", "cancelled")], "en")).toBe("“Kia Rio, Meliá Varadero”");
  expect(planOf([...bookings, inPlan(1002, "Kia Rio")], "es")).toBe("«Kia Rio, Meliá Varadero»");
});

test("what is booked in a plan is what is still open in it, or all of it once nothing is (PLAN-45)", () => {
  const gone = [inPlan(1001, "MG5", "cancelled"), inPlan(1001, "Kia Rio", "cancelled"), inPlan(1002, "Havana Libre")];
  expect(namesOfPlan(1001, gone)).toEqual(["MG5", "Kia Rio"]);
  expect(namesOfPlan(1001, [...gone, inPlan(1001, "Meliá Varadero")])).toEqual(["Meliá Varadero"]);
});

test("what a plan's payment covered stays covered once it is refunded; what ended before is left out (PLAN-45)", () => {
  const bookings = [
    inPlan(1001, "Kia Rio", "refunded"),
    inPlan(1001, "Meliá Varadero"),
    inPlan(1001, "MG5", "declined"),
  ];
  expect(namesOfPaid(1001, bookings)).toEqual(["Kia Rio", "Meliá Varadero"]);
  expect(namesOfPaid(1001, [inPlan(1001, "MG5", "requested"), inPlan(1002, "Kia Rio")])).toEqual(["MG5"]);
});

test("a plan's number stays with it where another plan has the same in it, and where nothing is known of it (PLAN-45)", () => {
  expect(planOf([inPlan(1001, "Kia Rio"), inPlan(1002, "Kia Rio")], "en")).toBe("“Kia Rio” (1001)");
  expect(planOf([inPlan(1002, "Kia Rio")], "en")).toBe(1001);
});
