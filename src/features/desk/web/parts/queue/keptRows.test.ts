import { keptRows } from "./keptRows";

const rows = (before: string, newest: string, kept: string) =>
  keptRows(
    [...before],
    [...newest],
    (row) => row,
    (key) => kept.includes(key),
  ).join("");

test("a kept row that the list lost stays behind the row that it was behind (DESK-106)", () => {
  expect(rows("abcd", "abd", "c")).toBe("abcd");
  expect(rows("abcd", "bcd", "a")).toBe("abcd");
  expect(rows("abcd", "d", "bc")).toBe("bcd");
  expect(rows("abc", "cxa", "b")).toBe("cxab");
});

test("a row that nobody is busy with leaves with the list, and a listed one is there once (DESK-106)", () => {
  expect(rows("abc", "ac", "")).toBe("ac");
  expect(rows("abc", "cba", "abc")).toBe("cba");
});
