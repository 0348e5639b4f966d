import { runSeeds } from "./seedsTestBed";

// In two files, so that two test processes share them. Longer runs: npm run simulate -- --seeds 20000.
it("50 random lives of plans, from seed 501 on, break no invariant of money, plans and deadlines", async () => {
  expect(await runSeeds(501, 50)).toEqual([]);
}, 900_000);
