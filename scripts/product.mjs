// Starts the built product on a separate port over an empty database, for checks from outside.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stop } from "./processes.mjs";

/**
 * Resolves once the product is ready, with its origin, its process id, and a function that stops it and deletes its
 * data. Uses the embedded database unless `databaseUrl` names another.
 */
export async function startProduct(port, { databaseUrl } = {}) {
  const data = mkdtempSync(join(tmpdir(), "malecon-"));
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DATABASE_URL: databaseUrl, LOG_LEVEL: "error" },
  });
  const end = async () => {
    await stop(child);
    rmSync(data, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end();
      throw new Error("The product did not become ready; its own words are above.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, pid: child.pid ?? 0, end };
}

const isReady = (origin) =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
