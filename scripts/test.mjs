// npm test (OPS-2, SIM-8): every check, quickest first; stops at the first failure. Ends with the number of tests
// passed and failed.
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isBuilt } from "./build/staleness.mjs";
import { ensureChromium } from "./find-chromium.mjs";
import { startPostgres } from "./postgres.mjs";
import { captureNode, runNode } from "./processes.mjs";
import { BROWSER, countTests, failedTests, slowestSuites, UNIT } from "./test-reports.mjs";

/** Each uses one core: as many run in parallel as there are cores, and the output of each is printed when it ends. */
const checks = [
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", ".", "--checkers", "1"]],
  ["build", isBuilt() ? null : ["scripts/build/build.mjs"]],
  ["lint", ["node_modules/@biomejs/biome/bin/biome", "ci", ...(process.stdout.isTTY ? [] : ["--colors=off"])]],
  ["imports", ["scripts/check-imports.mjs"]],
  ["messages", ["scripts/check-messages.mjs"]],
  ["dead code", ["node_modules/knip/bin/knip.js"]],
];

/** The number of simulated plans: 25, and 1,000 in the thorough run. */
const LIVES = process.env.LIVES ?? (process.env.THOROUGH === "on" ? "1000" : "25");

/** Each row uses every core; the steps of one row run in parallel, so that no core is idle. */
const steps = [
  [
    ["budget", () => runNode(["scripts/check-budget.mjs"])],
    ["unit and integration tests", () => onPostgres(unitTests)],
  ],
  [
    ["browser tests", () => runNode(["node_modules/@playwright/test/cli.js", "test"])],
    [`${LIVES} simulated lives of plans`, () => onPostgres(simulatedLives)],
  ],
];

/** The tests that race need a real PostgreSQL; if none is installed they report that they were skipped. */
async function onPostgres(work) {
  const postgres = await startPostgres();
  console.log(postgres ? "with a throwaway PostgreSQL" : "without PostgreSQL: no server is installed");
  try {
    return await work(postgres && { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres?.end();
  }
}

function unitTests(env) {
  // More memory for young objects, because garbage collection took a twentieth of the time.
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=64"];
  // Two workers also on two cores, where Jest would use only one.
  const jest = ["node_modules/jest/bin/jest.js", "--ci", "--maxWorkers=2", "--json", `--outputFile=${UNIT}`];
  // Jest prints its JSON to standard output even when it writes it to a file; its report goes to standard error.
  return runNode([...flags, ...jest], { env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Run outside Jest, which takes twice as long for the same seeds; the embedded database takes half as long again. */
async function simulatedLives(env) {
  const simulate = ["node_modules/tsx/dist/cli.mjs", "bench/simulate.ts", "--seeds", LIVES, "--processes", "2"];
  const { code, output } = await captureNode(simulate, { env });
  console.log(`\n── the simulated lives ──\n${output.trimEnd()}\n`);
  return code;
}

const lines = [];
const tried = new Set();
let failed = false;

function report(name, began, code) {
  tried.add(name);
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  lines.push(`${code === 0 ? "ok    " : "FAILED"} ${seconds} s  ${name}`);
  failed ||= code !== 0;
}

/** Runs checks from the list, as long as none has failed. */
async function takeChecks(waiting) {
  while (waiting.length > 0 && !failed) {
    const [name, args] = waiting.shift();
    const began = Date.now();
    const { code, output } = args ? await captureNode(args) : { code: 0, output: "nothing has changed\n" };
    console.log(`\n── ${name} ──\n${output.trimEnd()}`);
    report(name, began, code);
  }
}

/** Runs a step, and reports it. */
async function takeStep([name, step]) {
  console.log(`\n── ${name} ──`);
  const began = Date.now();
  report(name, began, await step());
}

mkdirSync("reports", { recursive: true });
for (const report of [UNIT, BROWSER]) rmSync(report, { force: true });
ensureChromium();

const waiting = [...checks];
await Promise.all(Array.from({ length: availableParallelism() }, () => takeChecks(waiting)));
for (const row of steps) {
  if (failed) break;
  await Promise.all(row.map(takeStep));
}

const counts = countTests();
// A failed check counts as a failure even when every test that ran has passed.
if (failed && counts.failed === 0) counts.failed = 1;
const untried = [...checks, ...steps.flat()].map(([name]) => name).filter((name) => !tried.has(name));
console.log(slowestSuites().join("\n"));
console.log(`\n${[...lines, ...untried.map((name) => `not tried         ${name}`)].join("\n")}\n`);
console.log(`${failedTests().join("\n")}\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed || counts.failed > 0 || counts.passed === 0 ? 1 : 0;
