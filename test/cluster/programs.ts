import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const READY_WITHIN = 20_000;

/** The path of a Debian package's program. Throws with the package's name if it is not installed. */
export function programOf(debianPackage: string, ...paths: string[]): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`${debianPackage} is not installed: apt-get install ${debianPackage}`);
  return found;
}

/** The folder of PostgreSQL's programs in Debian. */
export function postgresPrograms(): string {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, "bin")).find((bin) => existsSync(join(bin, "postgres")));
  if (!found) throw new Error("postgresql is not installed: apt-get install postgresql");
  return found;
}

/** The account for a program that refuses to run as root; this process's own if that is another one. */
export function unprivileged(): Pick<SpawnOptions, "uid" | "gid"> {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim());
  return { uid: ask("-u"), gid: ask("-g") };
}

/** Starts a program, and resolves once its port accepts connections. Throws if it ends before. */
export async function startProgram(file: string, args: string[], port: number, options: SpawnOptions = {}) {
  const child = spawn(file, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  for (const until = Date.now() + READY_WITHIN; !(await takes(port)); await pause(50))
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${file} did not start`);
  return { child, end: (signal: NodeJS.Signals = "SIGTERM") => endProgram(child, signal) };
}

async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

const takes = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.end();
      resolve(true);
    });
  });
