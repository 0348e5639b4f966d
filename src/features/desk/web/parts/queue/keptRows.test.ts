import { keptRows, placesOf } from "./keptRows";

const rows = (before: string, newest: string, kept: string) =>
  keptRows(
    [...before],
    [...newest],
    (row) => row,
    (key) => kept.includes(key),
  ).join("");

test("a kept row that left the list stays after the same row as before (DESK-106)", () => {
  expect(rows("abcd", "abd", "c")).toBe("abcd");
  expect(rows("abcd", "bcd", "a")).toBe("abcd");
  expect(rows("abcd", "d", "bc")).toBe("bcd");
  expect(rows("abc", "cxa", "b")).toBe("cxab");
});

test("an unused row disappears with the list, and a listed one appears once (DESK-106)", () => {
  expect(rows("abc", "ac", "")).toBe("ac");
  expect(rows("abc", "cba", "abc")).toBe("cba");
});

/** The rows "abc" in their order, with those that are snoozed and used, and those that came last before. */
const placed = (snoozed: string, used: string, before: ReadonlyMap<string, boolean> = new Map()) =>
  placesOf(
    [..."abc"].map((key) => ({ key, isSnoozed: snoozed.includes(key), isUsed: used.includes(key) })),
    before,
  );
const last = (places: ReadonlyMap<string, boolean>) => [...places].flatMap(([key, isLast]) => (isLast ? key : ""));

test.each([
  ["a snoozed row comes last", "", "", "b", "", "b"],
  ["a used one stays in its place when it is snoozed", "", "b", "b", "b", ""],
  ["a used one stays last when it is woken", "b", "b", "", "b", "b"],
  ["another one moves meanwhile", "", "b", "bc", "b", "c"],
  ["a snoozed one stays last when it is used", "b", "", "b", "b", "b"],
])("%s (DESK-106, DESK-111)", (_, snoozedBefore, usedBefore, snoozed, used, expected) => {
  expect(last(placed(snoozed, used, placed(snoozedBefore, usedBefore))).join("")).toBe(expected);
});

test("places that do not change are the same object (DESK-106)", () => {
  const before = placed("b", "");
  expect(placed("b", "b", before)).toBe(before);
});
