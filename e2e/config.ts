import { execFileSync } from "node:child_process";
import { defineConfig, devices, type PlaywrightTestConfig, type Project } from "@playwright/test";

/** With a phone's user agent, for which the server renders the narrow layout. */
export const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  userAgent: devices["Pixel 7"].userAgent,
} as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

// A server's stand-ins listen on the port after its own, its card field pages on the one after that.
const PORTS_PER_SERVER = 3;
const firstPort = Number(process.env.E2E_PORT ?? 8091);

// Finds a Chromium or installs one (OPS-2). Called once: the workers read this file again, with this process's
// environment.
process.env.E2E_CHROMIUM ??= execFileSync(process.execPath, ["scripts/find-chromium.mjs", "--install", "--json"], {
  encoding: "utf8",
});
const launchOptions: { executablePath: string; args: string[] } = JSON.parse(process.env.E2E_CHROMIUM);

/**
 * Browser tests on the production build. The test clock belongs to a whole server, so a test that moves it must be
 * alone on that server: each project has its own server and worker, and only projects run in parallel.
 */
export function browserTests(report: string, projects: Project[]): PlaywrightTestConfig {
  const served = projects.map((project, index) => ({ project, port: firstPort + index * PORTS_PER_SERVER }));
  return defineConfig({
    testDir: "e2e/tests",
    outputDir: `test-results/${report}`,
    forbidOnly: Boolean(process.env.CI),
    retries: 0,
    workers: 2,
    timeout: 120_000,
    expect: { timeout: 20_000 },
    reporter: [["list"], ["json", { outputFile: `reports/${report}.json` }]],
    // Traces are recorded for passing tests too, which takes time: `-- --trace retain-on-failure` turns them on.
    use: { locale: "en-US", trace: "off", screenshot: "only-on-failure", launchOptions },
    projects: served.map(({ project, port }) => ({
      ...project,
      workers: 1,
      use: { ...project.use, baseURL: `http://localhost:${port}` },
    })),
    webServer: served.map(({ project, port }) => ({
      name: project.name ?? "",
      command: "node scripts/serve-product.mjs",
      url: `http://localhost:${port}/health/ready`,
      reuseExistingServer: false,
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      env: {
        PORT: String(port),
        QA_TOOLS: "on",
        // The tests send more requests from one address than a visitor may.
        REQUESTS_PER_MINUTE: "100000",
      },
    })),
  });
}
