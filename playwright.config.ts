import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 8091);
const baseURL = `http://localhost:${port}`;

// Asked once: the workers read this file again, with this process's environment.
process.env.E2E_CHROMIUM ??= execFileSync(process.execPath, ["scripts/find-chromium.mjs", "--install", "--json"], {
  encoding: "utf8",
});
const launchOptions: { executablePath: string; args: string[] } = JSON.parse(process.env.E2E_CHROMIUM);

const walks = ["account", "desk", "documents", "inspector", "lodging", "methods", "paths", "refunds"].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig({
  testDir: "e2e/tests",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One at a time: the test clock belongs to the whole server, so a test that moves it must be alone.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL,
    locale: "en-US",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    {
      name: "phone",
      // Who may go where does not depend on the width of the window.
      testIgnore: ["access.spec.ts", ...walks],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: walks, use: { viewport: { width: 1280, height: 800 } } },
    // Each feature's long walks, and every shortest path of the chart: `npm run test:walks`. The paths come last of all,
    // since there days pass on the server, for good.
    { name: "walks", testMatch: walks, testIgnore: "paths.spec.ts", use: { viewport: { width: 1280, height: 800 } } },
    { name: "paths", testMatch: "paths.spec.ts", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: "node scripts/serve-product.mjs",
    url: `${baseURL}/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: {
      PORT: String(port),
      QA_TOOLS: "on",
      // Every test is one impatient visitor from the same address.
      REQUESTS_PER_MINUTE: "100000",
    },
  },
});
