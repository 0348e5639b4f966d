import { coverageOf } from "./coverage";
import { outOfReach, unseen, waysTo } from "./ways";

it("every uncovered part of the chart has a way, or a reason why not (QA-8)", () => {
  const missing = unseen(coverageOf([]));
  const found = [...waysTo(missing, null)].map(({ sight }) => sight);
  expect(missing.filter((sight) => !found.includes(sight))).toEqual(Object.keys(outOfReach));
});
