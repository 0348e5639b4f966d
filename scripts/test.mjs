// npm test: everything that has to hold, quickest first; stops at the first failure. Ends with the number of tests passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./find-chromium.mjs";
import { startPostgres } from "./postgres.mjs";
import { runNode } from "./processes.mjs";
import { isBuilt } from "./staleness.mjs";

const UNIT = "reports/unit.json";
const BROWSER = "reports/e2e.json";
const bin =
  (path, ...args) =>
  () =>
    runNode([`node_modules/${path}`, ...args]);
const script = (path) => () => runNode([`scripts/${path}`]);

const steps = [
  ["types", bin("typescript/bin/tsc", "--noEmit", "-p", ".")],
  ["lint", bin("@biomejs/biome/bin/biome", "ci", ...(process.stdout.isTTY ? [] : ["--colors=off"]))],
  ["imports", script("check-imports.mjs")],
  ["messages", script("check-messages.mjs")],
  ["dead code", bin("knip/bin/knip.js")],
  ["unit and integration tests", unitTests],
  // Outside Jest, where the same seeds take twice as long.
  [
    "1,000 simulated lives of plans",
    bin("tsx/dist/cli.mjs", "bench/simulate.ts", "--seeds", "1000", "--processes", "2"),
  ],
  ["build", () => (isBuilt() ? 0 : runNode(["scripts/build.mjs"]))],
  ["budget", script("check-budget.mjs")],
  ["browser tests", bin("@playwright/test/cli.js", "test")],
];

/** The tests that race need a real PostgreSQL; where none is installed they say that they were skipped. */
async function unitTests() {
  const postgres = await startPostgres();
  console.log(postgres ? "with a throwaway PostgreSQL" : "without PostgreSQL: no server is installed");
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  // Two at a time also on two cores, where Jest would leave one of them idle.
  const jest = ["node_modules/jest/bin/jest.js", "--ci", "--maxWorkers=2", "--json", `--outputFile=${UNIT}`];
  try {
    return await runNode([...flags, ...jest], {
      env: postgres && { TEST_DATABASE_URL: postgres.url },
      // Jest prints its JSON to standard output even when it writes it to a file; its report goes to standard error.
      stdio: ["ignore", "ignore", "inherit"],
    });
  } finally {
    await postgres?.end();
  }
}

/** Passed, failed and skipped tests of the reports that were written. */
function countTests() {
  const counts = { passed: 0, failed: 0 };
  if (existsSync(UNIT)) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(UNIT, "utf8"));
    counts.passed += numPassedTests;
    counts.failed += numFailedTests + numRuntimeErrorTestSuites;
  }
  if (existsSync(BROWSER)) {
    const { stats, errors } = JSON.parse(readFileSync(BROWSER, "utf8"));
    counts.passed += stats.expected;
    counts.failed += stats.unexpected + stats.flaky + errors.length;
  }
  return counts;
}

mkdirSync("reports", { recursive: true });
for (const report of [UNIT, BROWSER]) rmSync(report, { force: true });
ensureChromium();

const lines = [];
let failed = false;
for (const [name, step] of steps) {
  console.log(`\n── ${name} ──`);
  const began = Date.now();
  const code = await step();
  lines.push(`${code === 0 ? "ok    " : "FAILED"} ${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  failed = code !== 0;
  if (failed) break;
}

const counts = countTests();
// A check that fails is a failure too, also when every test that ran has passed.
if (failed && counts.failed === 0) counts.failed = 1;
const untried = steps.slice(lines.length).map(([name]) => `not tried         ${name}`);
console.log(`\n${[...lines, ...untried].join("\n")}\n`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed || counts.failed > 0 || counts.passed === 0 ? 1 : 0;
