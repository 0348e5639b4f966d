// A throwaway PostgreSQL for the tests that need a real one: node scripts/postgres.mjs [command…] With a command, runs
// it with TEST_DATABASE_URL set; without one, prints the address and serves until interrupted.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./processes.mjs";

/** Debian's packages do not add the server's programs to PATH. */
const DEBIAN = "/usr/lib/postgresql";

/** The folder of an installed PostgreSQL server's programs: Debian's newest, else the one on PATH; or undefined. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""),
  ];
  return folders.find((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres")));
}

/** PostgreSQL refuses to run as root: as root, use the account `postgres` or `nobody`. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim() || 65_534);
  return { uid: ask("-u"), gid: ask("-g") };
}

/**
 * Where the cluster is stored: in memory if there is room. A test's database is a copy of some 500 files, which takes
 * 35 ms there and 460 ms on a disk.
 */
function newFolder() {
  const inside = (folder) => mkdtempSync(join(folder, "malecon-pg-"));
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize >= 2 * 1024 ** 3) return inside("/dev/shm");
  } catch {
    // /dev/shm is missing or cannot be written.
  }
  return inside(tmpdir());
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a cluster in a temporary folder. Resolves with its URL and a function that stops it; with undefined if no
 * server is installed.
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = newFolder();
  const account = unprivileged();
  if (account.uid) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = { ...account, cwd: folder, stdio: ["ignore", "ignore", "inherit"] };
  const initialise = ["-D", data, "-U", "malecon", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"];
  if (spawnSync(join(programs, "initdb"), initialise, options).status !== 0) throw new Error("initdb failed");

  const port = await freePort();
  // Nothing here lives long enough to need a vacuum, and one during a test would disturb its timing.
  const idle = ["autovacuum=off", "fsync=off"];
  // Every query here takes less time than JIT compilation.
  const settings = [...idle, "jit=off", "listen_addresses=127.0.0.1", "max_connections=200", "log_min_messages=panic"];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: "ignore" },
  );
  const end = async () => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    if (server.exitCode === null) {
      server.kill("SIGINT"); // fast shutdown: disconnects clients
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = () =>
    spawnSync(join(programs, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)]).status === 0;
  const deadline = Date.now() + 20_000;
  while (!ready()) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await end();
      throw new Error("PostgreSQL did not start");
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Over its socket: over TCP each query costs both sides twice the processor time.
  return { url: `postgres://malecon@${encodeURIComponent(folder)}:${port}/postgres`, end };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [command, ...args] = process.argv.slice(2);
  const postgres = await startPostgres();
  if (!postgres) {
    console.error(`No PostgreSQL server: there is no initdb below ${DEBIAN} and none on PATH`);
    process.exit(1);
  }
  if (command) {
    const code = await run(command, args, { env: { TEST_DATABASE_URL: postgres.url } });
    await postgres.end();
    process.exit(code);
  }
  console.log(`TEST_DATABASE_URL=${postgres.url}`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => postgres.end().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
}
