// npm run simulate -- --seeds 20000 [--from 1] [--processes 2]: many random scripts. --seed N: one of them, step by
// step.
import { fork } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { replaySeed, report, runSeed } from "../test/simulation/seeds";
import { prepareGround } from "../test/simulation/simulatedWorld";
import { formatTally, sum, type Tally } from "../test/simulation/ways";
import { openTestDatabase } from "../test/testDatabase";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    processes: { type: "string", default: "1" },
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

type Ran = { held: boolean; tally: Tally };

/** Runs one seed after the other. Stops after three violations: shrinking many takes long, and one is enough to fix. */
async function runMany(from: number, count: number): Promise<Ran> {
  const { db, close } = await openTestDatabase();
  const ground = await prepareGround(db);
  const began = Date.now();
  let violations = 0;
  let done = 0;
  while (done < count && violations < 3) {
    const violation = await runSeed(ground, from + done);
    if (violation) console.error(report(violation));
    if (violation) violations += 1;
    done += 1;
    if (done % 250 === 0) console.log(`${done} seeds from ${from} on, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  await close();
  console.log(`seeds ${from} to ${from + done - 1}: ${violations} violations`);
  return { held: violations === 0, tally: ground.tally };
}

/** Divides the seeds equally among the processes. */
async function share(from: number, count: number, processes: number): Promise<Ran> {
  const size = Math.ceil(count / processes);
  const shares = Array.from({ length: processes }, async (_share, index) => {
    const seeds = Math.min(size, count - index * size);
    const child = fork(process.argv[1] ?? "", ["--from", String(from + index * size), "--seeds", String(seeds)]);
    const told = once(child, "message");
    const [code] = await once(child, "exit");
    return code === 0 ? ((await told)[0] as Ran) : { held: false, tally: {} };
  });
  const ran = await Promise.all(shares);
  return { held: ran.every(({ held }) => held), tally: sum(ran.map(({ tally }) => tally)) };
}

/** A child process sends its counts to its parent, which prints the total. */
function conclude({ held, tally }: Ran): boolean {
  if (process.send) {
    process.send({ held, tally } satisfies Ran);
    return held;
  }
  console.log(formatTally(tally));
  return held;
}

async function main(): Promise<void> {
  const from = Number(values.from);
  const count = Number(values.seeds);
  const processes = Number(values.processes);
  const run = async () => conclude(await (processes > 1 ? share(from, count, processes) : runMany(from, count)));
  process.exitCode = (await (values.seed ? replay(Number(values.seed)) : run())) ? 0 : 1;
}

void main();
