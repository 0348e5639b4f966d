import { DAY, HOUR } from "../../../shared/instant";
import { freePromise, sharedFreeCancellation } from "./freePromise";

const now = Date.parse("2126-12-01T12:00Z");
const until = (FreeCancellationUntil: number | null) => ({ FreeCancellationUntil });

test("a day is promised only if it comes after the time to pay (REFUND-4)", () => {
  expect(freePromise(now + 49 * HOUR, now)).toBe("2126-12-03");
  expect(freePromise(now + 48 * HOUR, now)).toBe("unpaid");
  expect(freePromise(null, now)).toBe("unpaid");
});

test("offers of one day make one promise, whatever the hour of their house (WEB-51)", () => {
  const day = Date.parse("2126-12-20T20:00Z");
  expect(sharedFreeCancellation([until(day), until(day + HOUR)], now)).toBe("2126-12-20");
  expect(sharedFreeCancellation([until(null), until(now + HOUR)], now)).toBe("unpaid");
});

test("offers that differ, and no offers, have none in common (WEB-51)", () => {
  expect(sharedFreeCancellation([until(now + 10 * DAY), until(null)], now)).toBeNull();
  expect(sharedFreeCancellation([until(now + 10 * DAY), until(now + 11 * DAY)], now)).toBeNull();
  expect(sharedFreeCancellation([], now)).toBeNull();
});
