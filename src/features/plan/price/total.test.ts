import { totalOf } from "./total";

test.each([
  ["what is paid online and what is paid in Cuba together", 55_195, 6_500, 61_695],
  ["what is paid online alone, where nothing is paid in Cuba", 29_100, 0, 29_100],
  ["what is left in Cuba, where the rest is nought", 0, 6_500, 6_500],
])("the total is %s, to the cent (PLAN-28)", (_rule, payNow, payInCuba, total) => {
  expect(totalOf({ payNow, payInCuba })).toBe(total);
});
