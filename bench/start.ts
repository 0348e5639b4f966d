// npm run bench:start — how long `npm start` of a built checkout takes until it is ready over the embedded database, on
// a new folder, on the same folder again, and after it was killed; and its memory by then. Goals: 3 s, 700 MB (SPEED-9,
// OPS-1).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isBuilt } from "../scripts/build/staleness.mjs";
import { ticksOf } from "./processor";

const PORT = Number(process.env.PORT ?? 8097);
const GOALS = { seconds: 3, megabytes: 700 };
const LONGEST = 60_000;
const PAUSE = 20;

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });

type Start = { seconds: number; processor: number; megabytes: number };
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Starts the product and stops it again. Resolves to the time and memory until it reported that it was ready. */
async function start(folder: string, signal: NodeJS.Signals): Promise<Start> {
  const began = performance.now();
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, DATABASE_URL: undefined, LOG_LEVEL: "error" },
  });
  try {
    await untilReady(product);
    const pid = product.pid ?? 0;
    const seconds = (performance.now() - began) / 1000;
    return { seconds, processor: ticksOf(pid) / 100, megabytes: peakOf(pid) };
  } finally {
    const ended = once(product, "exit");
    product.kill(signal);
    await ended;
  }
}

/** Polls the product until it is ready (OPS-7). */
async function untilReady(product: ChildProcess): Promise<void> {
  const deadline = performance.now() + LONGEST;
  const isReady = () =>
    fetch(`http://localhost:${PORT}/health/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) {
    if (product.exitCode !== null || performance.now() > deadline) throw new Error("the product did not become ready");
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The peak memory of a process, from Linux's accounting. */
function peakOf(pid: number): number {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

async function main(): Promise<void> {
  if (!isBuilt()) throw new Error("build first: npm run build");
  const kinds = { "fresh folder": [] as Start[], again: [] as Start[], "after kill -9": [] as Start[] };
  for (let run = 0; run < Number(values.runs); run += 1) {
    const folder = mkdtempSync(join(tmpdir(), "malecon-start-"));
    try {
      kinds["fresh folder"].push(await start(folder, "SIGTERM"));
      kinds.again.push(await start(folder, "SIGKILL"));
      kinds["after kill -9"].push(await start(folder, "SIGTERM"));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  for (const [kind, starts] of Object.entries(kinds)) {
    const of = (field: keyof Start) => median(starts.map((start) => start[field]));
    const seconds = of("seconds");
    const processor = of("processor");
    const megabytes = of("megabytes");
    console.log(
      `${kind.padEnd(14)} ready after ${seconds.toFixed(2)} s (${processor.toFixed(2)} s of processor), median of ` +
        `${values.runs}, ratio to the goal ${(seconds / GOALS.seconds).toFixed(2)}; at most ${megabytes.toFixed(0)} MB, ` +
        `ratio ${(megabytes / GOALS.megabytes).toFixed(2)}`,
    );
    if (seconds > GOALS.seconds || megabytes > GOALS.megabytes) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
