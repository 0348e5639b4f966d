import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/find-chromium.mjs";

const port = Number(process.env.E2E_PORT ?? 8091);
const baseURL = `http://localhost:${port}`;
const chromium = findChromium();

export default defineConfig({
  testDir: "e2e/tests",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One at a time: the test clock belongs to the whole server, so a test that moves it must be alone.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL,
    locale: "en-US",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { args: chromiumFlags, ...(chromium && { executablePath: chromium }) },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: "node dist/server/main.js",
    url: `${baseURL}/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "malecon-e2e-")),
      QA_TOOLS: "on",
      LOG_LEVEL: "error",
      // Every test is one impatient visitor from the same address.
      REQUESTS_PER_MINUTE: "100000",
    },
  },
});
