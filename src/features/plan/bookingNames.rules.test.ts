import { refusalValues } from "../../shared/refusalFacts";
import { withBookingName } from "./bookingNames.rules";

const rio = { BookingId: 801, Name: "Kia Rio" };
const hotel = { BookingId: 802, Name: "Meliá Varadero" };
const second = { BookingId: 803, Name: "Kia Rio" };
const bookingOf = (facts: Record<string, number>, bookings: readonly (typeof rio)[], language: "en" | "es") =>
  refusalValues({ code: "bookingNotOpen", facts: withBookingName(facts, bookings) }, language);

test("a booking is called by its name, in the marks of the language (PLAN-45)", () => {
  expect(bookingOf({ booking: 801 }, [rio, hotel], "en").booking).toBe("“Kia Rio”");
  expect(bookingOf({ bookingId: 802 }, [rio, hotel], "es").bookingId).toBe("«Meliá Varadero»");
});

test("its number stays with it where another booking has the same name (PLAN-45)", () => {
  expect(bookingOf({ booking: 803 }, [rio, hotel, second], "en").booking).toBe("“Kia Rio” (803)");
});

test("a booking that is not among these keeps its number", () => {
  expect(bookingOf({ booking: 900 }, [rio, hotel], "en").booking).toBe(900);
  expect(withBookingName(undefined, [rio])).toBeUndefined();
});
