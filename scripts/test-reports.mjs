// What Jest's and Playwright's reports say of a run: how many tests passed, which failed, and which suites took longest.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export const UNIT = "reports/unit.json";
export const BROWSER = "reports/e2e.json";
const SLOWEST = 10;
const LINES_OF_FAILURE = 8;

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

/** Each test that failed, in lines: its file, its title, and the first line of what it said. */
export function failedTests() {
  const unit = read(UNIT)?.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A suite that cannot be loaded has no tests.
    return failed.length === 0 && assertionResults.length === 0 && message
      ? [failure(relative(process.cwd(), name), "", message)]
      : failed.map((test) => failure(relative(process.cwd(), name), test.fullName, test.failureMessages[0]));
  });
  const browser = read(BROWSER)?.suites.flatMap((suite) => [...failedInBrowser(suite)]);
  const lines = [...(unit ?? []), ...(browser ?? [])];
  return lines.length > 0 ? ["", "What failed:", ...lines] : [];
}

function* failedInBrowser(suite) {
  for (const spec of suite.specs ?? [])
    for (const { projectName, results, status } of spec.tests)
      if (status === "unexpected" || status === "flaky") {
        const said = results.find(({ error }) => error)?.error.message;
        yield failure(`e2e/tests/${spec.file} (${projectName})`, spec.title, said);
      }
  for (const inner of suite.suites ?? []) yield* failedInBrowser(inner);
}

/** Terminal colours are taken out; of a long message the first lines suffice to know the test again. */
function failure(file, title, message = "") {
  const said = stripVTControlCharacters(message).trim().split("\n").slice(0, LINES_OF_FAILURE);
  return [`  ${file}: ${title}`, ...said.map((line) => `      ${line}`)].join("\n");
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
