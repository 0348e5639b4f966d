import { coverageOf } from "./coverage";
import { outOfReach, unseen, waysTo } from "./ways";

it("there is a way to everything of the chart that was not seen, but to what says why not (QA-8)", () => {
  const missing = unseen(coverageOf([]));
  const found = [...waysTo(missing, null)].map(({ sight }) => sight);
  expect(missing.filter((sight) => !found.includes(sight))).toEqual(Object.keys(outOfReach));
});
