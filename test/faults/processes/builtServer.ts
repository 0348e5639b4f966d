import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The built server in its own folder, from which processes are started. */
export type BuiltServer = {
  folder: string;
  /** Starts one on the port of `PORT`, else on a free one, and waits until it is ready. */
  start: (env: Record<string, string>) => Promise<RunningServer>;
  remove: () => void;
};

export type RunningServer = {
  origin: string;
  child: ChildProcess;
  /** All of its output. */
  said: () => string;
  /** Stops it with SIGTERM, as an operator does. */
  stop: () => Promise<void>;
};

const READY_WITHIN = 60_000;

/** The server that was built into a folder. */
export const builtIn = (folder: string): Pick<BuiltServer, "start"> => ({ start: (env) => start(folder, env) });

/** Builds it as `npm run build` does; packages are found because the folder is inside the project. */
export async function buildServer(): Promise<BuiltServer> {
  const folder = resolve(".cache", `built-server-${process.pid}`);
  const build = spawn(process.execPath, ["scripts/build/build-server.mjs", folder], { stdio: "inherit" });
  const [status] = await once(build, "exit");
  if (status !== 0) throw new Error(`building the server ended with ${status}`);
  return {
    folder,
    start: builtIn(folder).start,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function start(folder: string, env: Record<string, string>): Promise<RunningServer> {
  const port = env.PORT ? Number(env.PORT) : await freePortPair();
  const { NODE_ENV: _test, ...outside } = process.env;
  const child = spawn(process.execPath, [join(folder, "main.js")], {
    env: { ...outside, PORT: String(port), WEB: "off", REQUESTS_PER_MINUTE: "1000000", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(String(part)));
  const origin = `http://localhost:${port}`;
  for (const until = Date.now() + READY_WITHIN; !(await isReady(origin)); await pause(50))
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the server did not start:\n${parts.join("")}`);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
  return { origin, child, said: () => parts.join(""), stop };
}

/** Whether a server is ready. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A free port whose next port is free too, for the stand-ins. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await listensOn(0);
    if (port !== null && (await listensOn(port + 1)) !== null) return port;
  }
}

const listensOn = (wanted: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
      .on("error", () => resolve(null))
      .listen(wanted, "localhost", () => {
        const address = server.address();
        server.close(() => resolve(typeof address === "object" && address ? address.port : null));
      });
  });
