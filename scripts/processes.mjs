// Starting other programs, and ending them with this one.
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a program in this terminal. Resolves with its exit code, or with 1 for a signal. */
export function run(command, args, { env = {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env }, ...options });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a script of the project in Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a script of the project in Node and captures its output. Resolves with its exit code and output. */
export async function captureNode(args, { env = {} } = {}) {
  const said = [];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  const [code] = await once(child, "close");
  return { code: code ?? 1, output: Buffer.concat(said).toString() };
}

/** Ends a child with SIGTERM, and with SIGKILL after five seconds. Resolves when it has ended. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await gone;
  clearTimeout(force);
}
