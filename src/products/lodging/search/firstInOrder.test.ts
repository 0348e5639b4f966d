import fc from "fast-check";
import { firstInOrder } from "./firstInOrder";

const byNumber = (a: number, b: number) => a - b;
const byTens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10);

it("firstInOrder returns the first items of the sorted list, for any number of them", () => {
  const some = fc.uniqueArray(fc.integer(), { maxLength: 200 });
  fc.assert(
    fc.property(some, fc.nat(220), (items, count) => {
      expect(firstInOrder(items, count, byNumber)).toEqual([...items].sort(byNumber).slice(0, count));
    }),
  );
});

it("equal items keep the order of the list", () => {
  const some = fc.array(fc.nat(99), { maxLength: 200 });
  fc.assert(
    fc.property(some, fc.nat(220), (items, count) => {
      expect(firstInOrder(items, count, byTens)).toEqual([...items].sort(byTens).slice(0, count));
    }),
  );
});

it("firstInOrder does not change the list", () => {
  const items = [3, 1, 2];
  firstInOrder(items, 1, byNumber);
  expect(items).toEqual([3, 1, 2]);
});
