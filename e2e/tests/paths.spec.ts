import { readChart } from "../../src/tools/inspector/chart/chart";
import { type ShortestPath, shortestPaths } from "../../test/model/explore";
import { notOffered } from "../../test/model/notOffered";
import { comeBack, newClient } from "../clients";
import { browserMoves, type OnTheWay, planOf, stateOnServer } from "../moves";
import { expectState } from "../pages/plan";
import { expect, inBothLanguages, test } from "../scenarios";

const paths = shortestPaths();

/**
 * The paths that are walked in each language (FAULT-30). One that is only the beginning of another is covered by it.
 */
const whole = paths.filter((path) => !paths.some((other) => other !== path && begins(other, path)));

function begins({ steps }: ShortestPath, beginning: ShortestPath): boolean {
  return (
    beginning.steps.every(({ move }, index) => steps[index]?.move === move) && steps.length > beginning.steps.length
  );
}

test("every state of the chart has a shortest path, or is listed as not offered (FAULT-30)", () => {
  const reached = new Set(paths.flatMap(({ state }) => state.split(" ").slice(0, 1)));
  const leaves = readChart().states.filter(({ initial }) => initial === null);
  const whollyListed = notOffered.flatMap(({ from, events, guards }) => (from && !events && !guards ? [from] : []));
  const listed = (state: string) => whollyListed.some((from) => state.startsWith(from));
  expect(leaves.filter(({ path }) => reached.has(path) === listed(path)).map(({ path }) => path)).toEqual([]);
});

inBothLanguages((language) => {
  // Paths share their first states: each page is checked once for each language, at the end of its own path.
  const looked = new Set<string>();

  for (const { state, steps } of whole) {
    const title = `${state}: ${steps.map(({ move }) => move).join(", ")}`;
    test(title, async ({ page, context, request, say }) => {
      // Signed in within the browser's own context, so that its session survives the hours that pass.
      const client = await newClient(context.request, language);
      await comeBack(context, language, client);
      let planId = 0;
      const way: OnTheWay = { page, say, request, client, planId: () => planId };
      const look = async (shown: string) => {
        if (looked.has(shown) && shown !== state) return;
        await expectState(page, say, shown);
        looked.add(shown);
      };
      test.slow();
      await look("collecting");
      for (const step of steps) {
        await test.step(step.move, async () => {
          const make = browserMoves[step.move];
          if (!make) throw new Error(`nobody has said how "${step.move}" is made in a browser: e2e/moves.ts`);
          await make(way);
          if (planId === 0) planId = await planOf(way);
          expect(await stateOnServer(way)).toBe(step.state);
          await look(step.state);
        });
      }
    });
  }
});
