import { DAY } from "../../shared/instant";
import { areWhole, endedBetween, isLinkValid, tenthsOf } from "./opinions.rules";

const stay = { cleanliness: 5, comfort: 4, staff: 5, location: 3, value: 4 };

test("every subject of the kind has one to five whole stars, and nothing else has any (REVIEW-2)", () => {
  expect(areWhole("lodging", stay)).toBe(true);
  expect(areWhole("car", stay)).toBe(false);
  const { value, ...four } = stay;
  expect(areWhole("lodging", four)).toBe(false);
  expect(areWhole("lodging", { ...four, pool: value })).toBe(false);
  for (const count of [0, 6, 3.5, Number.NaN]) expect(areWhole("lodging", { ...stay, value: count })).toBe(false);
});

test("a mean is given in tenths, rounded once (REVIEW-4)", () => {
  expect(tenthsOf([5, 4, 5, 3, 4])).toBe(42);
  expect(tenthsOf([4, 4, 4, 5])).toBe(43);
});

test("people are asked from three days after their last service on, for thirty days and not beyond (REVIEW-1)", () => {
  const now = 100 * DAY;
  expect(endedBetween(now)).toEqual([70 * DAY, 97 * DAY]);
});

test("the link is good for ninety days and not for an instant more (REVIEW-1)", () => {
  expect(isLinkValid(0, 90 * DAY - 1)).toBe(true);
  expect(isLinkValid(0, 90 * DAY)).toBe(false);
});
