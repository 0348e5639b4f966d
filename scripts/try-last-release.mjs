// npm run test:last-release [-- COMMIT]: runs the last release's server on this release's schema (OPS-34), and makes
// that release's own calls over HTTP; then replaces three of its processes with this release's, one after the other,
// while visitors use them (test/cluster/rolling.test.ts). Without a commit it uses the newest tag; else the commit
// before the newest migration or, while there is only the first one, the commit with it. Needs PostgreSQL and HAProxy.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { startPostgres } from "./postgres.mjs";
import { run, runNode } from "./processes.mjs";
import { startProduct } from "./product.mjs";

const PORT = Number(process.env.PORT ?? 8097);
const folder = resolve(".cache/last-release");
const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function lastRelease() {
  try {
    return git("describe", "--tags", "--abbrev=0");
  } catch {
    const journal = "src/app/server/migrations/meta/_journal.json";
    const newest = git("log", "-1", "--format=%h", "--", journal);
    return JSON.parse(readFileSync(journal, "utf8")).entries.length === 1 ? newest : `${newest}^`;
  }
}

function forget() {
  if (existsSync(folder)) execFileSync("git", ["worktree", "remove", "--force", folder]);
  rmSync(folder, { recursive: true, force: true });
}

const commit = git("rev-parse", "--short", process.argv[2] ?? lastRelease());
const postgres = await startPostgres();
if (!postgres) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
try {
  forget();
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, commit]);
  symlinkSync(resolve("node_modules"), resolve(folder, "node_modules"));
  const tsx = resolve("node_modules/tsx/dist/cli.mjs");
  const env = { DATABASE_URL: postgres.url, WEB: "off", REQUESTS_PER_MINUTE: "1000000" };
  const well = async (code) => (await code) === 0;
  // Earlier releases have their build in scripts/ itself.
  const builder = ["scripts/build/build-server.mjs", "scripts/build-server.mjs"].find((file) =>
    existsSync(resolve(folder, file)),
  );
  const built = await well(runNode([builder, "dist/server"], { cwd: folder }));
  const migrated = built && (await well(runNode([tsx, "src/app/server/cli/malecon.main.ts", "migrate"], { env })));
  const works = migrated && (await played(tsx, env)) && (await replaced());
  process.exitCode = works ? 0 : 1;
  console.log(
    `${commit} ${process.exitCode === 0 ? "works" : "DOES NOT WORK"} on the schema of this tree and beside it.`,
  );
} finally {
  await postgres.end();
  forget();
}

async function played(tsx, env) {
  process.chdir(folder);
  Object.assign(process.env, env);
  const product = await startProduct(PORT, { databaseUrl: postgres.url });
  try {
    return (await run(process.execPath, [tsx, "test/contract/play.main.ts", product.origin])) === 0;
  } finally {
    await product.end();
    process.chdir(resolve(folder, "../.."));
  }
}

async function replaced() {
  const env = { CLUSTER: "on", LAST_RELEASE: resolve(folder, "dist/server"), TEST_DATABASE_URL: postgres.url };
  const test = ["run", "test:unit", "--", "test/cluster/rolling", "-w", "1"];
  return (await run("npm", test, { env })) === 0;
}
