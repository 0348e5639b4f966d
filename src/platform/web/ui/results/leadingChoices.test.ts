import { leadingChoices } from "./leadingChoices";

const none: ReadonlySet<number> = new Set();
const choice = (id: number, count: number, chosen = false) => ({ id, count, chosen });

test("a long filter begins with the choices that have the most results, the first of equal ones (CAR-22)", () => {
  const choices = [choice(1, 2), choice(2, 9), choice(3, 5), choice(4, 5), choice(5, 7)];
  expect(leadingChoices(choices, none, 3)).toEqual([2, 5, 3]);
});

test("a chosen one is among them, however few results it has (CAR-22)", () => {
  const choices = [choice(1, 0, true), choice(2, 9), choice(3, 5)];
  expect(leadingChoices(choices, none, 2)).toEqual([1, 2]);
  expect(leadingChoices(choices, none, 0)).toEqual([1]);
});

test("those shown before stay while other counts grow, and are filled up when one of them has gone (CAR-22)", () => {
  const choices = [choice(1, 1), choice(2, 9), choice(3, 5)];
  expect(leadingChoices(choices, new Set([1, 3]), 2)).toEqual([1, 3]);
  expect(leadingChoices(choices, new Set([1, 8]), 2)).toEqual([1, 2]);
});
