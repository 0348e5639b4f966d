// npm run simulate -- --seeds 20000 [--from 1]: a long run of random scripts. --seed N: one of them, step by step.
import { parseArgs } from "node:util";
import { openTestDatabase } from "../src/server/db/testDatabase";
import { replaySeed, report, runSeed } from "../src/server/simulation/seedsTestBed";
import { prepareGround } from "../src/server/simulation/simulatedWorld";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    seed: { type: "string" },
  },
});

async function replay(seed: number): Promise<boolean> {
  const { db, close } = await openTestDatabase();
  try {
    await replaySeed(await prepareGround(db), seed, console.log);
    console.log(`seed ${seed}: everything held`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    await close();
  }
}

async function runMany(from: number, count: number): Promise<boolean> {
  const { db, close } = await openTestDatabase();
  const ground = await prepareGround(db);
  const began = Date.now();
  let violations = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const violation = await runSeed(ground, seed);
    if (violation) console.error(report(violation));
    if (violation) violations += 1;
    if ((seed - from + 1) % 100 === 0)
      console.log(`${seed - from + 1} seeds, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  await close();
  console.log(`${count} seeds, ${violations} violations`);
  return violations === 0;
}

async function main(): Promise<void> {
  const held = values.seed
    ? await replay(Number(values.seed))
    : await runMany(Number(values.from), Number(values.seeds));
  process.exitCode = held ? 0 : 1;
}

void main();
