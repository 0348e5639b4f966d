// Finds a Chromium for the browser tests; with --install, installs one when there is none.
// Prints its path, or with --json what Playwright launches it with.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Flags for a Chromium in a container or on a closed network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of an installed Chromium: CHROMIUM_PATH, the system's, then Playwright's own. Undefined when there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, and nothing is there`);
    return given;
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs a Chromium: Debian's package where permitted, else Playwright's download. */
function installChromium() {
  const say = (command, ...args) => spawnSync(command, args, { stdio: ["ignore", 2, 2] }).status === 0;
  const apt = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (apt && say("apt-get", "update", "-q") && say("apt-get", "install", "-qy", "--no-install-recommends", "chromium"))
    return;
  say(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium");
}

/**
 * The path of an installed Chromium; installs one if there is none. Throws with instructions when that fails. (OPS-2)
 */
export function ensureChromium() {
  if (!findChromium()) installChromium();
  const found = findChromium();
  if (!found) throw new Error("No Chromium found or installed: install one and set CHROMIUM_PATH to its executable.");
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const found = process.argv.includes("--install") ? ensureChromium() : findChromium();
  const launch = { executablePath: found, args: chromiumFlags };
  console.log(process.argv.includes("--json") ? JSON.stringify(launch) : (found ?? "none"));
  if (!found) process.exit(1);
}
