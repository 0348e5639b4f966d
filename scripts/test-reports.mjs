// What Jest's and Playwright's reports say of a run: how many tests passed and failed, and which suites took longest.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export const UNIT = "reports/unit.json";
export const BROWSER = "reports/e2e.json";
const SLOWEST = 10;

const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined);

/** Passed and failed tests of the reports that were written. */
export function countTests() {
  const counts = { passed: 0, failed: 0 };
  const [unit, browser] = [read(UNIT), read(BROWSER)];
  if (unit) {
    counts.passed += unit.numPassedTests;
    counts.failed += unit.numFailedTests + unit.numRuntimeErrorTestSuites;
  }
  if (browser) {
    const { stats, errors } = browser;
    counts.passed += stats.expected;
    counts.failed += stats.unexpected + stats.flaky + errors.length;
  }
  return counts;
}

/** The suites that took longest, in lines: of the unit and integration tests, then of the browser tests. */
export function slowestSuites() {
  const unit = read(UNIT)?.testResults.map(({ name, startTime, endTime }) => [
    relative(process.cwd(), name),
    endTime - startTime,
  ]);
  const browser = read(BROWSER)?.suites.flatMap((suite) => [...durations(suite)]);
  return [...slowest("unit", unit), ...slowest("browser", browser)];
}

/** Milliseconds that a file's browser tests took in each project. */
function durations(suite, sums = new Map()) {
  for (const spec of suite.specs ?? [])
    for (const { projectName, results } of spec.tests) {
      const name = `e2e/tests/${spec.file} (${projectName})`;
      sums.set(
        name,
        results.reduce((sum, { duration }) => sum + duration, sums.get(name) ?? 0),
      );
    }
  for (const inner of suite.suites ?? []) durations(inner, sums);
  return sums;
}

function slowest(kind, suites = []) {
  if (suites.length === 0) return [];
  const longest = suites.toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
  const lines = longest.map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return ["", `The slowest ${kind} suites:`, ...lines];
}
