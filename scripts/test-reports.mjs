// Reads Jest's and Playwright's reports of a run: how many tests passed, which failed, and which suites took longest.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export const UNIT = "reports/unit.json";
export const BROWSER = "reports/e2e.json";
const SLOWEST = 10;
const LINES_OF_FAILURE = 8;

const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined);

/** Counts passed and failed tests in the reports. */
export function countTests() {
  const counts = { passed: 0, failed: 0 };
  const unit = read(UNIT);
  const browser = read(BROWSER);
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

/** Each failed test, in lines: its file, its title, and the first lines of its message. */
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

/** Without terminal colours; the first lines of a long message are enough to recognise the failure. */
function failure(file, title, message = "") {
  const said = stripVTControlCharacters(message).trim().split("\n").slice(0, LINES_OF_FAILURE);
  return [`  ${file}: ${title}`, ...said.map((line) => `      ${line}`)].join("\n");
}

/** The slowest suites, in lines: first the unit and integration tests, then the browser tests. */
export function slowestSuites() {
  const unit = read(UNIT)?.testResults.map(({ name, startTime, endTime }) => [
    relative(process.cwd(), name),
    endTime - startTime,
  ]);
  const browser = read(BROWSER)?.suites.flatMap((suite) => [...durations(suite)]);
  return [...slowest("unit", unit), ...slowest("browser", browser)];
}

/** Milliseconds that the browser tests of a file took in each project. */
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
