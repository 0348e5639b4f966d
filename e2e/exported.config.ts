import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Runs a test that the inspector has exported against a running server: see tests/inspector.spec.ts.
export default defineConfig({
  testDir: "exported",
  outputDir: join(tmpdir(), "malecon-exported"),
  reporter: "list",
  workers: 1,
  use: { baseURL: process.env.E2E_ORIGIN, launchOptions: JSON.parse(process.env.E2E_CHROMIUM ?? "{}") },
});
