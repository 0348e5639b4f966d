import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { accountContract } from "../../src/features/account/account.contract";

// Sources are changed in a copy, never in the checkout.
const left = new Set(["node_modules", "dist", ".git", ".data", ".cache", "reports", "test-results", "coverage"]);
let copy: string;
let running: ChildProcess | null = null;

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "malecon-development-"));
  cpSync(".", copy, { recursive: true, filter: (path) => !left.has(basename(path)) || path.includes("src/") });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
});
test.afterEach(async () => {
  if (!running || running.exitCode !== null) return;
  const gone = once(running, "exit");
  running.kill("SIGTERM");
  await gone;
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

function begin(script: string, port: number): void {
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(copy, ".data"), LOG_LEVEL: "warn" };
  running = spawn(process.execPath, [script], { cwd: copy, env, stdio: "inherit" });
}
function change(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}
const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
const soon = { timeout: 90_000 };

test("npm run dev applies a change to the open page without a reload, and restarts the API (OPS-3)", async ({ page }, {
  project,
}) => {
  const port = Number(new URL(project.use.baseURL ?? "").port) + 30;
  const api = `http://localhost:${port}${accountContract.getCountries.path}`;
  begin("scripts/dev.mjs", port);
  await expect.poll(() => answers(api), soon).toBe(200);
  await page.goto(`http://localhost:${port}/no-such-page`);
  const said = page.getByRole("heading", { level: 1 });
  await expect(said).toHaveText("Sorry, this page was not found", soon);
  await page.evaluate(() => document.body.setAttribute("data-stays", ""));
  change("src/app/web/shell/NotFoundPage.tsx", 'title={<FormattedMessage id="shell.notFound" />}', 'title="Changed"');
  await expect(said).toHaveText("Changed", soon);
  await expect(page.locator("body[data-stays]")).toHaveCount(1);

  await page.goto(`http://localhost:${port}/?lang=es`);
  await expect(page).toHaveTitle(/Malecón/, soon);
  await expect(
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: /555 0110/ })
      .first(),
  ).toBeVisible(soon);

  change("src/platform/server/http/healthRoutes.ts", '"/health/live"', '"/health/lives"');
  await expect.poll(() => answers(`http://localhost:${port + 10}/health/lives`), soon).toBe(200);
});

test("npm run serve:api serves the API alone without a build (OPS-3)", async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port) + 33;
  begin("scripts/serve-api.mjs", port);
  await expect.poll(() => answers(`http://localhost:${port}${accountContract.getCountries.path}`), soon).toBe(200);
  expect(await answers(`http://localhost:${port}/`)).toBe(404);
});
